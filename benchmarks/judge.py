"""How fast the judge is: `parure bench judge`, run from the tree; --json for one JSON object."""

import sys

from parure.cli.main import main

if __name__ == "__main__":
    sys.exit(main(["bench", "judge", "--seconds", "2", *sys.argv[1:]]))
