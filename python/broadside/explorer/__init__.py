"""The explorer: what its page asks of linear assembly, and the server that answers.

`web/src/contract.ts` has the types of all answers; the dictionaries here have their keys.
"""
