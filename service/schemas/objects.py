"""The base of all schemas: objects whose fields the contract lists in full."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from marshmallow import RAISE, Schema, ValidationError, post_load, validates_schema
from marshmallow.fields import Field, Nested

from engine.faults import Fault
from service.errors import MOST_FAULTS
from service.schemas.errors import UNKNOWN_FIELD, faults_in
from service.schemas.fields import MISSING, JsonField, wrong_type

FaultsByField = dict[str, list[Fault]]


class ObjectSchema(Schema):
    """An object that becomes one value, made by `makes` from its fields.

    `makes` is a class, or a function declared as `staticmethod`. Most objects are declared by
    `schema_of`; a class is for one whose fields or rules others inherit.
    """

    makes: Callable[..., object]

    class Meta:
        """Options of marshmallow: fields that are not declared are errors."""

        unknown = RAISE

    # marshmallow puts what it finds here into its list of messages as it is
    error_messages = {  # noqa: RUF012 - declared as marshmallow declares it
        "unknown": cast("str", UNKNOWN_FIELD),
        "type": cast("str", wrong_type("object")),
    }

    def on_bind_field(self, field_name: str, field_obj: Field[Any]) -> None:  # noqa: ARG002
        """A field that is null counts as absent."""
        if field_obj.required:
            field_obj.error_messages = {
                **field_obj.error_messages,
                "null": field_obj.error_messages["required"],
            }
        else:
            field_obj.allow_none = True

    @post_load
    def without_null(self, data: dict[str, Any], **_: Any) -> object:
        """The value of an object without errors; a field that is null has its default."""
        return self.make({key: value for key, value in data.items() if value is not None})

    def make(self, data: dict[str, Any]) -> object:
        """The value of what is sent."""
        return self.makes(**data)


def bounded(schema: Schema, sent: Any) -> Any:
    """What is sent, with no more unknown fields than are reported."""
    if type(sent) is not dict or len(sent) <= MOST_FAULTS:
        return sent
    known = {field.data_key or name for name, field in schema.load_fields.items()}
    unreported = {*[key for key in sent if key not in known][MOST_FAULTS:]}
    return {key: value for key, value in sent.items() if key not in unreported}


class CheckedSchema(ObjectSchema):
    """An object with rules about the fields that are sent together."""

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def check_combination(self, _data: object, sent: object, **_: Any) -> None:
        """Add what `conflicts` finds to the errors of the fields."""
        if isinstance(sent, Mapping):
            keys = {key for key, value in sent.items() if value is not None}
            if faults := self.conflicts(keys):
                raise ValidationError({key: list(found) for key, found in faults.items()})

    def conflicts(self, _sent: set[str]) -> FaultsByField:
        """The faults of fields that are sent together, where they are not null."""
        return {}


def schema_of(makes: Callable[..., object], **parts: Field[Any]) -> ObjectSchema:
    """The schema of an object that has no rules and shares no fields with another.

    >>> THROW = schema_of(Throw, white=die_field(required=True), black=die_field(required=True))
    """
    schema = cast("ObjectSchema", ObjectSchema.from_dict({**parts})())
    schema.makes = makes
    return schema


class Object(JsonField[Any], Nested):
    """An object inside a request, read by a schema; its errors become a list of faults."""

    wrong = wrong_type("object")

    def __init__(self, schema: ObjectSchema, **arguments: Any) -> None:
        super().__init__(schema, **arguments)

    def _deserialize(self, value: Any, *place: Any, **options: Any) -> Any:
        try:
            return super()._deserialize(bounded(self.schema, value), *place, **options)
        except ValidationError as error:
            raise ValidationError(list(faults_in(error.messages, value))) from None


class Union(JsonField[object]):
    """An object whose word under `key` says which of several schemas reads the rest of it."""

    wrong = wrong_type("object")

    def __init__(
        self, kinds: Mapping[str, ObjectSchema], key: str = "do", **arguments: Any
    ) -> None:
        super().__init__(**arguments)
        self.kinds = {word: Object(schema) for word, schema in kinds.items()}
        self.key = key

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> object:
        if type(value) is not dict:
            raise self.make_error("invalid")
        if value.get(self.key) is None:
            raise ValidationError([Fault(MISSING.code, f"/{self.key}")])
        word = value[self.key]
        if type(word) is not str or word not in self.kinds:
            facts = {"known": list(self.kinds)}
            raise ValidationError([Fault("unknown_word", f"/{self.key}", facts=facts)])
        rest = {key: item for key, item in value.items() if key != self.key}
        return self.kinds[word].deserialize(rest)
