"""A work boot of six inches: a moc toe sewn by hand, a padded collar, hooks, a welted wedge of pale rubber."""
from dataclasses import replace

import numpy as np

from ..materials import METAL, SMOOTH, THREAD, Finish, material
from ..mesh import add_mesh, disc, merge, resample, ring_points, smooth, sweep, unit
from ..studio import View
from . import high_top
from .laces import Lacing, build_laces
from .last import Last, curve
from .panels import Panel, behind, both, opening
from .parts import PARTS, Part
from .sole import Sidewall, groove
from .stitches import row
from .tongue import build_tongue
from .upper import build_upper
from .views import VIEWS as SHOE_VIEWS, make_pair
from .welted_sole import EDGE

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "build"]

VIEWS = {**SHOE_VIEWS, "detail": View(azimuth=40, elevation=34, fill=1.0, within=((-5, -50, 35), (135, 40, 105)))}

COLOURWAYS = {  # upper, overlay (collar, strip), accent (metal), lining, laces, welt, outsole, mark (thread)
    "wheat": ("#c08f52", "#a9783f", "#b9a37a", "#d8b98c", "#6b4a2e", "#a97c4a", "#efe9dc", "#f1e6cf"),
    "russet": ("#7d3f22", "#6b341b", "#b9a37a", "#cfae84", "#c9a56b", "#8a6238", "#f1ece0", "#e9d7b4"),
    "black": ("#232122", "#1d1b1c", "#8b8b8e", "#8a6a4a", "#1b1a1a", "#3a2a1e", "#e9e4d8", "#8f8a80"),
}

#: Oiled leather: it pales where it is pulled, and has a fine uneven grain.
OILED = Finish(0.54, 0.28, lambda s: s.add(s.times(s.cells(1.2), 0.12), s.times(s.noise(2.0), 0.14),
                                           s.times(s.noise(11.0, 3.0), 0.5)),
               tone=lambda s: s.add(0.72, s.times(s.noise(26.0, 5.0), 0.36), s.times(s.noise(4.0, 4.0), 0.2)))
#: Blown rubber: dull, with pores.
CREPE = Finish(0.78, 0.2, lambda s: s.add(s.times(s.noise(0.8, 4.0), 0.14), s.times(s.cells(2.2), 0.12)))

SHAPE = replace(
    high_top.SHAPE,
    inset=6.6,
    instep=curve((0, 64), (25, 68.5), (60, 74), (92, 82.5), (125, 98), (155, 116), (176, 133), (190, 152), (200, 174),
                 (215, 217), (240, 280), (295, 410)),
    collar=curve((186, 240), (193, 214), (200, 201), (212, 193), (230, 189), (252, 189), (272, 192), (296, 198)),
    bottom=curve((0, 15), (20, 8.5), (50, 2.5), (80, 0), (262, 0), (295, 2)),
    feather=curve((0, 34), (25, 29.5), (60, 26), (100, 26), (150, 31.5), (200, 38), (245, 41), (295, 43.5)),
    fullness=curve((0, 2.75), (60, 2.6), (100, 2.25), (140, 2.05), (190, 2.3), (235, 2.6), (295, 2.2)),
    bulge=curve((0, 0.05), (60, 0.04), (150, -0.01), (295, 0.04)),
    heel=curve((30, -1), (40, 0), (62, 3.4), (86, -1), (108, -7), (134, -10), (160, -9), (195, -5)),
    toe_length=31,
)
THROAT = curve((106, 7.5), (126, 8.5), (160, 8.5), (190, 7), (205, 6), (215, 6))
#: Pairs from here on upwards have hooks.
FIRST_HOOK = 5


def build(angle):
    last = Last(SHAPE, stations=760)
    opened = opening(last, 116.0, THROAT, 214)
    apron = _apron(last)
    things, surface = build_upper(last, opened, (OILED, Part.UPPER), _panels(last, opened, apron), padding=3.4,
                                  wrinkles=2.2, edge=(SMOOTH, Part.OVERLAY))
    for thing in things:
        if thing.name.startswith("stitches"):  # all its threads are of one contrasting colour
            thing.data.materials[0] = material("thread", THREAD, Part.MARK)
    tongue = [(96, 80), (122, 97), (150, 114.5), (172, 131), (187, 150), (197, 170), (204, 190), (208, 203), (210, 211)]
    things += build_tongue(last, tongue, (11, 22), 6.0, finish=OILED, label=None)
    lacing = Lacing(np.array([126, 139, 151.5, 163.5, 175, 185.5, 194, 200.5]), lambda x: THROAT(x) + 6.8,
                    width=4.2, thickness=3.0, eyelet=1.9, over_panel=3.0, over_tongue=5.6)
    things += build_laces(last, lacing, rings=Part.ACCENT, ring_finish=METAL)
    things += _hooks(last, lacing)
    things.append(_hand_stitches(last, surface, apron))
    things += _sole()
    if angle == "above":
        make_pair(things)


def _apron(last):
    """Distance in mm from the U that is seen from above, positive in it."""
    x, y, _ = np.moveaxis(last.points, -1, 0)
    aside = np.abs(y - last.shape.ridge(last.stations)[:, None])
    half = 27 + 0.06 * np.clip(x - 70, 0, 60)
    return last.distance(np.where(x < 62, 1 - np.hypot((62 - x) / 47, aside / half), 1 - aside / half) * 27)


