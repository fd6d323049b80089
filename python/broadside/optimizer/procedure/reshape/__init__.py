"""Loops of the source in another form: branches as predicates, several passes as one."""
