"""A skate shoe of suede: puffed tongue and collar, broad laces, a flat vulcanised sole with a line and a toe bumper."""
from dataclasses import replace

import numpy as np

from ..materials import FINE_MESH, HOLE, RUBBER, SMOOTH, SUEDE, material
from ..mesh import add_mesh, disc, merge
from . import court
from .laces import Lacing, build_laces
from .last import ROUND_OUTLINE, Last, curve, rising
from .panels import Panel, behind, both, opening, stroke
from .parts import PARTS, Part
from .sole import GRAINED, LIP, Sidewall, groove
from .tongue import build_tongue
from .upper import build_upper
from .views import VIEWS, make_pair

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "build"]

COLOURWAYS = {  # upper, overlay, accent (collar), lining, laces, midsole (foxing), outsole, mark (stairs, line)
    "oat": ("#d8c7a8", "#cdb996", "#e6dcc6", "#efe6d4", "#f4efe4", "#f4f0e6", "#a87c4b", "#8a3f26"),
    "pine": ("#35523f", "#2c4535", "#24382b", "#1f2f25", "#f1ece0", "#f3efe4", "#a87c4b", "#e9dfc8"),
    "black": ("#28272a", "#222124", "#1c1b1e", "#1d1d20", "#f0ede6", "#f3efe6", "#8f6a42", "#f0ede6"),
}

#: Broad and blunt before, low, flat on the ground.
OUTLINE = tuple((x + max(0, 60 - x) / 30, y * (1.05 + 0.06 * np.clip((70 - x) / 70, 0, 1))) for x, y in ROUND_OUTLINE)
SHAPE = replace(
    court.SHAPE,
    outline=OUTLINE,
    inset=4.6,
    instep=curve((0, 45), (25, 49), (60, 55.5), (92, 66), (125, 81.5), (155, 98), (185, 116), (200, 128),
                 (230, 196), (295, 380)),
    collar=curve((166, 166), (174, 136), (181, 117), (190, 101), (203, 87), (218, 79), (236, 77), (256, 82), (272, 92),
                 (284, 100), (296, 105)),
    bottom=curve((0, 6.5), (20, 3.5), (50, 0.7), (85, 0), (262, 0), (295, 1.5)),
    feather=curve((0, 31), (25, 28.5), (60, 26), (100, 25), (220, 26), (270, 27.5), (295, 29)),
    fullness=curve((0, 2.9), (60, 2.7), (100, 2.35), (135, 2.05), (165, 1.9), (190, 1.9), (295, 2.2)),
    bulge=curve((0, 0.06), (60, 0.04), (110, 0.02), (150, -0.01), (250, 0.03), (295, 0.05)),
    heel=curve((20, -1), (30, 0), (48, 2.6), (66, -0.5), (84, -5), (105, -7), (120, -7)),
    toe_length=32,
    headroom=9,
)
THROAT = curve((96, 14.5), (120, 15.5), (178, 18.5), (210, 19))


def build(angle):
    last = Last(SHAPE)
    opened = opening(last, 108.0, THROAT)
    things, _ = build_upper(last, opened, (SUEDE, Part.UPPER), _panels(last, opened), padding=5.4, wrinkles=0.8,
                            edge=(SMOOTH, Part.ACCENT))
    tongue = [(92, 66), (120, 82), (150, 99.5), (172, 114), (186, 126), (196, 137), (202, 147), (204.5, 153)]
    things += build_tongue(last, tongue, (16, 30), 13.0, finish=FINE_MESH, part=Part.ACCENT, label=(0.76, 0.93),
                           mark=_three_steps)
    lacing = Lacing(np.linspace(113, 171, 5), lambda x: THROAT(x) + 7.4, width=10.5, thickness=1.9, over_tongue=7.4)
    things += build_laces(last, lacing)
    things += _vents(last)
    things += _sole()
    if angle == "above":
        make_pair(things, gap=140)


def _three_steps(along, aside):
    """The mark of the label, as a field by mm from its middle."""
    return np.minimum(1.2 - np.abs(along + 3.4 * np.clip(np.round(aside / 6), -1, 1)), 9 - np.abs(aside))


