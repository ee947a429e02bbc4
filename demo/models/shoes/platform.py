"""A plimsoll on a platform: canvas with leather at eyelets and heel, a layered rubber sole of five centimetres."""
from dataclasses import replace

import numpy as np

from ..materials import CANVAS, RUBBER, SMOOTH, TUMBLED
from . import court
from .laces import Lacing, build_laces
from .last import curve
from .panels import Panel, behind, below, both, opening, polygon
from .parts import PARTS, Part
from .sole import GRAINED, LIP, Sidewall, groove
from .tongue import build_tongue
from .upper import build_upper
from .views import VIEWS, make_pair
from .woven_last import WovenLast

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "build"]

COLOURWAYS = {  # upper, overlay, accent, lining, laces, midsole, outsole, mark
    "milk": ("#f0eadf", "#e6ddcc", "#7a4a2a", "#efe9dc", "#f6f3ec", "#f4f0e6", "#b98a56", "#7a4a2a"),
    "rose": ("#d9a3a8", "#f1ece4", "#8e2f3c", "#f1e6e2", "#f6f1ec", "#f6f2ea", "#f6f2ea", "#8e2f3c"),
    "black": ("#232326", "#1c1c1f", "#2e2e32", "#3a3a3f", "#1f1f22", "#f3efe6", "#232326", "#e9e6df"),
}

#: How much higher the foot stands than in a court shoe, in mm.
RISE = 20


def _raised(line):
    return lambda x: line(x) + RISE


SHAPE = replace(
    court.SHAPE,
    inset=4.0,
    instep=_raised(curve((0, 52), (25, 56), (60, 62), (92, 71), (125, 85.5), (155, 101), (185, 119), (200, 131), (230, 200),
                         (295, 380))),
    collar=_raised(curve((166, 168), (174, 138), (181, 120), (190, 105), (203, 92), (218, 85), (236, 83), (256, 89), (272, 100),
                         (284, 109), (296, 115))),
    heel=lambda z: court.SHAPE.heel(z - RISE),
    bottom=curve((0, 13), (20, 7.5), (50, 2), (85, 0), (240, 0), (275, 0.6), (295, 4)),
    feather=_raised(curve((0, 35), (25, 31.5), (60, 29), (100, 28), (150, 28.5), (220, 31), (270, 33), (295, 34))),
    headroom=9,
)
THROAT = curve((98, 10.5), (120, 12), (178, 16), (210, 17))


def build(angle):
    last = WovenLast(SHAPE)
    opened = opening(last, 104.0, THROAT)
    things, _ = build_upper(last, opened, (CANVAS, Part.UPPER), _panels(last, opened), padding=1.4, wrinkles=0.6,
                            edge=(SMOOTH, Part.OVERLAY))
    tongue = [(92, 89), (120, 104), (150, 119.5), (172, 132.5), (186, 141.5), (195, 150), (200, 157)]
    things += build_tongue(last, tongue, (13, 23), 4.0, label=None)
    things += build_laces(last, Lacing(np.linspace(109, 172, 6), lambda x: THROAT(x) + 6.6, width=6.0), rings=Part.MARK)
    things += _sole()
    if angle == "above":
        make_pair(things)


def _panels(last, opened):
    x, _, z = np.moveaxis(last.points, -1, 0)
    cap = below(last, (0, 71), (25, 69), (46, 62), (62, 52), (80, 40), (300, -60))
    eyestay = last.distance(both(17 - opened.throat, x - 88, 5))
    quarter = behind(last, (40, 108), (56, 103), (72, 99), (90, 96), (140, 94))
    heel = behind(last, (40, 252), (60, 256), (80, 264), (100, 273), (120, 279), (150, 284))
    tag = polygon(last, ((269, 74), (300, 76), (300, 98), (274, 96)))
    return [
        Panel("quarter", quarter, CANVAS, Part.UPPER, 0.9, (2.0, 4.2)),
        Panel("cap", cap, CANVAS, Part.UPPER, 0.9, (2.0,)),
        Panel("heel", heel, TUMBLED, Part.OVERLAY, 1.1, (2.0, 4.2)),
        Panel("tag", tag, SMOOTH, Part.MARK, 0.6, (1.4,)),
        Panel("eyestay", eyestay, TUMBLED, Part.OVERLAY, 1.1, (2.0,)),
    ]


def _sole():
    """Three layers, glued: a tread with a wave, a thick middle, a strip around the upper with its stitches."""
    wall = Sidewall(SHAPE)

    def tread(share):
        wave = np.abs((wall.along / 9) % 1 - 0.5) * 4 - 1
        return -0.9 * (wave > 0.2) * (share < 0.09)

    def layers(share):
        fine = 0.28 * np.cos(2 * np.pi * wall.along / 3.1) * (0.16 < share < 0.30)
        return fine + groove(share, 0.33, 0.8, 0.012) + groove(share, 0.70, 0.9, 0.012)

    under = [(-30, 0, 0), (-8, 0, 0), (-2.4, 0, 0), (-1.2, 0, 0.3), (-0.6, 0.03, 0), (-0.4, 0.10, 0), (-0.5, 0.125, 0),
             (-1.2, 0.13, 0)]
    shares = np.concatenate([[0.131, 0.134, 0.14, 0.15], np.linspace(0.16, 0.90, 90)])
    side = [(0.3 - 1.1 * np.exp(-(share - 0.13) / 0.006) + 1.5 * (1 - share) ** 2, share, 0) for share in shares]
    lip = [(side[-1][0] + offset * 0.7, share, more) for offset, share, more in LIP]
    stripe = [(side[0][0] + 0.9 + 0.5 * np.sin(step * np.pi) ** 0.5, 0.325 + 0.03 * step, 0) for step in np.linspace(0, 1, 12)]
    return [wall.loft("stripe", stripe, RUBBER, Part.ACCENT),
            wall.loft("outsole", under, RUBBER, Part.OUTSOLE, tread),
            wall.loft("midsole", side + lip, GRAINED, Part.MIDSOLE, layers),
            wall.stitches(side[-10][0] + 0.1, 0.82, Part.MIDSOLE)]
