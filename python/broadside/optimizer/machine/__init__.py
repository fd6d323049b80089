"""Rules of the machine: units, sides, delays, banks, registers."""
