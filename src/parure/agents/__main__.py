"""`python -m parure.agents`: compiles what the stronger players think with, so that nobody waits for it later."""

from parure.agents.readiness import make_ready

make_ready()
