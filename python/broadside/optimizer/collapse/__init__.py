"""Chooses the stages of a loop's prolog and epilog that need no code, because the kernel does them."""
