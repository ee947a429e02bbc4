"""A canvas slip-on with elastic at its sides and a vulcanised sole: rubber foxing with a line around it."""
from dataclasses import replace

import numpy as np

from ..materials import CANVAS, PRINT, SMOOTH, TERRY
from . import court
from .last import Last, curve
from .panels import Panel, behind, both, closed_vamp, polygon, stroke
from .parts import PARTS, Part
from .sole import vulcanised_sole
from .upper import build_upper
from .views import VIEWS, make_pair

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "build"]

COLOURWAYS = {  # upper, overlay, accent, lining, laces (none), midsole, outsole, mark
    "sand": ("#d9c9a8", "#d9c9a8", "#f0ebe0", "#efe9dc", "#ffffff", "#f4f0e6", "#a87c4b", "#a33b2a"),
    "sea": ("#2f6d9e", "#2f6d9e", "#f2efe8", "#f2efe8", "#ffffff", "#f6f3ec", "#f6f3ec", "#f2efe8"),
    "black": ("#232326", "#1c1c1f", "#2e2e32", "#d6cfc0", "#ffffff", "#f3efe6", "#8f6a42", "#e9e6df"),
}

SHAPE = replace(
    court.SHAPE,
    instep=curve((0, 51), (25, 55), (60, 60), (92, 67), (125, 80), (148, 93), (160, 101), (185, 121), (230, 200), (295, 380)),
    collar=curve((138, 128), (146, 106), (153, 94), (164, 84), (185, 77), (212, 74), (240, 76), (266, 85), (284, 95), (296, 101)),
    collar_start=141,
    headroom=24,
    bottom=curve((0, 8), (20, 5), (50, 1.5), (85, 0), (250, 0), (280, 0.4), (295, 2)),
    feather=curve((0, 34), (25, 30.5), (60, 28), (110, 27), (220, 28), (270, 29.5), (295, 30.5)),
    heel=curve((20, -1), (30, 0), (50, 2.2), (70, -0.5), (88, -4.5), (105, -5.5)),
)


def build(angle):
    last = Last(SHAPE)
    opened = closed_vamp(last, reach=17, half_width=30)
    things, _ = build_upper(last, opened, (CANVAS, Part.UPPER), _panels(last, opened), padding=1.9, wrinkles=0.7,
                            edge=(SMOOTH, Part.ACCENT))
    things += vulcanised_sole(SHAPE)
    if angle == "above":
        make_pair(things)


def _panels(last, opened):
    x = last.points[..., 0]
    gore = polygon(last, ((154, 120), (178, 120), (186, 62), (168, 56)))
    vamp = -behind(last, (20, 118), (34, 128), (48, 144), (60, 155), (72, 160), (84, 160), (110, 152))
    strip = behind(last, (20, 262), (40, 270), (60, 277), (84, 281), (110, 284))
    rim = last.distance(both(opened.cut + 10.5, x - 186, 3))
    piping = stroke(last, ((118, 20), (127, 34), (143, 48), (154, 60), (159, 72), (159, 84)), 2.6)
    tag = polygon(last, ((236, 40), (256, 42), (254, 54), (234, 52)))
    return [
        Panel("gore", gore, TERRY, Part.ACCENT, 0.2, ()),
        Panel("rim", rim, CANVAS, Part.UPPER, 0.5, (2.0,)),
        Panel("vamp", vamp, CANVAS, Part.UPPER, 0.9, (3.2, 5.4)),
        Panel("piping", piping, SMOOTH, Part.ACCENT, 1.2, ()),
        Panel("strip", strip, CANVAS, Part.OVERLAY, 0.9, (2.0, 4.0)),
        Panel("tag", tag, PRINT, Part.MARK, 0.7, (1.3,)),
    ]
