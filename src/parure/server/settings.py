"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from platformdirs import user_data_path

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
"""The driver for each kind of address."""


def default_database() -> str:
    """SQLite in the user's data folder, which is nobody else's to read: running games' seeds are in it."""
    folder = user_data_path("parure", ensure_exists=True)
    folder.chmod(0o700)
    return f"sqlite:///{folder / 'parure.db'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be chosen; the defaults are for one person's machine."""

    database: str = field(default_factory=default_database)
    """`sqlite:///PATH` or `postgresql://USER@HOST/NAME`."""
    origins: tuple[str, ...] = ()
    """Pages besides the server's own that may open connections: `https://example.org`."""
    brains: int = 1
    """Worker processes for computer seats."""
    think_limit: float = 10.0
    """Seconds after which a computer's move is made by the fallback agent."""
    days_open: int = 7
    """Days after which a table whose seats were never all taken is removed."""
    sweep_every: float = 1.0
    """Seconds between two looks for computers that owe a move and clocks that ran out."""
    heartbeat: float = 20.0
    """Seconds between two heartbeats on a connection."""
    requests_per_second: float = 50.0
    """What one address may ask for on average, over HTTP."""
    burst: int = 200
    """How far one address may exceed that for a moment."""
    messages_per_second: float = 20.0
    """What one connection may send on average."""
    messages_of_one: float = 200.0
    """What all connections of one address may send on average."""
    most_connections: int = 10_000
    """How many a server holds at once."""
    most_connections_of_one: int = 500
    """How many of them one address may hold."""
    largest_body: int = 64 * 1024
    largest_record: int = 1024 * 1024
    largest_message: int = 16 * 1024

    def limited_to(self, rate: float) -> Settings:
        """The same with so many requests a second from one address; 0: nothing that one address does is limited."""
        if rate:
            return replace(self, requests_per_second=rate)
        return replace(
            self, requests_per_second=1e9, messages_per_second=1e9, messages_of_one=1e9, most_connections_of_one=10**9
        )

    @property
    def url(self) -> str:
        """The database's address with the driver that is used for it."""
        scheme, colon, rest = self.database.partition(":")
        if not colon or scheme not in DRIVERS:
            # The address may hold a password: it is not repeated.
            raise ValueError("the database's address is neither sqlite:///PATH nor postgresql://USER@HOST/NAME")
        return f"{DRIVERS[scheme]}:{rest}"

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is a file of this machine."""
        return self.database.startswith("sqlite:")
