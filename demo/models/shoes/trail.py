"""A trail shoe: fine mesh under welded film, a rubber toe, a low midsole in a rim, and lugs of six millimetres."""
import numpy as np

from ..materials import FINE_MESH, FOAM, RUBBER, SMOOTH, WEBBING
from .laces import Lacing, build_laces
from .last import Last, Shape, curve, rising
from .panels import Panel, behind, below, both, opening, stroke
from .parts import PARTS, Part
from .sole import GRAINED, LIP, Sidewall, groove
from .tongue import build_tongue
from .upper import build_upper
from .views import VIEWS, make_pair

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "build"]

COLOURWAYS = {  # upper, overlay, accent, lining, laces, midsole, outsole, mark
    "stone": ("#cfcabb", "#8c8a7c", "#d9622b", "#4a4a44", "#e6e1d3", "#efe9da", "#33332f", "#d9622b"),
    "lake": ("#2c6f8f", "#173f57", "#e3c33a", "#1d2a33", "#e3c33a", "#f0ede4", "#1f2326", "#f0ede4"),
    "black": ("#26282a", "#18191b", "#b3262b", "#1b1c1e", "#2b2c2f", "#3a3c3f", "#1a1a1b", "#c9cbcf"),
}

#: Broad under the ball, for a foot that spreads downhill.
OUTLINE = ((-6, 5), (0, -16), (19, -35), (50, -48), (88, -53), (122, -51.5), (160, -44.5), (200, -41), (238, -42.5), (270, -38),
           (292, -22), (301, 0), (295, 20), (275, 34), (248, 40), (218, 39), (188, 36.5), (152, 39.5), (115, 47.5), (85, 50.5),
           (50, 47.5), (19, 39.5), (0, 26))

SHAPE = Shape(
    outline=OUTLINE,
    inset=7.0,
    instep=curve((-6, 58), (20, 63), (55, 68), (90, 77), (125, 92), (155, 107), (185, 124), (200, 136), (230, 205), (300, 410)),
    collar=curve((166, 178), (174, 146), (181, 128), (190, 114), (203, 102), (219, 95.5), (238, 94.5), (257, 101), (272, 113),
                 (286, 126), (301, 134)),
    collar_start=168,
    bottom=curve((-6, 31), (14, 18), (48, 5), (86, 0), (222, 0), (262, 3), (301, 17)),
    feather=curve((-6, 44), (20, 34), (55, 27), (100, 26), (160, 29.5), (225, 36), (268, 41), (301, 48)),
    toe_length=40,
    heel=curve((20, 0), (45, 1.5), (62, 2.5), (82, -2), (100, -9), (118, -10), (136, -4)),
    ridge=curve((-6, 5), (40, 6), (90, 5), (140, 3), (200, 1), (301, 0)),
)
THROAT = curve((98, 10), (120, 12), (178, 15.5), (210, 16))


def build(angle):
    last = Last(SHAPE)
    opened = opening(last, 108.0, THROAT, 188)
    things, _ = build_upper(last, opened, (FINE_MESH, Part.UPPER), _panels(last, opened), padding=4.4, wrinkles=0.4,
                            edge=(SMOOTH, Part.LINING))
    tongue = [(94, 75), (120, 89.5), (150, 106), (172, 119), (186, 130), (196, 141), (202, 150)]
    things += build_tongue(last, tongue, (13, 22), 7.0, finish=FINE_MESH, label=(0.72, 0.9),
                           mark=lambda along, aside: 0.5 * _peaks(2.4 * aside, -2.4 * along))
    things += build_laces(last, Lacing(np.linspace(113, 171, 6), lambda x: THROAT(x) + 6.6, width=3.4, thickness=2.6,
                                       eyelet=1.7), rings=Part.ACCENT)
    things += _sole()
    if angle == "above":
        make_pair(things, gap=142)


