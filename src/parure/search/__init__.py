"""Thinking ahead: a tree of positions, grown by compiled code, on what one seat may know."""

from parure.search.net import Net, NetError, shipped
from parure.search.search import Budget, Judge, Manner, Search, SearchError, Thought

__all__ = ["Budget", "Judge", "Manner", "Net", "NetError", "Search", "SearchError", "Thought", "shipped"]
