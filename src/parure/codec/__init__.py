"""Numbers for programs."""

from parure.codec.actions import action_numbers, actions

__all__ = ["action_numbers", "actions"]
