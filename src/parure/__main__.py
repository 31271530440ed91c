"""`python -m parure` is `parure`."""

import sys

from parure.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
