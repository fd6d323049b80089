"""What is scheduled: operations, values, edges, and where they are placed."""
