"""The explorer: answers the requests of its page about linear assembly, and serves the page.

`web/src/contract.ts` has the types of all answers. The dictionaries here have their keys.
"""
