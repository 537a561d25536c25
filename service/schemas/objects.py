"""The base of all schemas: objects whose fields the contract lists in full."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, cast

from marshmallow import RAISE, Schema, post_load

from service.schemas.errors import UNKNOWN_FIELD
from service.schemas.fields import wrong_type


class ObjectSchema(Schema):
    """An object that becomes one frozen value, made by `makes` from its fields.

    `makes` is a class, or a function declared as `staticmethod`.

    >>> class ThrowSchema(ObjectSchema):
    ...     makes = Throw
    ...     white = die_field(required=True)
    ...     black = die_field(required=True)
    """

    makes: ClassVar[Callable[..., object]]

    class Meta:
        """Options of marshmallow: fields that are not declared are errors."""

        unknown = RAISE

    # marshmallow puts what it finds here into its list of messages as it is
    error_messages = {  # noqa: RUF012 - declared as marshmallow declares it
        "unknown": cast("str", UNKNOWN_FIELD),
        "type": cast("str", wrong_type("object")),
    }

    @post_load
    def make(self, data: dict[str, Any], **_: Any) -> object:
        """The value of an object without errors."""
        return self.makes(**data)
