"""A chunky runner of the nineties: mesh under suede, a moulded heel, a tall midsole of two foams on a lugged outsole."""
import numpy as np

from ..materials import FOAM, MESH, RUBBER, SMOOTH, SUEDE
from .laces import Lacing, build_laces
from .last import Last, Shape, curve, rising
from .panels import Panel, behind, below, both, opening
from .parts import PARTS, Part
from .sole import LIP, Sidewall, groove
from .tongue import build_tongue
from .upper import build_upper
from .views import VIEWS, make_pair

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "build"]

COLOURWAYS = {  # upper, overlay, accent, lining, laces, midsole, outsole, mark
    "fog": ("#c9ccc9", "#8f9694", "#31519b", "#d8d8d4", "#e9e8e3", "#efece4", "#4b4d4e", "#31519b"),
    "cream": ("#efe9dc", "#d9c7a6", "#b7482f", "#e6dcc8", "#f2ece0", "#f3eee2", "#a8763e", "#27493b"),
    "ink": ("#2b2c31", "#1d1e22", "#8a8c90", "#3b3c41", "#222226", "#34353a", "#1a1a1c", "#c9cbcf"),
}

#: Wider than the foot, above all at the heel.
OUTLINE = ((-3, 6), (4, -17), (24, -36), (55, -48.5), (90, -53.5), (122, -52), (160, -46), (200, -44), (240, -46), (274, -40),
           (296, -23), (304, 1), (298, 22), (278, 37), (250, 43), (220, 41.5), (188, 38), (152, 40.5), (115, 48), (85, 51),
           (55, 48.5), (24, 40.5), (4, 26))

SHAPE = Shape(
    outline=OUTLINE,
    inset=8.5,
    instep=curve((0, 67), (25, 72), (60, 77), (92, 85), (125, 99), (155, 115), (185, 134), (200, 147), (230, 215), (300, 420)),
    collar=curve((168, 190), (176, 156), (183, 138), (192, 123), (205, 111), (221, 104), (240, 102), (259, 108), (274, 120),
                 (286, 132), (300, 139)),
    collar_start=170,
    bottom=curve((-3, 25), (20, 14), (55, 4), (90, 0), (238, 0), (276, 4), (304, 16)),
    feather=curve((-3, 46), (25, 40), (60, 36), (110, 36), (170, 40), (225, 46), (270, 51), (304, 57)),
    toe_length=32,
    heel=curve((20, 0), (45, 1), (65, 2.5), (85, -2), (105, -9), (122, -10), (142, -5)),
    ridge=curve((0, 5), (40, 6), (90, 5), (140, 3), (200, 1), (304, 0)),
)
THROAT = curve((94, 12), (120, 13.5), (178, 17), (210, 17.5))
#: Where the two foams of the midsole meet, z by x: the rear wedge is the taller one.
MEETING = curve((-3, 40), (30, 33), (70, 27), (120, 24), (160, 28), (200, 36), (235, 34), (275, 30), (304, 36))


def build(angle):
    last = Last(SHAPE)
    opened = opening(last, 106.0, THROAT, 190)
    things, _ = build_upper(last, opened, (MESH, Part.UPPER), _panels(last, opened), padding=4.2, wrinkles=0.5,
                            edge=(SMOOTH, Part.LINING))
    tongue = [(92, 81), (120, 96.5), (150, 114), (172, 128), (187, 140), (197, 151), (203, 160)]
    things += build_tongue(last, tongue, (14, 24), 8.0, finish=MESH, mark=lambda along, aside: 0.3 * _bolt(3.2 * aside + 6, -2.2 * along))
    things += build_laces(last, Lacing(np.linspace(111, 173, 6), lambda x: THROAT(x) + 7.4, width=5.6, thickness=2.2))
    things += _sole()
    if angle == "above":
        make_pair(things, gap=142)


