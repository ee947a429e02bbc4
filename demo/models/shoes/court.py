"""A low court sneaker: full-grain leather on a stitched cupsole, perforated vamp, two slanted bars as its mark."""
import numpy as np

from ..materials import FULL_GRAIN, HOLE, SMOOTH, SUEDE, TUMBLED, material
from ..mesh import add_mesh, disc, merge
from .laces import Lacing, build_laces
from .last import Last, Shape, curve
from .panels import Panel, behind, below, both, opening, polygon
from .parts import PARTS, Part
from .sole import cupsole
from .tongue import build_tongue
from .upper import build_upper
from .views import VIEWS, make_pair

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "build"]

COLOURWAYS = {  # upper, overlay, accent, lining, laces, midsole, outsole, mark
    "chalk": ("#f1eee7", "#dcd6ca", "#2f5d50", "#e4ded2", "#f4f1ea", "#f4f1ea", "#b98a56", "#2f5d50"),
    "blue": ("#8fb3d9", "#1d2f52", "#e0b53a", "#26324a", "#f4f2ee", "#f2efe8", "#e0b53a", "#f4f2ee"),
    "black": ("#26262a", "#1b1b1e", "#d9622b", "#3a3a3f", "#1d1d20", "#f0ede6", "#2a2a2c", "#d9622b"),
}

SHAPE = Shape(
    instep=curve((0, 57), (25, 60.5), (60, 65.5), (92, 74), (125, 88), (155, 104), (185, 122), (200, 134), (230, 200),
                 (295, 380)),
    collar=curve((166, 172), (174, 142), (181, 124), (190, 109), (203, 96.5), (218, 89.5), (236, 87.5), (256, 93), (272, 104),
                 (284, 114), (296, 120)),
    collar_start=168,
    bottom=curve((0, 15), (20, 9), (50, 3), (85, 0), (230, 0), (270, 0.6), (295, 4)),
    feather=curve((0, 36.5), (25, 32.5), (60, 29), (100, 27.5), (150, 28), (220, 30.5), (270, 33), (295, 34.5)),
)
THROAT = curve((98, 12.7), (120, 13.5), (178, 16.5), (210, 17))


def build(angle):
    last = Last(SHAPE)
    opened = opening(last, 108.0, THROAT)
    things, _ = build_upper(last, opened, (FULL_GRAIN, Part.UPPER), _panels(last, opened))
    tongue = [(92, 71), (120, 86), (150, 102.5), (172, 115.5), (186, 124.5), (195, 133), (200, 140)]
    things += build_tongue(last, tongue, (14, 25.5))
    things += build_laces(last, Lacing(np.linspace(112, 171, 6), lambda x: THROAT(x) + 7.2))
    things += _perforations(last)
    things += cupsole(SHAPE)
    if angle == "above":
        make_pair(things)


def _panels(last, opened):
    x, _, z = np.moveaxis(last.points, -1, 0)
    toe = below(last, (0, 55), (25, 52.5), (50, 48.5), (80, 42), (105, 34), (120, 25), (300, -60))
    eyestay = last.distance(both(21 - opened.throat, x - 86, 6))
    counter = behind(last, (20, 212), (30, 215), (50, 229), (70, 246), (86, 262), (96, 275), (118, 300))
    tab = last.distance(both(x - (264 + 0.12 * (z - 60)), z - 68, 5))
    quarter = behind(last, (20, 126), (34, 117), (48, 104), (62, 97), (76, 94), (120, 90))
    bars = np.maximum(polygon(last, ((138, 10), (157, 10), (182, 92), (168, 88))),
                      polygon(last, ((165, 10), (174, 10), (194, 86), (188, 92))))
    return [
        Panel("quarter", quarter, FULL_GRAIN, Part.UPPER, 1.0, (2.2, 4.4)),
        Panel("bars", bars, SMOOTH, Part.MARK, 0.7, (1.6,)),
        Panel("toe", toe, SUEDE, Part.OVERLAY, 1.2, (2.3, 4.8)),
        Panel("counter", counter, SUEDE, Part.OVERLAY, 1.2, (2.3, 4.8)),
        Panel("eyestay", eyestay, SUEDE, Part.OVERLAY, 1.4, (2.3,)),
        Panel("tab", tab, TUMBLED, Part.ACCENT, 1.2, (2.3,)),
    ]


def _perforations(last):
    """Rows of holes on the vamp."""
    holes = []
    for row in range(5):
        for number in range(5 if row == 2 else 5 - abs(row - 2)):
            x = 44 + 8.2 * number + (4.1 if row % 2 else 0) + abs(row - 2) * 2.0
            (point,), (normal,) = last.on_top(x, 5.5 + (row - 2) * 7.5)
            holes.append(disc(point + normal * 0.45, normal, 1.0))
    return [add_mesh("perforations", merge(holes), material("perforation", HOLE))]
