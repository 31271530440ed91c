"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

games = Table(
    "game",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("edition", String(32), nullable=False),
    Column("edition_version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("clock_initial", BigInteger),
    Column("clock_increment", BigInteger),
    Column("pace", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("version", Integer, nullable=False),
    Column("due", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("rematch_of", String(32), unique=True),
    Index("game_due", "status", "due"),
    Index("game_open", "status", "listed", "created"),
)
"""One row a game: what was agreed on before it began, and where it stands."""

seats = Table(
    "seat",
    metadata,
    Column("game", String(32), ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(8), nullable=False),
    Column("name", String(160), nullable=False),
    Column("agent", String(32)),
    Column("token", LargeBinary(32)),
    Column("invitation", LargeBinary(32)),
)
"""One row a seat; tokens and invitations only as SHA-256."""

plies = Table(
    "ply",
    metadata,
    Column("game", String(32), ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The log: one row a decision, reveal or other thing that happened; times are milliseconds since 1970."""

uploads = Table(
    "upload",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("record", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""Records that somebody put here for replay."""

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""One row: when a server was last up."""
