"""Where the files of the project, of a user and of other tools are."""