def _panels(last, opened):
    x, _, z = np.moveaxis(last.points, -1, 0)
    mudguard = below(last, (0, 74), (14, 72), (30, 67), (52, 60), (76, 60), (98, 56), (118, 46), (136, 36), (300, -60))
    toe = below(last, (0, 66), (12, 64), (28, 58), (48, 49), (70, 39), (84, 30), (300, -60))
    eyestay = last.distance(both(21 - opened.throat, x - 84, 6))
    # From the laces back and down to the sole, as one leaf that grows wide.
    leaf = last.distance(both(behind(last, (30, 116), (52, 126), (74, 142), (96, 160), (124, 176)),
                              -behind(last, (30, 168), (52, 160), (74, 163), (96, 178), (124, 193)), 3))
    brace = last.distance(both(both(z - (60 + 26 * np.clip((x - 190) / 90, 0, 1) ** 1.3), 84 + 14 * (x - 190) / 90 - z, 3),
                               x - 170, 4))
    counter = behind(last, (20, 212), (40, 216), (58, 228), (74, 246), (88, 258), (100, 264), (112, 272), (130, 278))
    collar = last.distance(both(opened.cut + 26, x - 196, 12))
    clip = last.distance(both(x - (246 + 0.55 * (z - 57)), 88 - z, 6))
    tab = last.distance(both(x - 276, z - 98, 5))
    leaning = x - 0.75 * (z - 60)
    bolt = last.distance(_bolt(x - 202, z - 69))
    return [
        Panel("collar", collar, SMOOTH, Part.LINING, 0.8, (2.0,), 1.2),
        Panel("leaf", leaf, SUEDE, Part.OVERLAY, 1.2, (2.2, 4.2)),
        Panel("brace", brace, SUEDE, Part.UPPER, 1.0, (2.2,)),
        Panel("counter", counter, SUEDE, Part.OVERLAY, 1.3, (2.3, 4.6)),
        Panel("mudguard", mudguard, SUEDE, Part.OVERLAY, 1.2, (2.3, 4.6)),
        Panel("toe", toe, SMOOTH, Part.ACCENT, 1.1, (2.2,)),
        Panel("eyestay", eyestay, SUEDE, Part.OVERLAY, 1.3, (2.3, 4.4)),
        Panel("tab", tab, SMOOTH, Part.ACCENT, 1.0, (2.2,)),
        Panel("bolt", bolt, SMOOTH, Part.MARK, 0.9, (1.7,)),
        Panel("clip", clip, RUBBER, Part.ACCENT, 2.4, ()),
    ]


def _bolt(along, up):
    """The mark: two leaning bars, the lower one shifted, as a field by mm from its middle."""
    leaning = along - 0.75 * up
    first, second = (both(both(leaning - front, back - leaning, 1), both(up - low, high - up, 1), 2)
                     for front, back, low, high in ((-17, 15, -0.5, 8.5), (-5, 31, -9, 0.5)))
    return np.maximum(first, second)


def _sole():
    tread_top = curve(*((x, float(SHAPE.bottom(x)) + 7.5) for x in (-3, 20, 55, 90, 160, 238, 276, 304)))
    outsole, lower, wedge = (Sidewall(SHAPE), Sidewall(SHAPE, tread_top, MEETING), Sidewall(SHAPE, MEETING))

    def lugs(_share):
        notch = rising(np.abs((outsole.along / 15) % 1 - 0.5) - 0.36, 0.03)
        return -5.0 * notch

    def sculpted(share):
        """A slanted flute at the heel and under the ball, as moulds have."""
        phase = lower.along / 13 + share * 0.8
        flute = np.abs(np.sin(np.pi * phase)) ** 0.5 - 1
        zone = rising(lower.x - 205, 8) + rising(110 - lower.x, 8) * rising(lower.x - 30, 8)
        band = rising(np.array(share) - 0.22, 0.08) * rising(0.80 - np.array(share), 0.08)
        return 1.5 * flute * zone * band

    def lines(share):
        return groove(share, 0.38, 0.9, 0.04) + groove(share, 0.56, 0.9, 0.04) * rising(wedge.x - 190, 12)

    under = [(-30, 0, 0), (-6, 0, 0), (1.2, 0, 0), (2.5, 0, 0.3), (3.1, 0, 1),
             (3.4, 0, 3), (3.4, 0, 5), (3.2, 0, 6.6), (2.4, 0, 7.4), (0.6, 0, 7.7)]
    shares = np.linspace(0.0, 1.0, 60)
    lower_rows = [(1.8 + 1.4 * np.sin(share * np.pi) ** 0.6 - 2.2 * share, share, 0.1) for share in shares]
    wedge_shares = np.linspace(0.0, 0.9, 50)
    wedge_rows = [(-0.4 + 1.7 * np.sin(min(1, share * 1.15) * np.pi) ** 0.55 - 3.4 * share, share, 0) for share in wedge_shares]
    lip = [(wedge_rows[-1][0] + offset, share, more) for offset, share, more in LIP]
    return [outsole.loft("outsole", under, RUBBER, Part.OUTSOLE, lugs),
            lower.loft("midsole", lower_rows, FOAM, Part.OVERLAY, sculpted),
            wedge.loft("wedge", wedge_rows + lip, FOAM, Part.MIDSOLE, lines)]
