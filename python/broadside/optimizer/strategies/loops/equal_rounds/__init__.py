"""Loop bodies of many equal rounds, from one of them."""
