"""Tables that people, computers and programs meet at: a game is its log, and nobody is sent what he may not know."""
