"""The base of all schemas: objects whose fields the contract lists in full."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, ClassVar, cast

from marshmallow import RAISE, Schema, ValidationError, post_load
from marshmallow.fields import Field

from service.schemas.errors import UNKNOWN_FIELD
from service.schemas.fields import MISSING, wrong_type


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

    def load(self, data: Any, **options: Any) -> Any:
        """The value of an object; a field that is null counts as absent.

        Most objects have no errors. These are read in one pass over what is sent, by the same
        fields and methods; marshmallow's own way, which visits every declared field, is for those
        that have some. To take it always costs 7 % of a `POST /v1/moves` (docs/adr/0029).
        """
        if type(data) is dict and None in data.values():
            known = self.by_key
            data = {
                key: value for key, value in data.items() if value is not None or key not in known
            }
        if self.is_plain and type(data) is dict and not options:
            try:
                return self._load_valid(data)
            except ValidationError:
                # its messages would not be complete
                pass
        return super().load(data, **options)

    def _load_valid(self, sent: dict[str, Any]) -> object:
        """The value of an object that is plainly valid, otherwise `ValidationError`."""
        read: dict[str, Any] = {}
        for key, value in sent.items():
            if key not in self.by_key:
                raise ValidationError([UNKNOWN_FIELD])
            name, field = self.by_key[key]
            read[name] = field.deserialize(value)
        if not self.required_keys <= sent.keys():
            raise ValidationError([MISSING])
        self.check_combination(read, sent)
        return self.make(read)

    @cached_property
    def is_plain(self) -> bool:
        """Whether the schema has no other hooks of marshmallow than the two methods below."""
        hooks = [name for found in self._hooks.values() for name, *_ in found]
        return {"check_combination", "make"}.issuperset(hooks)

    @cached_property
    def by_key(self) -> Mapping[str, tuple[str, Field[Any]]]:
        """By the key of each field in JSON: the name of its value, and the field."""
        return {
            field.data_key or name: (field.attribute or name, field)
            for name, field in self.load_fields.items()
        }

    @cached_property
    def required_keys(self) -> frozenset[str]:
        """The keys that must be sent."""
        return frozenset(key for key, (_, field) in self.by_key.items() if field.required)

    def check_combination(self, data: object, sent: Mapping[str, object], **_: Any) -> None:
        """Raise `ValidationError` if there are faults in the fields that are sent together."""

    @post_load
    def make(self, data: dict[str, Any], **_: Any) -> object:
        """The value of an object without errors."""
        return self.makes(**data)
