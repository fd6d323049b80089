"""Changes the form of loops before scheduling: branches become predicates, several passes become one."""
