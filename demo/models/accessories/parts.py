"""The parts of an accessory that a product may give colours of their own."""
from enum import IntEnum


class Part(IntEnum):
    BODY = 0
    OVERLAY = 1
    RIB = 2
    TAPE = 3
    LABEL = 4
    METAL = 5
    LINING = 6
    MARK = 7


PARTS = tuple(part.name.lower() for part in Part)
