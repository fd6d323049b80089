"""Commands on a user's own code: assemble, optimize, explain."""
