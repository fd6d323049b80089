"""The rules of the machine: units, sides, delay slots, banks, registers."""
