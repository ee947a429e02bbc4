"""A Chelsea boot: smooth leather up to the ankle, elastic at its sides, two pull tabs, a welted sole with a low heel."""
from dataclasses import replace

import numpy as np

from ..materials import FULL_GRAIN, SMOOTH, WEBBING, material
from ..mesh import add_mesh, merge, resample, smooth, sweep
from ..studio import View
from . import derby
from .last import Last, curve
from .panels import Panel, behind, closed_vamp, polygon
from .parts import PARTS, Part
from .slip_on import ELASTIC
from .upper import build_upper
from .views import VIEWS as SHOE_VIEWS, make_pair
from .welted_sole import welted_sole

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "build"]

VIEWS = {**SHOE_VIEWS, "detail": View(azimuth=22, elevation=24, fill=1.0, within=((150, -45, 72), (275, 25, 196)))}

COLOURWAYS = {  # upper, overlay, accent (elastic), lining, laces (none), midsole (welt and heel), outsole, mark (stitches)
    "sand": ("#c2a27a", "#b8956b", "#7d6a52", "#cfae84", "#ffffff", "#6b4a2e", "#33241a", "#d8b98c"),
    "chestnut": ("#6e3b20", "#64351c", "#2c211b", "#cfae84", "#ffffff", "#3a271b", "#241a14", "#c09a6a"),
    "black": ("#1f1e1f", "#1c1b1c", "#232224", "#b99c76", "#ffffff", "#201d1b", "#1a1918", "#a08a66"),
}

SHAPE = replace(
    derby.SHAPE,
    instep=curve((-4, 38), (20, 42.5), (50, 50), (84, 63), (118, 81), (148, 99), (172, 117), (188, 137), (198, 160), (212, 204),
                 (240, 270), (292, 400)),
    collar=curve((196, 190), (206, 178), (220, 172), (240, 170), (262, 172), (280, 178), (292, 184)),
    collar_start=200,
    feather=curve((-4, 18), (20, 15), (50, 11.6), (80, 10), (110, 10.4), (150, 17.5), (186, 26), (198, 28.5), (240, 30.5),
                  (292, 32)),
    fullness=curve((-4, 2.35), (60, 2.25), (110, 2.1), (150, 2.0), (235, 2.5), (292, 2.2)),
    narrowing=curve((0, 0), (110, 0), (250, -0.17), (292, -0.08)),
    heel=curve((10, -1), (24, 0), (44, 3.4), (66, 0), (88, -6), (112, -9), (140, -7), (180, -1)),
    headroom=9,
)


def build(angle):
    last = Last(SHAPE, stations=760)
    opened = closed_vamp(last, reach=0, half_width=60)
    things, _ = build_upper(last, opened, (FULL_GRAIN, Part.UPPER), _panels(last), padding=0.4, wrinkles=1.0,
                            edge=(SMOOTH, Part.UPPER))
    things += welted_sole(SHAPE, derby.BREAST)
    things.append(_tabs(last))
    if angle == "above":
        make_pair(things, gap=126)


def _panels(last):
    gore = polygon(last, ((203, 210), (250, 210), (242, 150), (234, 108), (225, 82), (217, 82), (211, 108), (205, 150)))
    back = behind(last, (10, 208), (40, 211), (80, 218), (110, 226), (210, 240))
    stay = behind(last, (10, 268), (30, 270), (60, 275), (90, 272), (120, 270), (150, 272), (200, 278))
    return [
        Panel("back", back, FULL_GRAIN, Part.UPPER, 0.9, (1.7, 3.4)),
        Panel("stay", stay, FULL_GRAIN, Part.OVERLAY, 0.8, (1.6,)),
        Panel("rim", gore + 6, FULL_GRAIN, Part.UPPER, 0.5, (1.8, 3.6)),
        Panel("gore", gore, ELASTIC, Part.ACCENT, -1.1, ()),
    ]


def _tabs(last):
    """Loops of webbing, sewn in before and behind, that stand over the collar."""
    ridge = last.grid[1] // 2
    front, back = last.points[:, ridge], last.points[-1, :ridge]
    loops = []
    for line, outwards, low, high in ((front, -1, 158, 174), (back, 1, 160, 182)):
        order = np.argsort(line[:, 2])
        def x_at(z):
            return np.interp(z, line[order, 2], line[order, 0])
        middle = SHAPE.ridge(x_at(high)) if outwards < 0 else line[order[-1], 1]
        outside = [(x_at(z) + outwards * 1.8, middle, z) for z in (low, low + 6, high)]
        over = [(x_at(high) + outwards * out, middle, high + up) for out, up in ((2.2, 9), (0.6, 14), (-2.6, 15), (-4.6, 11), (-4.8, 0))]
        inside = [(x_at(low) - outwards * 5.0, middle, low)]
        path = resample(smooth(resample(np.array(outside + over + inside), 1.0), 8), 0.8)
        way = np.gradient(path, axis=0)
        normal = np.column_stack([way[:, 2], np.zeros(len(way)), -way[:, 0]]) * outwards
        loops.append(sweep(path, normal, 17, 1.5, power=6))
    return add_mesh("tabs", merge(loops), material("tab", WEBBING, Part.OVERLAY))
