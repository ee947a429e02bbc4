"""A penny loafer: a raised seam around its apron, a saddle with a slit, a welted sole with a low heel."""
from dataclasses import replace

import numpy as np

from ..materials import HOLE, SMOOTH
from . import derby
from .last import Last, curve
from .panels import Panel, behind, both, closed_vamp
from .parts import PARTS, Part
from .upper import build_upper
from .views import VIEWS, make_pair
from .welted_sole import welted_sole

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "build"]

COLOURWAYS = {  # upper, overlay, accent (none), lining, laces (none), midsole (welt and heel), outsole, mark (stitches)
    "cream": ("#e9e0cf", "#dfd4bf", "#ffffff", "#cfae84", "#ffffff", "#8a6847", "#4a3524", "#f2ead9"),
    "oxblood": ("#551d22", "#4d191e", "#ffffff", "#c3a480", "#ffffff", "#2a1f1b", "#1d1a18", "#a8845c"),
    "black": ("#1f1e1f", "#1c1b1c", "#ffffff", "#b99c76", "#ffffff", "#201d1b", "#1a1918", "#a08a66"),
}

SHAPE = replace(
    derby.SHAPE,
    instep=curve((-4, 35), (20, 39), (50, 46), (84, 58.5), (112, 73), (134, 86.5), (150, 98), (178, 119), (226, 196), (292, 370)),
    collar=curve((134, 112), (146, 95), (158, 84.5), (176, 76), (200, 71.5), (228, 72), (256, 79), (278, 88), (292, 94)),
    collar_start=138,
    headroom=12,
)


def build(angle):
    last = Last(SHAPE)
    opened = closed_vamp(last, reach=15, half_width=30)
    things, _ = build_upper(last, opened, (derby.POLISHED, Part.UPPER), _panels(last, opened), padding=0.7, wrinkles=0.5,
                            edge=(SMOOTH, Part.UPPER))
    things += welted_sole(SHAPE, 212)
    if angle == "above":
        make_pair(things, gap=126)


def _panels(last, opened):
    x, y, _ = np.moveaxis(last.points, -1, 0)
    aside = np.abs(y - last.shape.ridge(last.stations)[:, None])
    # From above: the apron is round towards the toe and straight behind it.
    apron = last.distance(np.where(x < 96, 1 - np.hypot((96 - x) / 62, aside / 27), 1 - aside / 27) * 27)
    seam = 1.9 - np.abs(apron)
    # Both end under the saddle.
    seam, vamp = (last.distance(both(field, 118 - x, 1)) for field in (seam, -apron))
    saddle = last.distance(both(x - 103 - 0.05 * aside, 133 + 0.10 * aside - x, 3))
    slit = last.distance(both(2.6 - np.abs(x - 119 + 0.02 * aside ** 2), 14 - aside, 2))
    heel = behind(last, (10, 246), (30, 250), (50, 258), (70, 268), (90, 276), (130, 284))
    rim = last.distance(both(opened.cut + 7.5, x - 136, 3))
    return [
        Panel("vamp", vamp, derby.POLISHED, Part.UPPER, 0.8, ()),
        Panel("seam", seam, derby.POLISHED, Part.UPPER, 1.5, (0.9,)),
        Panel("rim", rim, SMOOTH, Part.UPPER, 0.5, (1.6,)),
        Panel("heel", heel, derby.POLISHED, Part.OVERLAY, 0.9, (1.6, 3.2)),
        Panel("saddle", saddle, derby.POLISHED, Part.OVERLAY, 1.5, (1.7, 3.4)),
        Panel("slit", slit, HOLE, Part.OVERLAY, -1.3, ()),
    ]