def _panels(last, opened):
    x, _, z = np.moveaxis(last.points, -1, 0)
    cap = -behind(last, (18, 136), (30, 128), (42, 117), (54, 108), (66, 101), (80, 97))
    eyestay = last.distance(both(18 - opened.throat, x - 92, 8))
    tail = last.distance(both(both(x - 150, 196 - x, 1), z - (98 - 0.55 * (x - 150)), 6))
    counter = behind(last, (18, 214), (30, 218), (44, 230), (58, 246), (70, 262), (84, 274), (110, 284))
    collar = last.distance(both(opened.cut + 20, x - 192, 10))
    stairs = stroke(last, ((138, 40), (163, 40), (171, 51), (195, 51), (203, 62), (227, 62)), 6.5)
    tab = last.distance(both(x - (272 + 0.1 * (z - 60)), z - 62, 5))
    bumper = last.distance(both((41 - 0.0045 * np.maximum(x, 0) ** 2) - z, 66 - x, 4))
    return [
        Panel("collar", collar, FINE_MESH, Part.ACCENT, 0.6, (2.2,), 2.2),
        Panel("stairs", stairs, SMOOTH, Part.MARK, 0.8, (1.5,)),
        Panel("cap", cap, SUEDE, Part.UPPER, 1.2, (2.2, 4.6, 7.0)),
        Panel("counter", counter, SUEDE, Part.OVERLAY, 1.2, (2.2, 4.6)),
        Panel("tail", tail, SUEDE, Part.OVERLAY, 1.0, (2.2,)),
        Panel("eyestay", eyestay, SUEDE, Part.OVERLAY, 1.4, (2.2, 4.6)),
        Panel("tab", tab, SUEDE, Part.OVERLAY, 1.2, (2.2,)),
        Panel("bumper", bumper, RUBBER, Part.MIDSOLE, 1.8, ()),
    ]


def _vents(last):
    """Two rows of holes on either side of the vamp."""
    holes = []
    for side in (-1, 1):
        for row, aside in enumerate((22, 29)):
            for number in range(4 - row):
                (point,), (normal,) = last.on_top(66 + 8 * number + 4 * row, last.shape.ridge(80.0) + side * aside)
                holes.append(disc(point + normal * 1.65, normal, 1.1))
    return [add_mesh("vents", merge(holes), material("vent", HOLE))]


def _sole():
    """One strip of rubber around, a thicker one over it at the toe, a line near the top, a waffle of gum below."""
    wall = Sidewall(SHAPE)
    toe = rising(70 - wall.x, 1.2)

    def tread(share):
        return -1.3 * rising(np.abs((wall.along / 7.5) % 1 - 0.5) - 0.33, 0.05) * (share < 0.11)

    def strips(share):
        over = toe * (1.7 * rising(np.array(share) - 0.17, 0.012) - 0.9 * rising(np.array(share) - 0.80, 0.02))
        ribs = np.abs(np.sin(np.pi * wall.along / 3.4)) ** 0.6 - 1
        band = rising(np.array(share) - 0.30, 0.02) * rising(0.60 - np.array(share), 0.02)
        return over + 0.7 * toe * band * ribs + groove(share, 0.845, 0.4, 0.012)

    under = [(-32, 0, 0), (-8, 0, 0), (-1.6, 0, 0), (-0.8, 0, 0.3), (-0.3, 0.03, 0), (-0.2, 0.10, 0),
             (-0.3, 0.125, 0), (-1.1, 0.13, 0)]
    shares = np.concatenate([[0.131, 0.134, 0.14, 0.15], np.linspace(0.16, 0.90, 70)])
    side = [(0.2 - 1.0 * np.exp(-(share - 0.13) / 0.006) + 0.2 * share, share, 0) for share in shares]
    lip = [(side[-1][0] + offset * 0.7, share, more) for offset, share, more in LIP]
    line = [(side[-1][0] + 0.12 + 0.35 * np.sin(step * np.pi) ** 0.6, 0.70 + 0.10 * step, 0)
            for step in np.linspace(0, 1, 10)]
    return [wall.loft("outsole", under, RUBBER, Part.OUTSOLE, tread),
            wall.loft("foxing", side + lip, GRAINED, Part.MIDSOLE, strips),
            wall.loft("line", line, RUBBER, Part.MARK)]
