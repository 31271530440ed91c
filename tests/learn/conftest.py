"""What is compiled for one net is kept for the next: every run compiles its own, and most are alike."""

from __future__ import annotations

import jax
import pytest


@pytest.fixture(scope="session", autouse=True)
def _programs(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A folder of this process alone, since JAX writes there without a lock."""
    jax.config.update("jax_compilation_cache_dir", str(tmp_path_factory.mktemp("programs")))  # type: ignore[no-untyped-call]
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0.2)  # type: ignore[no-untyped-call]
