"""What goes wrong, as exceptions. All of them are `signoria.Error`."""

from __future__ import annotations

from typing import Any, Optional


class Error(Exception):
    """Something that Signoria refuses.

    `words` says it in English, `translations` in every language, `code` names the kind for programs, and `rule` is the id of the rule
    that was broken, where it was one of the game's.
    """

    def __init__(
        self,
        words: str,
        code: str = "",
        rule: Optional[str] = None,
        translations: Optional[dict[str, str]] = None,
    ) -> None:
        super().__init__(words)
        self.words = words
        self.code = code
        self.rule = rule
        self.translations = translations or {"en": words}

    def __str__(self) -> str:
        return f"{self.words} [{self.rule}]" if self.rule else self.words

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.words, self.code, self.rule, self.translations)


class SetupError(Error, ValueError):
    """The table cannot be set up like that."""


class SeatError(Error, ValueError):
    """The table has no such seat."""


class NotationError(Error, ValueError):
    """No action has that text or number."""


class IllegalAction(Error, ValueError):
    """The action is not legal now; `rule` names the rule."""


class JournalError(Error, ValueError):
    """The journal is damaged, or does not replay."""


class ShapeError(Error, ValueError):
    """An array has the wrong shape."""


class ClosedError(Error, RuntimeError):
    """The environment was closed."""


class ForkError(Error, RuntimeError):
    """The environment was made in another process: its threads are not in this one."""
