"""Where interrupts do harm in scheduled assembly, and branches that keep them out of there."""
