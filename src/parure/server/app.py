"""The application: puts the parts together and answers what goes wrong in one form."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

import parure
from parure.server.errors import Code, Refused
from parure.server.hub import Hub
from parure.server.limits import Guard
from parure.server.metrics import Metrics
from parure.server.rest import router
from parure.server.settings import Settings
from parure.server.store import Store

log = logging.getLogger(__name__)


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server, not yet running."""
    settings = settings or Settings()
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings)
        await store.open()
        hub = Hub(settings, store, metrics)
        await hub.open()
        app.state.hub = hub
        log.info("ready", extra={"database": "sqlite" if settings.is_sqlite else "postgresql"})
        yield
        await hub.close()
        await store.close()
        log.info("stopped")

    app = FastAPI(
        title="Parure",
        version=parure.__version__,
        description="Tables for Splendor and Splendor: Marvel.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={"4XX": {"description": "Refused: error.code says why"}},
    )
    app.add_middleware(Guard, settings=settings, metrics=metrics)
    app.include_router(router)

    @app.get("/healthz")
    async def health(request: Request) -> dict[str, Any]:
        """Whether the server and its database answer."""
        hub: Hub = request.app.state.hub
        await hub.store.check()
        return {"status": "ok", "version": parure.__version__}

    @app.get("/metrics")
    async def metrics_page() -> Response:
        """The counters, for Prometheus."""
        return Response(metrics.page(), media_type="text/plain; version=0.0.4")

    @app.exception_handler(Refused)
    async def refused(_request: Request, error: Refused) -> JSONResponse:
        metrics.refused.labels(error.code.value).inc()
        return JSONResponse({"error": error.body()}, error.code.status)

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return await refused(request, Refused(Code.BAD_REQUEST, f"{where}: {first['msg']}"))

    @app.exception_handler(HTTPException)
    async def unrouted(request: Request, error: HTTPException) -> JSONResponse:
        code = {404: Code.NO_TABLE, 405: Code.NOT_ALLOWED}.get(error.status_code, Code.BAD_REQUEST)
        answer = await refused(request, Refused(code, str(error.detail)))
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(Exception)
    async def trouble(request: Request, error: Exception) -> JSONResponse:
        log.error("trouble", extra={"path": request.url.path, "error": type(error).__name__})
        return await refused(request, Refused(Code.TROUBLE, "something broke on the server; nothing was changed"))

    return app
