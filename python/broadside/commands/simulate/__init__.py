"""Commands that run a program or call a function on a simulated machine."""
