"""A ribbed scarf of lambswool, folded once and laid flat: two stripes near its ends, fringes knotted in bundles."""
import numpy as np

from ..garments.fabrics import LABEL, fibres, loops, rib_tone, ribs
from ..garments.finish import grid, ripple
from ..materials import Finish, layered, material
from ..mesh import add_mesh, length_along, merge, resample, smooth, sweep, unit
from ..shoes.last import rising
from ..studio import View
from .parts import PARTS, Part

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "ASPECT", "LIGHT", "build"]

ASPECT = 1.25
LIGHT = {"scale": 1.4, "height": 30}
VIEWS = {
    "front": View(azimuth=6, elevation=72, fill=0.9),
    "back": View(azimuth=28, elevation=44, fill=0.9),
    "detail": View(azimuth=10, elevation=58, fill=1.0, within=((-40, -245, 0), (130, -70, 40))),
}
COLOURWAYS = {  # body, overlay, rib, tape (fringe), label, metal, lining, mark (stripes)
    "oat": ("#d9cdb6", "#ffffff", "#ffffff", "#d9cdb6", "#2f5d50", "#ffffff", "#b9ae99", "#7a4a2a"),
    "moss": ("#5b6b45", "#ffffff", "#ffffff", "#5b6b45", "#efe6d4", "#ffffff", "#434f33", "#d8b24a"),
    "black": ("#26262a", "#ffffff", "#ffffff", "#26262a", "#efe9df", "#ffffff", "#19191b", "#7c7c82"),
}

HALF, PITCH = 118.0, 6.4
STRIPES = ((24.0, 44.0), (56.0, 66.0))

_RIBS, _TONE = ribs(PITCH, 1.5), rib_tone(PITCH)
LAMBSWOOL = Finish(0.95, 0.08, lambda s: s.add(_RIBS(s), s.times(loops(s, 3.2), 0.6), s.times(fibres(s, 6.0, 2.0), 0.6),
                                               s.times(s.noise(1.1, 5.0), 0.45)),
                   lambda s: s.add(0.1, s.times(_TONE(s), 0.7), s.times(loops(s, 3.2), 0.14),
                                   s.times(fibres(s, 9.0, 3.0), 0.2)),
                   sheen=0.4)
YARN = Finish(0.95, 0.08, lambda s: s.add(s.times(s.braid(2.2), 0.5), s.times(s.noise(1.0, 4.0), 0.4)), sheen=0.4)


def _fold_line():
    """The scarf's middle line (n, 3) from the end below to the end above; it is folded at its far side."""
    turn = np.linspace(-np.pi / 2, np.pi / 2, 40)
    below = np.column_stack([np.linspace(-168, 176, 300), np.full(300, 8.0)])
    bend = np.column_stack([178 + 13 * np.cos(turn), 20 + 12 * np.sin(turn)])
    above = np.column_stack([np.linspace(176, -142, 300), np.linspace(32, 24, 300)])
    line = np.vstack([below, bend, above])
    return smooth(resample(np.column_stack([np.zeros(len(line)), line]), 1.4), 12)


def _cloth():
    """Points (rows, columns, 3) of the folded cloth; columns run around its section."""
    line = _fold_line()
    along = length_along(line)
    way = unit(np.gradient(line, axis=0))
    normal = np.cross(np.array([1.0, 0, 0]), way)
    around = np.linspace(0, 2 * np.pi, 420)
    aside = np.sign(np.cos(around)) * np.abs(np.cos(around)) ** 0.5
    up = np.sign(np.sin(around)) * np.abs(np.sin(around)) ** 0.5
    upper = along > along[-1] / 2
    half = HALF + 2.5 * np.sin(along / 47) - 3.0 * upper
    shift = 5.0 * rising(along - along[-1] / 2, 40) + 1.5 * np.sin(along / 80)
    x = aside[None] * half[:, None] + shift[:, None]
    places = np.column_stack([np.broadcast_to(along[:, None], x.shape).ravel(), x.ravel()])
    soft = 1.3 * ripple(places, 120, 3) + 0.5 * ripple(places, 45, 4)
    # It was folded lengthwise too: a fold's edge lies under the upper cloth.
    crease = -1.6 * np.exp(-(((x + 38 + 6 * np.sin(along / 90)[:, None]) / 9) ** 2))
    ribbing = 0.8 * np.abs(np.cos(np.pi * x / (2 * PITCH))) ** 0.6
    lift = up[None] * (6.6 + ribbing) + soft.reshape(x.shape) + crease * upper[:, None]
    points = line[:, None] + np.array([1.0, 0, 0]) * x[..., None] + normal[:, None] * lift[..., None]
    points[..., 2] = np.maximum(points[..., 2], 0.4)
    return points, along, np.where(up[None] > 0, x, 2 * HALF - x)


