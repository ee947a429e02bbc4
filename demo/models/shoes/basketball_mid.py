"""A basketball mid: panelled leather, a guard strapped over the laces, a padded collar, a tall moulded sole."""
from dataclasses import replace

import numpy as np

from ..materials import FINE_MESH, FULL_GRAIN, HOLE, NUBUCK, RUBBER, SMOOTH, TUMBLED, material
from ..mesh import add_mesh, disc, merge, resample, smooth, sweep, unit
from . import high_top
from .laces import Lacing, build_laces
from .last import ROUND_OUTLINE, Last, curve, rising
from .panels import Panel, behind, below, both, opening, polygon
from .parts import PARTS, Part
from .sole import GRAINED, LIP, Sidewall, groove
from .stitches import row
from .tongue import build_tongue
from .upper import build_upper
from .views import VIEWS, make_pair

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "build"]

COLOURWAYS = {  # upper, overlay, accent (collar, heel, guard), lining, laces, midsole, outsole, mark (bolt, welds)
    "bone": ("#f1eee7", "#d9d2c4", "#2b3f73", "#e4ded2", "#f4f1ea", "#f4f1ea", "#2b3f73", "#c8452c"),
    "flame": ("#f1eee7", "#b8321f", "#1f1f22", "#26262a", "#f4f2ee", "#f2efe8", "#b8321f", "#d8a23a"),
    "black": ("#26262a", "#1d1d20", "#3a3a40", "#2c2c30", "#1d1d20", "#26262a", "#b98a56", "#d8a23a"),
}

#: The forefoot stands out sideways, so that the foot does not tip.
OUTLINE = tuple((x, y * (1 + 0.07 * np.exp(-(((x - 95) / 42) ** 2)))) for x, y in ROUND_OUTLINE)
SHAPE = replace(
    high_top.SHAPE,
    outline=OUTLINE,
    inset=6.4,
    instep=curve((0, 64), (25, 67), (60, 72), (92, 81), (125, 97), (155, 115), (176, 132), (190, 149), (200, 168),
                 (215, 208), (240, 270), (295, 400)),
    collar=curve((186, 212), (193, 186), (200, 171), (212, 158), (230, 150), (250, 150), (270, 158), (284, 168),
                 (296, 175)),
    bottom=curve((0, 23), (20, 12.5), (50, 4), (85, 0), (222, 0), (262, 2.5), (295, 10)),
    feather=curve((0, 44), (25, 37.5), (60, 34), (100, 35), (150, 39.5), (220, 45.5), (270, 49), (295, 52)),
    heel=curve((35, -1), (46, 0), (66, 3.4), (88, -1), (108, -7), (132, -9), (156, -5), (176, 0)),
    toe_length=34,
)
THROAT = curve((98, 11.5), (120, 12.5), (178, 14), (200, 12.5), (215, 12))


def build(angle):
    last = Last(SHAPE, stations=760)
    opened = opening(last, 110.0, THROAT, 214)
    things, _ = build_upper(last, opened, (FULL_GRAIN, Part.UPPER), _panels(last, opened), padding=5.0,
                            edge=(FINE_MESH, Part.LINING))
    tongue = [(94, 79), (122, 95.5), (150, 112.5), (172, 129), (187, 147), (197, 167), (203, 182), (206, 192),
              (207.5, 199)]
    things += build_tongue(last, tongue, (14, 26), 11.0, label=(0.8, 0.94),
                           mark=lambda along, aside: _bolt(aside * 2.6, along * 2.6) / 2.6)
    lacing = Lacing(np.array([115, 128, 141, 153.5, 165, 176, 185.5, 193]), lambda x: THROAT(x) + 6.6)
    things += build_laces(last, lacing)
    things += _guard(last)
    things += _perforations(last)
    things += _sole()
    if angle == "above":
        make_pair(things, gap=142)


def _bolt(along, up):
    """The mark: a bolt, as a field by mm from its middle."""
    upper = both(7.0 - np.abs(along - 2 - 0.35 * up), both(up + 3, 24 - up, 1), 1)
    lower = both(6.0 - np.abs(along + 2 - 0.35 * up) + 0.22 * up, both(3 - up, up + 26, 1), 1)
    return np.maximum(upper, lower)


def _panels(last, opened):
    x, _, z = np.moveaxis(last.points, -1, 0)
    toe = below(last, (0, 66), (25, 62), (52, 57), (80, 57), (104, 66), (122, 82), (136, 100), (300, 160))
    toe = last.distance(both(toe, 150 - x - 0.4 * (z - 40), 6))
    bumper = below(last, (0, 58), (20, 54), (44, 45), (62, 36), (80, 28), (300, -60))
    eyestay = last.distance(both(17.5 - opened.throat, x - 93, 6))
    quarter = behind(last, (30, 158), (44, 160), (62, 172), (82, 186), (102, 194), (126, 196), (160, 196))
    lower = 116 + 0.002 * (x - 238) ** 2
    collar = last.distance(both(z - lower, x - 204, 8))
    pads = [last.distance(both(both(z - lower - low, lower + high - z, 3), x - 214, 5))
            for low, high in ((2, 14), (16, 40))]
    counter = behind(last, (30, 214), (48, 220), (62, 236), (76, 256), (88, 272), (104, 286), (150, 300))
    clip = last.distance(both(x - (246 + 0.75 * (z - 50)), 84 - z, 8))
    loop = last.distance(both(x - (276 + 0.02 * (z - 60)), z - 100, 4))
    bolt = last.distance(_bolt(x - 212, z - 88))
    return [
        Panel("toe", toe, TUMBLED, Part.OVERLAY, 1.2, (2.3, 4.8)),
        Panel("quarter", quarter, TUMBLED, Part.UPPER, 1.3, (2.3, 4.8)),
        Panel("collar", collar, NUBUCK, Part.ACCENT, 0.9, (2.3,)),
        *(Panel(f"pad {number}", pad, NUBUCK, Part.ACCENT, 0.0, (), 2.6) for number, pad in enumerate(pads)),
        Panel("counter", counter, TUMBLED, Part.OVERLAY, 1.2, (2.3, 4.6)),
        Panel("clip", clip, SMOOTH, Part.ACCENT, 1.6, ()),
        Panel("loop", loop, SMOOTH, Part.ACCENT, 1.2, (2.0,)),
        Panel("eyestay", eyestay, FULL_GRAIN, Part.OVERLAY, 1.4, (2.3,)),
        Panel("bumper", bumper, RUBBER, Part.OUTSOLE, 1.8, ()),
        Panel("bolt", bolt, SMOOTH, Part.MARK, 0.7, ()),
    ]


