"""From placed operations to assembly text."""
