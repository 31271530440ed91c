"""The page that browsers are served: its files, its headers, and what is not to be had."""

from __future__ import annotations

import base64
import hashlib
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest
from starlette.exceptions import HTTPException

from parure.server import pages
from parure.server.limits import SECURITY_HEADERS
from tests.server.harness import Server

ROOT = Path(__file__).parents[2]
FILES = sorted(path.relative_to(pages.WEB).as_posix() for path in pages.WEB.rglob("*") if path.is_file())
CATALOGUES = sorted(path.name for path in pages.LOCALE.glob("*.ftl"))


@pytest.fixture
def browser(house: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.url) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/gallery", "/t/q3J_-x", "/t/q3J_-x/replay", "/r/abc"])
def test_every_address_of_the_router_is_the_one_page(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert answer.content == pages.INDEX.read_bytes()
    assert browser.head(path).status_code == 200


def test_the_router_knows_the_same_addresses() -> None:
    router = (pages.WEB / "core" / "router.js").read_text()
    patterns = [re.compile(found.replace(r"\/", "/")) for found in re.findall(r"^  \[/(\^.*?\$)/,", router, re.M)]
    examples = [re.sub(r"\{\w+\}", "q3J_-x", address) for address in pages.ADDRESSES]
    assert all(any(pattern.fullmatch(example) for pattern in patterns) for example in examples)
    assert all(any(pattern.fullmatch(example) for example in examples) for pattern in patterns)


@pytest.mark.parametrize("path", ["/nothing", "/t/", "/t/a/b/c", "/index.html", "/%00", "/..%2f..%2fetc"])
def test_another_address_gets_the_page_which_says_so(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path, headers={"accept": "text/html,*/*;q=0.8"})
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert answer.headers["content-security-policy"] == pages.policy(answer.content)
    assert browser.get(path).json()["error"]["code"] == "no_table"  # a program, which did not ask for a page
    assert browser.post(path).json()["error"]["code"] in ("no_table", "not_allowed")


@pytest.mark.parametrize("path", ["/api/nothing", "/web/nothing.js", "/locale/xx.ftl", "/web/", "/metrics/nothing"])
def test_what_a_program_misses_is_said_in_json(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path, headers={"accept": "text/html"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_table")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_pages_are_only_read(browser: httpx.Client, method: str) -> None:
    answer = browser.request(method, "/web/main.js")
    assert (answer.status_code, answer.json()["error"]["code"]) == (405, "not_allowed")
    assert answer.headers["allow"] == "GET, HEAD"


@pytest.mark.parametrize("file", FILES)
def test_every_file_is_served_as_what_it_is(browser: httpx.Client, file: str) -> None:
    answer = browser.get(f"/web/{file}")
    assert answer.status_code == 200
    assert answer.content == (pages.WEB / file).read_bytes()
    assert answer.headers["content-type"] == pages.TYPES.get(Path(file).suffix, "text/plain; charset=utf-8")
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("name", CATALOGUES)
def test_every_catalogue_is_served(browser: httpx.Client, name: str) -> None:
    assert browser.get(f"/locale/{name}").text == (pages.LOCALE / name).read_text()


def test_the_only_inline_script_is_allowed_by_its_hash(browser: httpx.Client) -> None:
    answer = browser.get("/")
    inline = re.findall(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", answer.text, re.S)
    hashes = [base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() for text in inline]
    assert len(hashes) == 1
    policy = answer.headers["content-security-policy"]
    assert f"script-src 'self' 'sha256-{hashes[0]}';" in policy
    assert "unsafe" not in policy
    assert "style=" not in answer.text


def test_other_answers_allow_no_inline_script_at_all(browser: httpx.Client) -> None:
    for path in ("/web/main.js", "/api/agents", "/healthz"):
        assert browser.get(path).headers["content-security-policy"] == SECURITY_HEADERS["content-security-policy"]


def test_the_page_names_only_files_that_there_are() -> None:
    named = re.findall(r"\"(/web/[^\"]+)\"", pages.INDEX.read_text())
    assert named
    missing = [name for name in named if not (pages.WEB / name.removeprefix("/web/")).is_file()]
    assert not missing


def test_a_copy_that_is_still_good_is_not_sent_again(browser: httpx.Client) -> None:
    first = browser.get("/web/main.js")
    tag = first.headers["etag"]
    assert first.headers["cache-control"] == "no-cache"
    for known in (tag, f'"other", {tag}', f"W/{tag}"):
        again = browser.get("/web/main.js", headers={"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert browser.get("/web/main.js", headers={"if-none-match": '"other"'}).status_code == 200


def test_a_file_that_changes_is_read_anew(tmp_path: Path) -> None:
    file = tmp_path / "a.js"
    file.write_text("1")
    before = pages.load(file)
    assert pages.load(file) is before
    file.write_text("22")
    assert pages.load(file).headers["etag"] != before.headers["etag"]


@pytest.mark.parametrize(
    "path",
    [
        "/web/../__init__.py",
        "/web/%2e%2e/__init__.py",
        "/web/..%2f__init__.py",
        "/web/%2e%2e%2fserver%2fapp.py",
        "/web/..%5c__init__.py",
        "/web//etc/passwd",
        "/web/%2fetc%2fpasswd",
        "/web/core/../../__init__.py",
        "/web/.hidden.js",
        "/web/main.js%00.css",
        "/web/main.js/",
        "/web/style",
        "/locale/../web/main.js",
        "/locale/..%2fserver%2fapp.py",
        "/web/main%2ejs%3f",
    ],
)
def test_no_path_leads_out_of_the_folder(house: Server, path: str) -> None:
    connection = HTTPConnection("127.0.0.1", house.port)
    connection.request("GET", path)  # as it is: httpx would tidy the path up
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    assert answer.status == 404
    assert b'"code":"no_table"' in body


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    folder = tmp_path / "web"
    folder.mkdir()
    (tmp_path / "secret.js").write_text("secret")
    (folder / "link.js").symlink_to(tmp_path / "secret.js")
    with pytest.raises(HTTPException):
        pages.find(folder, "link.js")


def test_the_favicon_is_where_browsers_look_for_it(browser: httpx.Client) -> None:
    assert browser.get("/favicon.ico").headers["content-type"] == "image/svg+xml"


def test_the_page_is_light() -> None:
    """Before fonts: everything that any page could fetch, as it travels; licences and notes apart."""

    def weight(file: Path) -> int:
        page = pages.load(file)
        return len((page.zipped or page).body)

    fetched = [pages.WEB / file for file in FILES if Path(file).suffix in (".js", ".css", ".html", ".svg")]
    catalogue = max(weight(pages.LOCALE / name) for name in CATALOGUES)
    assert sum(map(weight, fetched)) + 2 * catalogue < 350_000


def test_nothing_of_the_page_is_fetched_from_elsewhere() -> None:
    """No address of another server in what browsers read, names of XML vocabularies and licences apart."""
    for file in FILES:
        if Path(file).suffix in (".js", ".css", ".html"):
            text = (pages.WEB / file).read_text().replace("http://www.w3.org/", "")
            loads = re.findall(r"(?:import|from|url\(|src=|href=|fetch\()\s*[\"'(]?https?://", text)
            assert not loads, file


def test_a_wheel_has_the_page_and_its_words(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--disable-pip-version-check"]
    subprocess.run([*build, "--wheel-dir", str(tmp_path), str(ROOT)], check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {f"parure/web/{file}" for file in FILES} <= names
    assert {f"parure/locale/{name}" for name in CATALOGUES} <= names


@pytest.mark.parametrize("file", ["main.js", "style/theme.css", "favicon.svg"])
def test_text_is_zipped_for_whoever_can_read_it(browser: httpx.Client, file: str) -> None:
    plain = browser.get(f"/web/{file}", headers={"accept-encoding": "identity"})
    zipped = browser.get(f"/web/{file}", headers={"accept-encoding": "br, GZIP;q=0.5"})
    refused = browser.get(f"/web/{file}", headers={"accept-encoding": "gzip;q=0"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in {**plain.headers, **refused.headers}
    assert plain.content == zipped.content == refused.content == (pages.WEB / file).read_bytes()
    assert int(zipped.headers["content-length"]) < int(plain.headers["content-length"])
    assert plain.headers["vary"] == zipped.headers["vary"] == "accept-encoding"
    assert plain.headers["etag"] != zipped.headers["etag"]
    for answer in (plain, zipped):
        again = {"if-none-match": answer.headers["etag"], "accept-encoding": answer.request.headers["accept-encoding"]}
        assert browser.get(f"/web/{file}", headers=again).status_code == 304


def test_what_is_small_already_is_not_zipped(browser: httpx.Client) -> None:
    font = next(file for file in FILES if file.endswith(".woff2"))
    assert "content-encoding" not in browser.get(f"/web/{font}").headers
