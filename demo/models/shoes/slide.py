"""A pool slide: one wide padded strap with its mark over a bed of moulded foam with nubs."""
from dataclasses import replace

import bpy
import numpy as np

from ..materials import FOAM, PRINT, SMOOTH, Finish, material
from ..mesh import Surface, add_mesh, grid_faces
from ..studio import View
from . import sandal
from .last import Last, curve, rising
from .panels import Opening, Panel, both, either
from .parts import PARTS, Part
from .sole import Sidewall, groove
from .upper import build_upper
from .views import VIEWS as SHOE_VIEWS, make_pair

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "build"]

VIEWS = {**SHOE_VIEWS, "detail": View(azimuth=24, elevation=36, fill=1.0, within=((10, -60, 15), (175, 30, 80)))}

COLOURWAYS = {  # upper (strap), overlay (none), accent (none), lining (bed), laces (none), midsole, outsole, mark
    "chalk": ("#f1ede4", "#ffffff", "#ffffff", "#e9e4d8", "#ffffff", "#efebe2", "#e2dccf", "#2f5d50"),
    "sea": ("#1d3f73", "#ffffff", "#ffffff", "#1d3f73", "#ffffff", "#1d3f73", "#16325c", "#f2efe8"),
    "black": ("#232326", "#ffffff", "#ffffff", "#1f1f22", "#ffffff", "#232326", "#1b1b1c", "#e8e6e0"),
}

#: Nubs of foam, and the fine skin of the mould.
NUBS = Finish(0.72, 0.22, lambda s: s.add(s.times(s.holes(4.4), 0.95), s.times(s.noise(0.9, 3.0), 0.12)),
              tone=lambda s: s.add(0.9, s.times(s.holes(4.4), 0.1)))
#: Coated cloth over foam.
COATED = Finish(0.42, 0.36, lambda s: s.add(s.times(s.cells(1.3), 0.1), s.times(s.noise(9.0, 3.0), 0.35)))

OUTLINE = tuple((x, 1.03 * y) for x, y in sandal.OUTLINE)
SHAPE = replace(
    sandal.SHAPE,
    outline=OUTLINE,
    inset=6.5,
    instep=curve((-2, 52), (30, 58), (60, 65), (95, 74.5), (130, 86), (165, 98), (200, 106), (240, 112), (292, 118)),
    bottom=curve((-2, 11), (20, 5.5), (50, 1.2), (80, 0), (235, 0), (270, 1), (292, 4)),
    feather=curve((-2, 31), (20, 27.5), (60, 26), (120, 27.5), (180, 32), (240, 36.5), (292, 41)),
    fullness=curve((-2, 2.9), (60, 2.8), (110, 2.6), (165, 2.3), (225, 2.1), (292, 2.3)),
    narrowing=curve((0, 0), (292, 0)),
)


def build(angle):
    last = Last(SHAPE)
    strap = _strap(last)
    panels = [Panel("strap", strap + 0.2, COATED, Part.UPPER, 1.5, (5.0,), 3.4),
              Panel("mark", _mark(last), PRINT, Part.MARK, 0.5, ())]
    things, _ = build_upper(last, Opening(-strap, strap), (COATED, Part.UPPER), panels, padding=0.0, wrinkles=0.5,
                            edge=(SMOOTH, Part.UPPER))
    (insole,) = (thing for thing in things if thing.name == "insole")  # the bed lies lower than that of a shoe
    things.remove(insole)
    bpy.data.objects.remove(insole)
    things += _sole()
    if angle == "above":
        make_pair(things, middle=145, gap=132)


def _strap(last):
    x, y, z = np.moveaxis(last.points, -1, 0)
    up = z - 40
    aside = (y - last.shape.ridge(last.stations)[:, None]) / 50
    # its front edge opens towards the toes in the middle
    return last.distance(both(x - (56 + 0.16 * up - 5 * (1 - aside ** 2)), (146 + 0.22 * up) - x, 12))


def _mark(last):
    """Half a sun over two waves of water, on the strap's outer side."""
    along, over = np.moveaxis(last.texture.reshape(*last.grid, 2), -1, 0)
    u, v = along - 106, over + 33
    sun = np.minimum(14.5 - np.hypot(u, v + 1), v - 1.5)
    lines = [1.7 - np.abs(v + low + 1.3 * np.sin(u / 3.4)) for low in (4.5, 11.0)]
    waves = np.minimum(np.maximum(*lines), 19 - np.abs(u))
    return either(sun, waves, 0.2)


def _sole():
    """One piece of foam: a sidewall with two lines around it and blocks below, a rim, and the bed within."""
    wall = Sidewall(SHAPE)

    def blocks(share):
        return -1.4 * rising(np.abs((wall.along / 13) % 1 - 0.5) - 0.36, 0.04) * (share < 0.18)

    def lines(share):
        return groove(share, 0.36, 0.7, 0.022) + groove(share, 0.46, 0.7, 0.022)

    under = [(-34, 0, 0), (-8, 0, 0), (-2.2, 0, 0), (-1.0, 0, 0.3), (-0.3, 0.02, 0.2), (0.1, 0.08, 0), (0.1, 0.18, 0),
             (-0.6, 0.2, 0)]
    side = [(-0.6 + 1.2 * rising(share - 0.215, 0.02) - 2.0 * np.sin((share - 0.2) / 0.72 * np.pi) ** 0.9, share, 0)
            for share in np.linspace(0.2, 0.92, 70)]
    rim = [(-0.1, 0.95, 0), (-0.6, 0.985, 0), (-1.5, 1.01, 0), (-2.8, 1.025, 0), (-4.2, 1.025, 0), (-5.4, 1.01, 0),
           (-6.4, 0.98, 0), (-7.2, 0.94, 0)]
    return [wall.loft("outsole", under, FOAM, Part.OUTSOLE, blocks),
            wall.loft("midsole", side + rim, FOAM, Part.MIDSOLE, lines),
            _bed(wall, rim[-1])]


def _bed(wall, rim):
    """The foot's print in the foam: a cup for the heel, a rise at the arch and before the toes."""
    offset, share, _ = rim
    start = wall.edge[::3] + wall.normal[::3] * offset
    x = start[:, 0]
    floor = (wall.bottom + share * wall.height)[::3]
    middle = np.column_stack([x, SHAPE.ridge(x)])
    rings = []
    for step in np.linspace(0, 1, 60):
        at = start * (1 - step) + middle * step
        cup = 6.5 * rising(at[:, 0] - 205, 34) + 2.5 * rising(105 - at[:, 0], 36)
        cup = cup - 2.5 * np.exp(-(((at[:, 0] - 58) / 13) ** 2))
        arch = 5.0 * np.exp(-(((at[:, 0] - 165) / 32) ** 2)) * np.clip(at[:, 1] / 32, 0, 1)
        deep = 1 - (1 - min(1, step * 2.2)) ** 2
        rings.append(np.column_stack([at, floor - 0.6 - deep * (cup - arch)]))
    vertices = np.vstack(rings)
    surface = Surface(vertices, grid_faces(len(rings), len(x), False, True), vertices[:, :2])
    return add_mesh("bed", surface, material("bed", NUBS, Part.LINING))
