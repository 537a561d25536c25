"""The application, through Flask's test client."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from service.app import create_app


@pytest.fixture(scope="session")
def http() -> FlaskClient:
    return create_app().test_client()
