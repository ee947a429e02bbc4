"""A canvas slip-on with elastic at its sides and a vulcanised sole: rubber foxing with two lines around it."""
from dataclasses import replace

import numpy as np

from ..materials import CANVAS, RUBBER, SMOOTH, WEBBING, Finish
from . import court
from .last import curve
from .panels import Panel, behind, both, closed_vamp, polygon
from .parts import PARTS, Part
from .sole import Sidewall, vulcanised_sole
from .upper import build_upper
from .views import VIEWS, make_pair
from .woven_last import WovenLast

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "build"]

COLOURWAYS = {  # upper, overlay, accent, lining, laces (none), midsole, outsole, mark
    "sand": ("#d9c9a8", "#d9c9a8", "#f0ebe0", "#efe9dc", "#ffffff", "#f4f0e6", "#a87c4b", "#a33b2a"),
    "sea": ("#2f6d9e", "#2f6d9e", "#f2efe8", "#f2efe8", "#ffffff", "#f6f3ec", "#f6f3ec", "#f2efe8"),
    "black": ("#232326", "#1c1c1f", "#2e2e32", "#d6cfc0", "#ffffff", "#f3efe6", "#8f6a42", "#e9e6df"),
}

SHAPE = replace(
    court.SHAPE,
    inset=4.4,
    instep=curve((0, 48), (25, 52), (60, 57.5), (92, 65), (125, 78.5), (148, 92), (160, 100), (185, 120), (230, 200), (295, 380)),
    collar=curve((138, 128), (147, 108), (155, 98), (166, 88.5), (185, 78.5), (212, 73), (240, 74.5), (266, 84), (284, 95),
                 (296, 101)),
    collar_start=142,
    headroom=24,
    bottom=curve((0, 8), (20, 5), (50, 1.5), (85, 0), (250, 0), (280, 0.4), (295, 2)),
    feather=curve((0, 31), (25, 28), (60, 26), (110, 25), (220, 25.5), (270, 27), (295, 28)),
    heel=curve((20, -1), (30, 0), (50, 2.2), (70, -0.5), (88, -4.5), (105, -5.5)),
)
#: Elastic: ribs along its height, and the weave between them.
ELASTIC = Finish(0.8, 0.16, lambda s: s.add(s.times(s.wave(s.texture_position()[0], 2.3), 0.32), s.times(s.weave(1.1), 0.12)),
                 tone=lambda s: s.add(0.9, s.times(s.wave(s.texture_position()[0], 2.3), 0.13)))


def build(angle):
    last = WovenLast(SHAPE)
    opened = closed_vamp(last, reach=21, half_width=32)
    things, _ = build_upper(last, opened, (CANVAS, Part.UPPER), _panels(last, opened), padding=2.1, wrinkles=0.7,
                            edge=(SMOOTH, Part.ACCENT))
    things += vulcanised_sole(SHAPE)
    things.append(_stripe())
    if angle == "above":
        make_pair(things)


def _panels(last, opened):
    x = last.points[..., 0]
    gore = polygon(last, ((140, 130), (205, 130), (205, 40), (130, 40)))
    tag = polygon(last, ((175, 70), (193, 72), (192, 80.5), (174, 78.5)))
    quarter = behind(last, (20, 108), (38, 128), (47, 150), (56, 168), (66, 179), (78, 186), (110, 192))
    vamp = -behind(last, (20, 116), (34, 127), (48, 145), (60, 155), (72, 161), (88, 164), (110, 160))
    strip = behind(last, (20, 262), (40, 270), (60, 277), (84, 281), (110, 284))
    rim = last.distance(both(opened.cut + 10.5, x - 192, 3))
    return [
        Panel("gore", gore, ELASTIC, Part.ACCENT, 0.2, ()),
        Panel("tag", tag, WEBBING, Part.MARK, 0.7, ()),
        Panel("quarter", quarter, CANVAS, Part.UPPER, 1.0, (2.0, 4.2)),
        Panel("rim", rim, CANVAS, Part.UPPER, 0.5, (2.0,)),
        Panel("vamp", vamp, CANVAS, Part.UPPER, 1.1, (2.2, 4.4)),
        Panel("strip", strip, CANVAS, Part.OVERLAY, 0.9, (2.0, 4.0)),
    ]


def _stripe():
    """A second, broader line around the foxing."""
    rows = [(0.22 + 0.5 * np.sin(step * np.pi) ** 0.5, 0.60 + 0.13 * step, 0) for step in np.linspace(0, 1, 12)]
    return Sidewall(SHAPE).loft("stripe", rows, RUBBER, Part.MARK)
