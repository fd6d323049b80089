"""The places of files: of the project, of the user, and of other tools."""
