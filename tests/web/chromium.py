"""Which Chromium the tests drive. `python -m tests.web.chromium` fetches one where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

SHELL = "chromium-headless-shell"
"""Chromium without windows, which takes half of the processor time."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NONE = """These tests need Chromium, and none could be found or fetched. One of these helps:
  - install `chromium` or `google-chrome` with the system's package manager;
  - `.venv/bin/playwright install chromium`;
  - name one that is somewhere else: PARURE_CHROMIUM=/path/to/chromium."""


def find(playwright: Playwright, *, whole: bool = False) -> str | None:
    """A Chromium: the one that is named, the system's, or Playwright's own; rather one with windows if `whole`."""
    if named := os.environ.get("PARURE_CHROMIUM"):
        return named
    for name in (*NAMES, SHELL) if whole else (SHELL, *NAMES):
        if found := shutil.which(name):
            return found
    own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def launch(playwright: Playwright, arguments: Sequence[str] = (), *, whole: bool = False) -> Browser:
    """Starts it."""
    found = find(playwright, whole=whole)
    if found is None:
        raise FileNotFoundError(NONE)
    # Its sandbox needs a user of its own, which a container often has not.
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=found, args=[*sandbox, *arguments])


def fetch() -> bool:
    """Fetches one: Debian's, where that is allowed, since it brings the libraries that it needs; else Playwright's."""
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=False, capture_output=True)
        for name in (SHELL, "chromium"):  # older systems have only the second
            wanted = [name, "fonts-noto-cjk", "fonts-noto-color-emoji"]
            install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *wanted]
            done = subprocess.run(install, env=quiet, check=False, capture_output=True)
            if done.returncode == 0 and shutil.which(name):
                return True
    done = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False, capture_output=True)
    return done.returncode == 0


def main() -> int:
    """Makes sure that there is one."""
    with sync_playwright() as playwright:
        if find(playwright):
            return 0
        print("Fetching Chromium for the tests of the page (once) …", flush=True)
        if fetch() and find(playwright):
            return 0
    print(NONE, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
