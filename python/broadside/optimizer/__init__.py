"""The optimizer: from linear assembly to verified, scheduled assembly."""
