"""The ways of control through scheduled code, cycle by cycle."""