def _panels(last, opened, apron):
    x, _, z = np.moveaxis(last.points, -1, 0)
    facing = behind(last, (20, 150), (40, 140), (58, 128), (72, 120), (84, 116.5), (96, 114.5), (130, 114))
    # Both end where the facings begin.
    plug, seam = (both(field, 0.4 - facing, 1) for field in (apron, 2.3 - np.abs(apron)))
    stay = last.distance(both(16.5 - opened.throat, x - 113, 6))
    lower = 157 + 0.0016 * (x - 240) ** 2
    collar = last.distance(both(z - lower, x - 206, 8))
    heel = behind(last, (30, 222), (44, 226), (62, 242), (78, 258), (94, 268), (112, 276), (150, 300))
    strip = last.distance(both(x - (280 - 0.03 * (z - 60)), z - 20, 2))
    return [
        Panel("plug", plug, OILED, Part.UPPER, 0.7, ()),
        Panel("seam", seam, OILED, Part.UPPER, 1.9, ()),
        Panel("facing", facing, OILED, Part.UPPER, 1.5, (1.9, 4.0, 9.5)),
        Panel("collar", collar, OILED, Part.OVERLAY, 0.9, (2.2, 4.4), 2.2),
        Panel("heel", heel, OILED, Part.UPPER, 1.1, (1.9, 4.0)),
        Panel("strip", strip, OILED, Part.OVERLAY, 0.9, (1.8,)),
        Panel("stay", stay, OILED, Part.UPPER, 1.1, (1.9,)),
    ]


def _hand_stitches(last, surface, apron):
    """Thick threads across the raised seam of the toe, a little uneven."""
    threads = []
    random = np.random.default_rng(3)
    for line in last.contours(apron):
        points, normals = last.sample(line, surface), unit(last.sample(line, last.normals))
        even = resample(np.hstack([points, normals]), 0.5)
        even = np.hstack([smooth(even[:, :3], 20), smooth(even[:, 3:], 20)])
        way = unit(np.gradient(even[:, :3], axis=0))
        for at in np.arange(4, len(even) - 4, 9):
            centre, normal, along = even[at, :3], unit(even[at, 3:]), way[at]
            if centre[0] > 112:
                continue
            across = np.cross(normal, along)
            slant = 0.5 + random.uniform(-0.2, 0.2)
            share = np.linspace(-1, 1, 13)
            path = centre + (across * 3.4 + along * slant) * share[:, None]
            path = path + normal * (0.75 - 2.6 * np.abs(share) ** 2.4)[:, None]
            threads.append(sweep(path, np.repeat(normal[None], 13, 0), 1.15, 1.0, 10))
    return add_mesh("hand stitches", merge(threads), material("hand thread", THREAD, Part.MARK))


def _hooks(last, lacing):
    """Bent tongues of metal, riveted beside the upper eyelets, that open away from the laces."""
    hooks = []
    for x in lacing.stations[FIRST_HOOK:]:
        for side in (-1, 1):
            y = last.shape.ridge(x) + side * (lacing.aside(x) + 0.8)
            (point,), (normal,) = last.on_top(x, y)
            outwards = unit(np.cross(np.cross(normal, [0.0, side, 0]), normal))
            base = point + normal * (lacing.over_panel + 0.4)
            rim = ring_points(base, normal, 2.7, 24)
            hooks += [disc(base + normal * 0.3, normal, 2.8),
                      sweep(rim, np.repeat(normal[None], 24, 0), 1.0, 1.0, 8, closed=True)]
            knots = np.array([base - outwards * 2, base - outwards * 1.6 + normal * 2.2, base + normal * 3.8,
                              base + outwards * 2.6 + normal * 4.2, base + outwards * 4.4 + normal * 3.2])
            path = resample(smooth(resample(knots, 0.5), 6), 0.5)
            facing = np.cross(np.gradient(path, axis=0), np.cross(normal, outwards))
            hooks.append(sweep(path, unit(facing), 4.0 - 1.4 * np.linspace(0, 1, len(path)) ** 2, 1.3, 14, 4))
    return [add_mesh("hooks", merge(hooks), material("hook", METAL, Part.ACCENT))]


def _sole():
    """A flat wedge under a midsole of leather, and the welt with its stitches."""
    def under_welt(x):
        return SHAPE.feather(x) - 6.4

    wedge, welt = Sidewall(SHAPE, top=under_welt), Sidewall(SHAPE, bottom=under_welt)

    def lines(share):
        return groove(share, 0.16, 0.5, 0.02) + 0.25 * np.sin(wedge.along / 41)

    shares = np.linspace(0.03, 0.97, 60)
    body = [(-32, 0, 0), (-8, 0, 0), (-1.6, 0, 0), (-0.7, 0, 0.4)]
    body += [(-0.2 - 1.5 * np.sin(share * np.pi) ** 0.9, share, 0) for share in shares]
    body += [(-0.7, 0.99, 0), (-3, 1.0, 0)]
    layers = [(-2.0, 0, 0), (0.0, 0, 0.1), (0.7, 0.06, 0), (0.9, 0.16, 0), (0.8, 0.30, 0), (0.3, 0.36, 0),
              (-0.3, 0.38, 0), (0.3, 0.40, 0), (0.8, 0.46, 0), (0.9, 0.58, 0), (0.7, 0.70, 0), (0.0, 0.77, 0),
              (-1.0, 0.78, 0), (-5, 0.78, 0), (-10, 0.80, 0)]
    line = np.column_stack([welt.edge - welt.normal * 1.9, welt.bottom + 0.785 * welt.height])
    up = np.tile([0.0, 0, 1], (len(line), 1))
    threads = row(np.vstack([line, line[:1]]), np.vstack([up, up[:1]]), 4.0, 1.4, 0.6)
    return [wedge.loft("wedge", body, CREPE, Part.OUTSOLE, lines),
            welt.loft("welt", layers, EDGE, Part.MIDSOLE),
            add_mesh("welt stitches", merge(threads), material("welt thread", THREAD, Part.MARK))]
