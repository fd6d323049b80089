"""Loop bodies as models, and pipelined loops."""
