"""How fast the computers are: `parure bench agents`, run from the tree; --json for one JSON object."""

import sys

from parure.cli.main import main

if __name__ == "__main__":
    sys.exit(main(["bench", "agents", "--seconds", "2", *sys.argv[1:]]))
