"""The local server of the explorer: one page, its requests, and the processes that answer them."""
