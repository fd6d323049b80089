"""The local server of the explorer: one page, its requests, and processes that answer them."""
