"""The ciphers by the interface of PEP 272, one module each.

    >>> from broadside.ciphers import des3
    >>> des3.new(bytes(range(24)), des3.MODE_CBC, iv=bytes(8)).encrypt(bytes(16)).hex()
    '...'

These modes give no integrity: authenticate the ciphertext before it is decrypted.
"""
