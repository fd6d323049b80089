"""The operations of a round and of the transpositions."""
