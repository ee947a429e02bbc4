"""A high-top on the court's last: tumbled leather up to a padded collar, eight pairs of eyelets, a round ankle patch."""
from dataclasses import replace

import numpy as np

from ..materials import FULL_GRAIN, HOLE, NUBUCK, PRINT, TUMBLED, material
from ..mesh import add_mesh, disc, merge
from . import court
from .laces import Lacing, build_laces
from .last import Last, curve
from .panels import Panel, behind, below, both, opening
from .parts import PARTS, Part
from .sole import cupsole
from .tongue import build_tongue
from .upper import build_upper
from .views import VIEWS, make_pair

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "build"]

COLOURWAYS = {  # upper, overlay, accent, lining, laces, midsole, outsole, mark
    "paper": ("#f3f1ec", "#f3f1ec", "#b3312c", "#e8e4da", "#f6f4ef", "#f4f1ea", "#b3312c", "#b3312c"),
    "forest": ("#e9e4d8", "#2f4a3c", "#2f4a3c", "#d8d1c0", "#ece7dc", "#efe9dc", "#8d6a43", "#e9e4d8"),
    "black": ("#232326", "#1b1b1e", "#2c2c30", "#343438", "#1f1f22", "#f1eee7", "#1f1f21", "#e8e6e0"),
}

SHAPE = replace(
    court.SHAPE,
    instep=curve((0, 57), (25, 60.5), (60, 65.5), (92, 74), (125, 89), (155, 107), (176, 124), (190, 142), (200, 163), (215, 205),
                 (240, 268), (295, 400)),
    collar=curve((186, 215), (193, 186), (200, 171), (212, 161), (230, 156), (252, 156), (272, 160), (296, 167)),
    collar_start=188,
    bulge=curve((0, 0.05), (60, 0.035), (150, -0.015), (295, 0.03)),
    fullness=curve((0, 2.5), (60, 2.4), (100, 2.15), (140, 1.98), (235, 2.5), (295, 2.2)),
    heel=curve((20, -1), (30, 0), (52, 3.2), (75, -1.5), (95, -7.5), (120, -10), (145, -8), (168, -5)),
    narrowing=curve((0, 0), (110, 0), (250, -0.19), (295, -0.1)),
)
THROAT = curve((98, 12.7), (120, 13.5), (178, 15.5), (215, 16))


def build(angle):
    last = Last(SHAPE, stations=760)
    opened = opening(last, 108.0, THROAT, 214)
    things, _ = build_upper(last, opened, (TUMBLED, Part.UPPER), _panels(last, opened), padding=4.0)
    tongue = [(92, 71), (120, 86.5), (150, 104.5), (172, 121), (187, 139), (197, 158), (203, 172), (206.5, 181), (208, 187)]
    things += build_tongue(last, tongue, (14, 25), 9.0, label=(0.81, 0.94), mark=lambda along, aside: _ring(aside * 1.9, along * 1.9) / 1.9)
    things += build_laces(last, Lacing(np.array([112, 125, 138, 151, 163, 174, 183.5, 191]), lambda x: THROAT(x) + 7.2))
    things += _perforations(last)
    things += cupsole(SHAPE)
    if angle == "above":
        make_pair(things)


def _panels(last, opened):
    x, _, z = np.moveaxis(last.points, -1, 0)
    toe = below(last, (0, 55), (25, 52.5), (50, 48.5), (80, 42), (105, 34), (120, 25), (300, -60))
    quarter = behind(last, (20, 126), (34, 117), (48, 104), (62, 97), (76, 94), (120, 90))
    eyestay = last.distance(both(20 - opened.throat, x - 86, 6))
    lower = 120 + 0.0016 * (x - 235) ** 2
    collar = last.distance(both(z - lower, x - 204, 8))
    pads = [last.distance(both(both(z - lower - low, lower + high - z, 3), x - 216, 5)) for low, high in ((2, 16), (17, 34))]
    counter = behind(last, (20, 205), (30, 208), (48, 224), (64, 246), (78, 262), (92, 270), (110, 276), (170, 284))
    strap = last.distance(both(both(z - (88 - 0.10 * (x - 190)), (112 - 0.10 * (x - 190)) - z, 1), x - 150, 2))
    ring = _ring(x - 232, z - 101)
    return [
        Panel("toe", toe, FULL_GRAIN, Part.OVERLAY, 1.2, (2.3, 4.8)),
        Panel("quarter", quarter, TUMBLED, Part.UPPER, 1.0, (2.2, 4.4)),
        Panel("collar", collar, NUBUCK, Part.ACCENT, 0.9, (2.3,)),
        *(Panel(f"pad {number}", pad, NUBUCK, Part.ACCENT, 0.0, (), 2.0) for number, pad in enumerate(pads)),
        Panel("strap", strap, FULL_GRAIN, Part.OVERLAY, 1.3, (2.2,), 0.8),
        Panel("counter", counter, FULL_GRAIN, Part.OVERLAY, 1.2, (2.3, 4.6)),
        Panel("eyestay", eyestay, FULL_GRAIN, Part.OVERLAY, 1.4, (2.3,)),
        Panel("ring", ring, PRINT, Part.MARK, 0.5, ()),
    ]


def _ring(along, up):
    """The mark: a ring with a bar across, as a field by mm from its middle."""
    away = np.hypot(along, up)
    return np.maximum(1.7 - np.abs(away - 8.2), np.minimum(1.6 - np.abs(up), 8.2 - away))


def _perforations(last):
    """Four rows of holes on the vamp, towards the laces."""
    places = [(46 + 8.5 * number + (4.2 if row % 2 else 0), 5.5 + (row - 1.5) * 8) for row in range(4) for number in range(4)]
    holes = []
    for x, y in places:
        (point,), (normal,) = last.on_top(x, y)
        holes.append(disc(point + normal * 0.45, normal, 1.0))
    return [add_mesh("perforations", merge(holes), material("perforation", HOLE))]
