"""A ribbed scarf of lambswool, folded once and laid flat: two stripes near its ends, fringes of twisted cords."""
import numpy as np
from scipy.spatial import cKDTree

from ..garments.fabrics import LABEL, fibres, loops, rib_tone, ribs
from ..garments.finish import fold, grid, ripple
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
    "oat": ("#d9cdb6", "#ffffff", "#ffffff", "#d9cdb6", "#efe6d4", "#ffffff", "#b9ae99", "#7a4a2a"),
    "moss": ("#5b6b45", "#ffffff", "#ffffff", "#5b6b45", "#efe6d4", "#ffffff", "#434f33", "#d8b24a"),
    "black": ("#26262a", "#ffffff", "#ffffff", "#26262a", "#efe9df", "#ffffff", "#19191b", "#7c7c82"),
}

HALF, PITCH = 118.0, 6.4
#: Cords of the fringe at each end.
CORDS = 25
#: Soft folds of the upper cloth: lines of mm aside and mm along, width, height.
FOLDS = (
    (((-110, 640), (-50, 560), (20, 520)), 26, 3.0), (((112, 470), (50, 500), (-30, 600)), 24, 2.6),
    (((-112, 500), (-70, 470), (-20, 400)), 22, 2.2),
)
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
    soft = 1.7 * ripple(places, 120, 3) + 0.5 * ripple(places, 45, 4)
    folds = sum(fold(places, np.array(line, float), width, height) for line, width, height in FOLDS)
    soft = soft + folds * np.broadcast_to(up[None] > 0, x.shape).ravel()
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
    _add_fringe(points[0], False, 5)
    _add_fringe(points[-1], True, 9)
    _add_label(points, along)


def _add_fringe(rim, upper, seed):
    """Cords of two yarns twisted around each other and knotted near their tips, that lie as they fell."""
    random = np.random.default_rng(seed)
    yarns = []
    y, z = rim[:, 1].mean(), rim[:, 2].mean()
    starts = np.linspace(rim[:, 0].min() + 5, rim[:, 0].max() - 5, CORDS)
    leans = smooth(random.normal(0, 26, (CORDS, 1)), 3)[:, 0]
    # Those of the upper end hang over the lower end's edge, onto its cords.
    heights = [z, z, z - 3, 9.0, 6.4, 6.0] if upper else [z, z - 1, z - 4, 2.8, 2.6, 2.6]
    for start, lean in zip(starts, leans):
        start = start + random.normal(0, 0.5)
        length = 62 + random.normal(0, 2.5)
        reach = np.array([-0.09, 0.0, 0.28, 0.5, 0.76, 1.0])
        aside = lean * np.clip(reach, 0, 1) ** 1.4 * 0.5 + random.normal(0, 1.5) * np.array([0, 0, 0.5, 1, 0.5, -1])
        knots = np.column_stack([start + aside, y - 2 - reach * length, heights])
        yarns += _cord(knots, random.uniform(0, np.pi))
    add_mesh("fringe", merge(yarns), material("fringe", YARN, Part.TAPE))


def _cord(knots, turned, radius=1.35, pitch=9.5):
    """Two yarns in a helix around a line, the knot that keeps them, and their loose tips."""
    line = smooth(resample(knots, 0.8), 30)
    share = np.linspace(0, 1, len(line))
    angle = turned + length_along(line) * 2 * np.pi / pitch
    up = np.tile([0.0, 0, 1], (len(line), 1))
    beside = unit(np.cross(up, np.gradient(line, axis=0)))
    apart = radius * (1 + 0.9 * rising(share - 0.93, 0.06))
    pieces = []
    for half in (0, np.pi):
        turn = angle + half
        path = line + (beside * np.cos(turn)[:, None] + up * np.sin(turn)[:, None]) * apart[:, None]
        path[:, 2] = np.maximum(path[:, 2], 1.2)
        pieces.append(sweep(path, up, 3.1 - 0.9 * rising(share - 0.95, 0.04), 2.9, 10))
    for at, size in ((0.09, 6.6), (0.86, 6.4)):
        middle = int(at * len(line))
        knot = line[middle - 4:middle + 5]
        bulge = size * (1 - 0.45 * np.linspace(-1, 1, len(knot)) ** 2)
        pieces.append(sweep(knot, up[:len(knot)], bulge, 0.85 * bulge, 14))
    return pieces


def _add_label(points, along):
    """A woven label, sewn on near the upper end by its short sides."""
    width, height = 36.0, 19.0
    rows = np.abs(along[:, 0] - (along.max() - 100)) < height / 2
    place = points[rows]
    under = place[..., 2] > place[..., 2].mean(1, keepdims=True)
    u, v = np.meshgrid(np.linspace(-1, 1, 90), np.linspace(-1, 1, 48))
    middle = place[under][:, 1].mean()
    flat = np.stack([78 + width / 2 * u, middle + height / 2 * v], -1)
    near = cKDTree(place[under][:, :2])
    _, found = near.query(flat, k=160)
    ground = place[under][found][..., 2].mean(-1)
    from_edge = np.minimum((1 - np.abs(u)) * width, (1 - np.abs(v)) * height) / 2
    lift = 1.9 - 1.5 * np.clip(1 - from_edge / 1.4, 0, 1) ** 2
    sewn = np.exp(-((((1 - np.abs(u)) * width / 2 - 2.4) / 0.8) ** 2))
    x, y = width / 2 * u, height / 2 * v
    peaks = np.minimum(4.6 - np.abs(y), 1.3 - np.abs(y - 3.4 + 1.1 * np.abs(((x + 6) % 12) - 6) - 0.2))
    mark = np.minimum(peaks, 11.5 - np.abs(x))
    sheet = np.concatenate([flat, (ground + lift - 0.8 * sewn)[..., None]], -1)
    skin = layered("label", (LABEL, Part.LABEL), [("label mark", LABEL, Part.MARK)])
    add_mesh("label", grid(sheet, flat), skin, {"label mark": (mark - 0.3).ravel()})
