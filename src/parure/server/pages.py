"""The browser's side: the files of `parure/web`, the catalogues of `parure/locale`, and the one page they make."""

from __future__ import annotations

import gzip
import hashlib
import re
from base64 import b64encode
from dataclasses import dataclass
from pathlib import Path

from fastapi import FastAPI, Request, Response
from starlette.exceptions import HTTPException

import parure
from parure.server.limits import SECURITY_HEADERS

ROOT = Path(parure.__file__).parent
WEB = ROOT / "web"
LOCALE = ROOT / "locale"
INDEX = WEB / "index.html"
FAVICON = WEB / "favicon.svg"

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What is served, and as what. A licence has no suffix; nothing else may lack one."""

ADDRESSES = ("/", "/gallery", "/t/{game}", "/t/{game}/replay", "/r/{name}")
"""The addresses that the page knows; `web/core/router.js` has the same."""
FOR_PROGRAMS = ("/api", "/web", "/locale", "/healthz", "/metrics")
"""Where nothing but a program asks: what is missing there is said in JSON."""

ZIPPED = frozenset(TYPES) - {".woff2"}
"""What becomes smaller: text. Nothing secret is ever in it."""

_SAFE_PART = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]*")
_INLINE_SCRIPT = re.compile(rb"<script type=\"importmap\">(.*?)</script>", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Page:
    """A file as it is answered with."""

    body: bytes
    stamp: tuple[int, int]
    """When the file was changed, and its size: while they stay the same, it is not read again."""
    headers: dict[str, str]
    zipped: Page | None = None
    """The same in a third of the bytes, for whoever can read it."""


_read: dict[Path, Page] = {}


def serve_pages(app: FastAPI) -> None:
    """Adds the page, its files and the catalogues to a server."""
    for address in ADDRESSES:
        app.add_route(address, show_index, ["GET"], include_in_schema=False)
    app.add_route("/web/{path:path}", show_web, ["GET"], include_in_schema=False)
    app.add_route("/locale/{path:path}", show_locale, ["GET"], include_in_schema=False)
    app.add_route("/favicon.ico", show_favicon, ["GET"], include_in_schema=False)


async def show_index(request: Request) -> Response:
    """The page itself."""
    return answer(request, INDEX)


async def show_web(request: Request) -> Response:
    """One of its files."""
    return answer(request, find(WEB, request.path_params["path"]))


async def show_locale(request: Request) -> Response:
    """A catalogue of words."""
    return answer(request, find(LOCALE, request.path_params["path"]))


async def show_favicon(request: Request) -> Response:
    """The icon, for browsers that ask before they have read the page."""
    return answer(request, FAVICON)


def show_missing(request: Request) -> Response | None:
    """What a browser gets at an address that is none: the page, which says so. None for a program."""
    path = request.url.path
    browses = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    if not browses or any(path == start or path.startswith(f"{start}/") for start in FOR_PROGRAMS):
        return None
    page = load(INDEX)
    return Response(page.body, 404, {**page.headers, "cache-control": "no-store"})


def find(folder: Path, path: str) -> Path:
    """The file of that path in a folder; a path that could lead out of it, or to a hidden file, is no path."""
    parts = path.split("/")
    file = folder.joinpath(*parts) if all(_SAFE_PART.fullmatch(part) for part in parts) else folder
    known = file.suffix in TYPES or file.name.startswith("LICENSE")
    if not known or not file.is_file() or not file.resolve().is_relative_to(folder.resolve()):
        raise HTTPException(404, "there is no such page")
    return file


def load(file: Path) -> Page:
    """A file and its headers, read anew only when it has changed."""
    status = file.stat()
    stamp = status.st_mtime_ns, status.st_size
    page = _read.get(file)
    if page is None or page.stamp != stamp:
        body = file.read_bytes()
        page = _read[file] = _with_zipped(file, Page(body, stamp, _headers(file, body)))
    return page


def _with_zipped(file: Path, page: Page) -> Page:
    if file.suffix not in ZIPPED:
        return page
    headers = {**page.headers, "vary": "accept-encoding"}
    tag = headers["etag"].strip('"')
    zipped = Page(
        gzip.compress(page.body, 9, mtime=0), page.stamp, {**headers, "etag": f'"{tag}z"', "content-encoding": "gzip"}
    )
    return Page(page.body, page.stamp, headers, zipped)


def reads_zipped(request: Request) -> bool:
    """Whether the asker can read gzip."""
    for wish in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = wish.replace(" ", "").partition(";q=")
        if name == "gzip":
            return weight not in ("0", "0.0", "0.00", "0.000")
    return False


def answer(request: Request, file: Path) -> Response:
    """The file, or word that the asker's copy is still good."""
    page = load(file)
    if page.zipped and reads_zipped(request):
        page = page.zipped
    known = request.headers.get("if-none-match", "")
    if page.headers["etag"] in (tag.strip().removeprefix("W/") for tag in known.split(",")):
        kept = {name: value for name, value in page.headers.items() if name != "content-type"}
        return Response(status_code=304, headers=kept)
    return Response(page.body, headers=page.headers)


def _headers(file: Path, body: bytes) -> dict[str, str]:
    headers = {
        "content-type": TYPES.get(file.suffix, "text/plain; charset=utf-8"),
        "etag": f'"{hashlib.sha256(body).hexdigest()[:32]}"',
        # Asked for again each time, answered with 304: nobody sees yesterday's page with today's server.
        "cache-control": "no-cache",
    }
    if file.suffix == ".html":
        headers["content-security-policy"] = policy(body)
    return headers


def policy(body: bytes) -> str:
    """The content security policy of a page: scripts of this server, and that page's own import map."""
    hashes = [b64encode(hashlib.sha256(script).digest()).decode() for script in _INLINE_SCRIPT.findall(body)]
    allowed = " ".join(["script-src 'self'", *(f"'sha256-{digest}'" for digest in hashes)])
    return SECURITY_HEADERS["content-security-policy"].replace("script-src 'self'", allowed)