def build(angle):
    points, along, across = _cloth()
    along = np.broadcast_to(along[:, None], across.shape)
    texture = np.stack([across, along], -1)
    from_end = np.minimum(along, along.max() - along)
    stripes = {f"stripe {number}": np.minimum(from_end - start, end - from_end)
               for number, (start, end) in enumerate(STRIPES)}
    skin = layered("scarf", (LAMBSWOOL, Part.BODY), [(name, LAMBSWOOL, Part.MARK) for name in stripes])
    add_mesh("scarf", grid(points, texture), skin, {name: field.ravel() for name, field in stripes.items()})
    for end in (0, -1):
        rim = points[end]
        lid = np.stack([rim, rim.mean(0) + (rim - rim.mean(0)) * (0.98, 1, 0.05)])
        add_mesh("end", grid(lid, texture[:2]), material("end", LAMBSWOOL, Part.BODY))
    _add_fringe(points[0], -1, 5)
    _add_fringe(points[-1], 1, 9)
    _add_label(points, along)


def _add_fringe(rim, above, seed):
    """Bundles of three yarns, knotted at the scarf's end, that lie as they fell."""
    random = np.random.default_rng(seed)
    yarns = []
    low, high = rim[:, 0].min() + 5, rim[:, 0].max() - 5
    y, z = rim[:, 1].mean(), rim[:, 2].mean()
    for start in np.linspace(low, high, 22):
        start = start + random.normal(0, 0.7)
        length, lean = 62 + random.normal(0, 4), random.normal(0, 0.10)
        knot_y = y - 7
        yarns.append(_yarn([(start, y + 3, z), (start, y - 3, z), (start, knot_y, z - 1), (start, knot_y - 6, z - 2)],
                           [6.2, 6.4, 8.6, 5.4]))
        for strand in (-1, 0, 1):
            wave = random.normal(0, 2.2)
            ground = 2.4 + 1.4 * (strand == 0)
            drop = ground + (z - ground) * np.array([0.9, 0.42, 0.1, 0.0]) * (1 if above > 0 else 0.4)
            reach = np.array([0.05, 0.35, 0.7, 1.0]) * (length + random.normal(0, 2.5))
            side = strand * np.array([0.8, 2.4, 2.9, 3.2]) + lean * reach + wave * np.array([0, 0.6, 0.2, -0.9])
            knots = [(start + aside, knot_y - 3 - forward, height) for aside, forward, height in zip(side, reach, drop)]
            yarns.append(_yarn(knots, [3.2, 3.3, 3.2, 2.4]))
    add_mesh("fringe", merge(yarns), material("fringe", YARN, Part.TAPE))


def _yarn(knots, widths):
    line = smooth(resample(np.array(knots, float), 1.0), 14)
    width = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(widths)), widths)
    return sweep(line, np.tile([0.0, 0, 1], (len(line), 1)), width, 0.9 * width, 10)


def _add_label(points, along):
    """A woven label, sewn on near the upper end by its short sides."""
    rows = np.argmin(np.abs(along[:, 0] - (along.max() - 96)))
    top = points[rows - 12:rows + 12]
    chosen = (top[0, :, 0] > 58) & (top[0, :, 0] < 100) & (top[0, :, 2] > points[rows, :, 2].mean())
    base = top[:, chosen].mean(1)
    x = np.linspace(60, 98, 40)
    sheet = np.stack([np.broadcast_to(x, (24, 40)), np.broadcast_to(base[:, 1:2], (24, 40)),
                      np.broadcast_to(base[:, 2:3] + 1.6, (24, 40))], -1).copy()
    row, column = np.indices((24, 40))
    rim = np.minimum.reduce([row, 23 - row, column, 39 - column])
    sheet[..., 2] -= 1.2 * (rim < 1)
    flat = np.stack([sheet[..., 0], sheet[..., 1]], -1)
    add_mesh("label", grid(sheet, flat), material("label", LABEL, Part.LABEL))
