"""The loops of scheduled assembly: their schedules, sources and lives of values, told and drawn."""
