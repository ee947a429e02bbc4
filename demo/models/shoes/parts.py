"""The eight parts of a shoe that a product may give colours of their own."""
from enum import IntEnum


class Part(IntEnum):
    UPPER = 0
    OVERLAY = 1
    ACCENT = 2
    LINING = 3
    LACES = 4
    MIDSOLE = 5
    OUTSOLE = 6
    MARK = 7


PARTS = tuple(part.name.lower() for part in Part)
