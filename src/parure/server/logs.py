"""Structured logs: one JSON object a line, with nothing in it that a player may not know."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

_OWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}
"""What every log record has anyway; anything else was added on purpose."""


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in _OWN}
        if record.exc_info and record.exc_info[0]:
            # Only where it happened: the text of an exception may quote a position.
            line["error"] = record.exc_info[0].__name__
            trace = record.exc_info[2]
            while trace and trace.tb_next:
                trace = trace.tb_next
            if trace:
                line["where"] = f"{trace.tb_frame.f_code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}"
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Sends every log of this process to standard error as JSON lines."""
    wanted = logging.getLevelNamesMapping()[level.upper()]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    # Libraries tell too much below this: database drivers every seed, the web server every message and token.
    logging.basicConfig(level=max(logging.WARNING, wanted), handlers=[handler], force=True)
    logging.getLogger("parure").setLevel(wanted)
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
        logging.getLogger(name).setLevel(max(logging.INFO, wanted))
    logging.getLogger("uvicorn.error").addFilter(_is_news)


_NO_NEWS = frozenset(
    {
        "ASGI callable returned without completing handshake.",  # said, wrongly, when a connection is refused
        "Invalid UTF-8 sequence received from client.",  # said as an error, which anyone could fill the log with
    }
)


def _is_news(record: logging.LogRecord) -> bool:
    """Whether the web server says something that its host should read."""
    return record.getMessage() not in _NO_NEWS
