"""Learning by self-play: a net plays itself through the search, and learns what the search found (docs/learning.md)."""
