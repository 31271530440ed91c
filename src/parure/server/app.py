"""The application: puts the parts together and answers what goes wrong in one form."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

import parure
from parure.server import catalogue, records, tables
from parure.server.errors import Code, Refused
from parure.server.hub import Hub
from parure.server.limits import Guard
from parure.server.metrics import Metrics
from parure.server.pages import serve_pages, show_missing
from parure.server.replies import TEXT, Health, refusals
from parure.server.settings import Settings
from parure.server.store import Store

log = logging.getLogger(__name__)

PARTS = (catalogue, tables, records)
"""The modules that answer requests."""


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
    )
    app.add_middleware(Guard, settings=settings, metrics=metrics)
    for part in PARTS:
        app.include_router(part.router)

    @app.get("/healthz", response_model=Health, responses=refusals())
    async def health(request: Request) -> dict[str, Any]:
        """Whether the server and its database answer."""
        hub: Hub = request.app.state.hub
        await hub.store.check()
        return {"status": "ok", "version": parure.__version__}

    @app.get("/metrics", response_class=Response, responses={**TEXT, **refusals()})
    async def metrics_page() -> Response:
        """The counters, for Prometheus."""
        return Response(metrics.page(), media_type="text/plain; version=0.0.4")

    @app.exception_handler(Refused)
    async def refused(_request: Request, error: Refused) -> JSONResponse:
        metrics.refused.labels(error.code.value).inc()
        return JSONResponse({"error": error.body()}, error.code.status)

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> JSONResponse:
        return await refused(request, Refused.misshapen(error.errors()[0]))

    serve_pages(app)

    @app.exception_handler(HTTPException)
    async def unrouted(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and (page := show_missing(request)):
            return page
        code = {404: Code.NO_TABLE, 405: Code.NOT_ALLOWED}.get(error.status_code, Code.BAD_REQUEST)
        answer = await refused(request, Refused(code, str(error.detail)))
        if code is Code.NOT_ALLOWED:
            answer.headers["allow"] = ", ".join(sorted(_methods(app, request)))
        return answer

    app.openapi = partial(_documented, app.openapi)  # type: ignore[method-assign]
    return app


def _methods(app: FastAPI, request: Request) -> set[str]:
    """The methods that an address has."""
    routes = [*app.routes, *(route for part in PARTS for route in part.router.routes)]
    fitting = [
        route for route in routes if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE
    ]
    return {method for route in fitting for method in route.methods or ()}


def _documented(describe: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """The OpenAPI description without FastAPI's own answer to a wrong request: ours is another."""
    whole = describe()
    for operations in whole["paths"].values():
        for operation in operations.values():
            operation["responses"].pop("422", None)
    for name in ("HTTPValidationError", "ValidationError"):
        whole["components"]["schemas"].pop(name, None)
    return whole
