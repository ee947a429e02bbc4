"""A derby: polished full-grain on a slender last, facings sewn over the vamp, a stitched welt, a stacked heel."""
import numpy as np

from ..materials import SMOOTH, Finish
from .laces import Lacing, build_laces
from .last import Last, Shape, curve
from .panels import Panel, behind, both, opening
from .parts import PARTS, Part
from .tongue import build_tongue
from .upper import build_upper
from .views import VIEWS, make_pair
from .welted_sole import welted_sole

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "build"]

COLOURWAYS = {  # upper, overlay, accent, lining, laces, midsole (welt and heel), outsole, mark (the welt's stitches)
    "black": ("#1f1e1f", "#1c1b1c", "#1a191a", "#b99c76", "#191819", "#201d1b", "#1a1918", "#a08a66"),
    "chestnut": ("#7a4424", "#6f3c1f", "#5d3119", "#cfae84", "#4a2a17", "#5a3a22", "#33241a", "#d8b98c"),
    "oxblood": ("#551d22", "#4d191e", "#431519", "#c3a480", "#2b1013", "#2a1f1b", "#1d1a18", "#a8845c"),
}

#: Calf, waxed and brushed: hardly any grain, long highlights.
POLISHED = Finish(0.24, 0.5, lambda s: s.add(s.times(s.cells(0.9), 0.025), s.times(s.noise(3.5), 0.05)))

#: A narrower toe, more waist and a smaller heel than a sneaker's.
OUTLINE = ((-4, 6), (1, -9), (14, -22), (36, -34), (64, -42), (94, -47), (122, -46.5), (158, -39), (198, -33.5), (236, -33.5),
           (264, -30), (282, -19), (290, 0), (286, 15), (270, 27), (244, 31), (214, 29.5), (184, 27.5), (150, 33), (116, 43),
           (88, 46), (60, 43), (34, 35), (14, 25), (1, 18))

SHAPE = Shape(
    outline=OUTLINE,
    inset=5.4,
    instep=curve((-4, 36), (20, 40), (50, 47.5), (84, 62), (118, 81), (150, 101), (178, 119), (196, 133), (226, 196), (292, 370)),
    collar=curve((160, 160), (170, 134), (180, 118), (192, 105), (206, 95), (222, 90), (238, 89), (256, 93), (272, 100),
                 (282, 104), (292, 107)),
    collar_start=164,
    bottom=curve((-4, 8), (20, 5), (50, 1.6), (80, 0), (110, 0.4), (150, 8), (186, 17), (198, 20), (240, 22), (292, 24)),
    feather=curve((-4, 16), (20, 13), (50, 9.6), (80, 8), (110, 8.4), (150, 15.5), (186, 24), (198, 26.5), (240, 28.5),
                  (292, 30)),
    ridge=curve((-4, 5), (40, 6.5), (90, 4.5), (140, 2.5), (200, 1), (292, 0)),
    fullness=curve((-4, 2.35), (60, 2.25), (110, 2.05), (165, 1.9), (225, 2.0), (292, 2.2)),
    bulge=curve((-4, 0.03), (120, 0.01), (292, 0.04)),
    narrowing=curve((0, 0), (110, 0), (240, -0.16), (292, -0.1)),
    heel=curve((10, -1), (24, 0), (44, 3.4), (66, 0), (88, -6), (108, -9.5), (125, -9.5)),
    toe_length=44,
    headroom=7,
)
THROAT = curve((118, 3.4), (140, 4.6), (176, 10), (200, 12))
#: Where the heel begins, x in mm.
BREAST = 206


def build(angle):
    last = Last(SHAPE)
    opened = opening(last, 122.0, THROAT, 184)
    things, _ = build_upper(last, opened, (POLISHED, Part.UPPER), _panels(last, opened), padding=0.5, wrinkles=0.7,
                            edge=(SMOOTH, Part.UPPER))
    tongue = [(104, 69), (124, 83.5), (150, 101.5), (168, 114.5), (178, 122), (184, 128), (188, 132.5)]
    things += build_tongue(last, tongue, (11, 20), 3.2, finish=SMOOTH, label=None)
    lacing = Lacing(np.array([130, 145.5, 161]), lambda x: THROAT(x) + 7.0, width=2.6, thickness=2.2, eyelet=1.3, over_panel=2.9,
                    over_tongue=4.2)
    things += build_laces(last, lacing, rings=Part.ACCENT)
    things += welted_sole(SHAPE, BREAST)
    if angle == "above":
        make_pair(things, gap=126)


def _panels(last, opened):
    x, y, z = np.moveaxis(last.points, -1, 0)
    # Facings: both halves of the quarter, laid over the vamp, round at the front and down to the waist.
    facing = behind(last, (8, 176), (24, 168), (42, 152), (58, 136), (70, 127), (78, 124), (120, 124))
    counter = behind(last, (10, 228), (30, 232), (50, 244), (66, 258), (80, 268), (96, 276), (130, 284))
    strip = last.distance(both(x - (281 + 0.05 * (z - 60)), z - 20, 2))
    cap = last.distance(60 + 0.0035 * y ** 2 - x)
    return [
        Panel("cap", cap, POLISHED, Part.OVERLAY, 0.8, (1.6, 3.3)),
        Panel("facing", facing, POLISHED, Part.OVERLAY, 1.5, (1.7, 3.6)),
        Panel("counter", counter, POLISHED, Part.OVERLAY, 0.9, (1.6, 3.2)),
        Panel("strip", strip, POLISHED, Part.ACCENT, 0.7, ()),
    ]