def _guard(last):
    """A strap over the lower laces: sewn on at the medial side, closed on the lateral one."""
    section = np.linspace(-1, 1, 90)
    aside = np.where(section < 0, 53 * section, 56 * section)
    x = 140 - 12 * section + 5 * section ** 2
    points, normals = [], []
    for at, offset in zip(x, aside):
        over = 3.2 + 5.4 * rising(24 - abs(offset), 9)
        point, normal = _beside(last, at, offset)
        points.append(point + normal * over)
        normals.append(normal)
    line = smooth(np.array(points), 10)
    normals = unit(smooth(np.array(normals), 10))
    even = resample(np.hstack([line, normals]), 0.8)
    line, normals = even[:, :3], unit(even[:, 3:])
    ends = np.minimum(np.arange(len(line)), np.arange(len(line))[::-1])
    width = 25 * np.clip(0.55 + 0.45 * np.sqrt(1 - (1 - np.clip(ends / 9, 0, 1)) ** 2), 0, 1)
    things = [add_mesh("guard", sweep(line, normals, width, 2.6, 40, 8), material("guard", TUMBLED, Part.ACCENT))]
    across = unit(np.cross(np.gradient(line, axis=0), normals))
    threads = []
    for side in (-1, 1):
        edge = line + across * (side * (width / 2 - 2.6))[:, None] + normals * 1.35
        threads += row(edge[10:-10], normals[10:-10])
    things.append(add_mesh("guard stitches", merge(threads), material("guard thread", RUBBER, Part.MARK)))
    return things


def _beside(last, x, aside):
    """A point of the form and its normal at x, `aside` mm along its surface from the ridge; negative is lateral."""
    section = last.point(x, np.linspace(-0.97, 0.97, 241), open_top=False)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(section, axis=0), axis=1))]
    along -= along[len(section) // 2]
    (point,), (normal,) = last.on_top(x, np.interp(aside, along, section[:, 1]))
    return point, normal


def _perforations(last):
    """Rows of holes on the vamp."""
    holes = []
    for row_number in range(5):
        for number in range(4 if row_number % 2 else 5):
            x = 46 + 8.4 * number + (4.2 if row_number % 2 else 0)
            (point,), (normal,) = last.on_top(x, 5.5 + (row_number - 2) * 7.0)
            holes.append(disc(point + normal * 0.45, normal, 1.1))
    return [add_mesh("perforations", merge(holes), material("perforation", HOLE))]


def _sole():
    """Rubber with a pattern of rings for turning, which shows at the forefoot's side, under a tall cup of foam."""
    def tread_top(x):
        return SHAPE.bottom(x) + 9.0

    tread, cup = Sidewall(SHAPE, top=tread_top), Sidewall(SHAPE, bottom=tread_top)

    def herringbone(share):
        return -1.5 * rising(np.abs((tread.along / 5.2) % 1 - 0.5) - 0.28, 0.06) * (share < 0.35)

    def moulded(share):
        away = np.hypot(cup.x - 92, share * cup.height - 4)
        rings = 0.55 * np.sin(2 * np.pi * away / 5.0) * rising(40 - away, 8)
        wave = 0.60 - 0.34 * rising(cup.x - 185, 60)
        edge = -1.5 * rising(share - wave, 0.05) * rising(0.86 - share, 0.03) * rising(cup.x - 130, 30)
        return rings * rising(0.80 - np.array(share), 0.05) + edge + groove(share, 0.88, 0.9, 0.02)

    under = [(-34, 0, 1.6), (-9, 0, 1.2), (-8.6, 0, 0), (-0.6, 0, 0), (0.6, 0, 0.4), (1.2, 0.1, 0), (1.4, 0.4, 0),
             (1.2, 0.85, 0), (0.6, 0.97, 0), (-1.2, 1.0, 0)]
    shares = np.linspace(0.0, 0.90, 84)
    side = [(-0.4 + 1.6 * np.sin(share * np.pi) ** 0.7 - 2.2 * share, share, 0) for share in shares]
    lip = [(side[-1][0] + offset, share, more) for offset, share, more in LIP]
    return [tread.loft("outsole", under, RUBBER, Part.OUTSOLE, herringbone),
            cup.loft("midsole", side + lip, GRAINED, Part.MIDSOLE, moulded),
            cup.stitches(np.interp(0.88, shares, [offset for offset, _, _ in side]) - 0.6, 0.88, Part.MIDSOLE)]