def _panels(last, opened):
    x, _, z = np.moveaxis(last.points, -1, 0)
    guard = below(last, (-6, 54), (20, 52), (60, 49), (100, 47), (140, 44), (180, 45), (230, 52), (300, 60))
    bumper = below(last, (-6, 72), (10, 69), (26, 62), (44, 52), (64, 42), (84, 33), (104, 24), (300, -60))
    eyestay = last.distance(both(16 - opened.throat, x - 90, 5))
    bands = [stroke(last, ((108 + 25 * number, 96 + 9 * number), (128 + 28 * number, 62), (122 + 30 * number, 30)), 6.5)
             for number in range(4)]
    cage = behind(last, (20, 232), (42, 238), (60, 250), (76, 262), (92, 272), (112, 280), (140, 286))
    collar = last.distance(both(opened.cut + 24, x - 198, 12))
    clip = last.distance(both(x - (254 + 0.5 * (z - 48)), 78 - z, 6))
    loop = last.distance(both(x - 277, z - 88, 3))
    peaks = last.distance(_peaks(x - 226, z - 70))
    return [
        Panel("collar", collar, SMOOTH, Part.LINING, 0.7, (2.0,), 1.4),
        *(Panel(f"band {number}", band, SMOOTH, Part.OVERLAY, 0.5, ()) for number, band in enumerate(bands)),
        Panel("cage", cage, SMOOTH, Part.OVERLAY, 0.8, ()),
        Panel("guard", guard, SMOOTH, Part.OVERLAY, 0.7, ()),
        Panel("eyestay", eyestay, SMOOTH, Part.OVERLAY, 1.2, (2.0,)),
        Panel("bumper", bumper, RUBBER, Part.OUTSOLE, 1.9, ()),
        Panel("clip", clip, RUBBER, Part.ACCENT, 1.6, ()),
        Panel("loop", loop, WEBBING, Part.ACCENT, 1.4, (2.0,)),
        Panel("peaks", peaks, SMOOTH, Part.MARK, 0.6, ()),
    ]


def _peaks(along, up):
    """The mark: two summits, as a field by mm from its middle."""
    ridge = np.minimum(np.abs(along + 7) - 2, np.abs(along - 8) + 2.5)
    line = 2.1 - np.abs(up - 7 + ridge) * 0.72
    return both(line, 17 - np.abs(along), 1)


def _sole():
    tread_top = curve(*((x, float(SHAPE.bottom(x)) + 8.5) for x in (-6, 14, 48, 86, 150, 222, 262, 301)))
    outsole, foam = Sidewall(SHAPE), Sidewall(SHAPE, tread_top)

    def lugs(_share):
        place = outsole.along / 17
        gap = rising(np.abs(place % 1 - 0.5) - 0.31, 0.02)
        every_second = (np.floor(place + 0.5) % 2) * 1.5
        return every_second * (1 - gap) - 6.0 * gap

    def carved(share):
        """Pockets in the foam, as a mould leaves them, deeper towards the heel."""
        pocket = rising(np.abs((foam.along / 26 + share * 0.7) % 1 - 0.5) - 0.14, 0.05)
        band = rising(np.array(share) - 0.16, 0.06) * rising(0.56 - np.array(share), 0.06)
        return -1.5 * (1 - pocket) * band * (0.5 + 0.5 * rising(foam.x - 180, 40)) + groove(share, 0.66, 0.9, 0.02)

    under = [(-32, 0, 2), (-8, 0, 1.4), (-7.6, 0, 0), (-0.4, 0, 0), (0.8, 0, 0.3), (1.6, 0, 1.2), (1.9, 0, 3.5), (1.7, 0, 6),
             (1.4, 0, 6.6)]
    rim = [(1.5, 0, 6.4), (1.9, 0, 7.2), (1.9, 0, 8.6), (0.8, 0, 9.0)]
    shares = np.linspace(0, 0.9, 60)
    side = [(0.9 + 1.2 * np.sin(min(1, share * 1.1) * np.pi) ** 0.6 - 2.6 * share, share, 0) for share in shares]
    lip = [(side[-1][0] + offset, share, more) for offset, share, more in LIP]
    return [outsole.loft("lugs", under, RUBBER, Part.OUTSOLE, lugs),
            outsole.loft("rim", rim, RUBBER, Part.OUTSOLE),
            foam.loft("midsole", side[:40], GRAINED, Part.MIDSOLE, carved),
            foam.loft("upper foam", side[39:] + lip, FOAM, Part.MIDSOLE, carved)]
