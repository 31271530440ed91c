"""Thinking ahead: a tree of positions, grown by compiled code, on what one seat may know."""
