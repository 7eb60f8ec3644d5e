"""The differential run: random modules, XLA's answer and ours, and what is left of a module in which the two differ."""
