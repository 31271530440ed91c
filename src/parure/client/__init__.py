"""A small client for Parure servers: make or join a table, stream what a seat may know, decide.

with Client("http://127.0.0.1:8000") as client:
    made = client.create_table("marvel", [me("Ann"), computer("greedy")])
    with client.join(made.table, made.tokens[0]) as seat:
        for update in seat:
            if update.my_turn:
                seat.decide(update, update.view.legal[0])
"""

from parure.client.asynchronous import AsyncClient, AsyncSeat
from parure.client.questions import Question
from parure.client.synchronous import Client, SyncSeat
from parure.client.values import Entry, History, Made, ServerRefused, Update, anyone, computer, friend, me

__all__ = [
    "AsyncClient",
    "AsyncSeat",
    "Client",
    "Entry",
    "History",
    "Made",
    "Question",
    "ServerRefused",
    "SyncSeat",
    "Update",
    "anyone",
    "computer",
    "friend",
    "me",
]
