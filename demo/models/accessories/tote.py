"""A canvas tote: a flat bag with a seam around its mouth and two handles, sewn on with crosses, hanging a little open."""
import numpy as np

from ..garments.fabrics import LABEL
from ..materials import PRINT, Finish, layered, material
from ..mesh import Surface, add_mesh, grid_faces, merge, resample, smooth, sweep, unit
from ..studio import View
from .parts import PARTS, Part

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "ASPECT", "LIGHT", "build"]

ASPECT = 1.25
LIFT = 2500
LIGHT = {"scale": 2.0, "height": LIFT + 260}
VIEWS = {
    "front": View(azimuth=0, elevation=3, fill=0.88),
    "back": View(azimuth=30, elevation=6, fill=0.86),
    "detail": View(azimuth=14, elevation=14, fill=1.0, within=((-150, -60, LIFT + 290), (40, 0, LIFT + 430))),
}
COLOURWAYS = {  # body, overlay (handles), rib, tape (mouth), label, metal, lining, mark (print)
    "natural": ("#e8dfcc", "#e8dfcc", "#ffffff", "#e8dfcc", "#2f5d50", "#ffffff", "#d8ccb4", "#2f5d50"),
    "olive": ("#5f6a42", "#d8c7a6", "#ffffff", "#5f6a42", "#efe9df", "#ffffff", "#4c5436", "#efe9df"),
    "black": ("#232326", "#232326", "#ffffff", "#232326", "#efe9df", "#ffffff", "#19191b", "#efe9df"),
}

WIDTH, HEIGHT, DEPTH = 380.0, 400.0, 74.0
DUCK = Finish(0.88, 0.13, lambda s: s.add(s.times(s.weave(1.5), 0.34), s.times(s.noise(2.0, 4.0), 0.3), s.times(s.noise(40, 3.0), 5.0),
                                          s.times(s.noise(14, 3.0), 1.1)),
              lambda s: s.add(0.88, s.times(s.weave(1.5), 0.14)), sheen=0.08)


def _wall(around, up, inwards=0.0):
    """Points of the bag: `around` 0 to 1 along its girth from the middle of the front, `up` 0 to 1. It is full below, its
    mouth is nearly closed, and the cloth falls in soft folds from the handles."""
    turn = 2 * np.pi * around - np.pi / 2
    depth = DEPTH * (0.30 + 0.70 * np.sin(np.clip(up * 1.15 + 0.10, 0, 1) * np.pi) ** 0.8) * (1 - 0.45 * up)
    narrow = 1 - 0.05 * np.sin(up * np.pi) - 0.03 * up
    x = (WIDTH / 2 - inwards) * narrow * np.sign(np.cos(turn)) * np.abs(np.cos(turn)) ** 0.55
    y = (depth / 2 - inwards) * np.sign(np.sin(turn)) * np.abs(np.sin(turn)) ** 0.75
    front = np.sign(np.sin(turn)) * np.abs(np.sin(turn)) ** 0.5
    fold = 3.4 * np.sin(x / 31 + up * 2.4) * (0.35 + 0.65 * up) + 5.0 * np.sin(x / 68 - up * 3.1 + 1) * np.sin(up * np.pi)
    drag = 6.0 * np.exp(-(((np.abs(x) - 78) / 26) ** 2)) * np.clip(up * 1.5 - 0.5, 0, 1)
    bottom = np.clip(1 - up / 0.10, 0, 1) ** 2
    z = HEIGHT * up - 9 * (1 - np.exp(-(((np.abs(x) - 78) / 60) ** 2))) * up + 5 * np.abs(np.sin(x / 60)) * bottom
    return np.stack([x, y * (1 - 0.6 * bottom) + front * (fold * 0.8 + drag), z + LIFT], -1)


def _sheet(rows, columns, heights, lift, finish, part, name, inwards=0.0, print_field=None):
    up, around = np.linspace(*heights, rows)[:, None], np.linspace(0, 1, columns)[None]
    points = _wall(*np.broadcast_arrays(around, up), inwards)
    normal = unit(np.cross(np.gradient(points, axis=1), np.gradient(points, axis=0)))
    middle = points.mean((0, 1))
    normal *= np.sign(((points - middle) * normal).sum(-1, keepdims=True).mean())
    texture = np.stack(np.broadcast_arrays(around * 2 * (WIDTH + 50), up * HEIGHT), -1).reshape(-1, 2)
    surface = Surface((points + normal * lift).reshape(-1, 3), grid_faces(rows, columns), texture)
    if print_field is None:
        return add_mesh(name, surface, material(name, finish, part))
    field = print_field(points).ravel()
    return add_mesh(name, surface, layered(name, (finish, part), [("mark", PRINT, Part.MARK)]), {"mark": field})


def _mark(points):
    """Two arches on the front, as a field by mm."""
    x, y, z = points[..., 0], points[..., 1], points[..., 2] - LIFT - 175
    away = np.hypot(x, np.maximum(z, 0))
    arches = np.maximum(9 - np.abs(away - 62), 9 - np.abs(away - 30))
    legs = np.minimum(np.maximum(9 - np.abs(np.abs(x) - 62), 9 - np.abs(np.abs(x) - 30)), np.minimum(z + 40, -z + 1))
    field = np.where(z > 0, arches, legs)
    return np.where(y < 0, field, -9.0)


def build(angle):
    _sheet(420, 1400, (0, 1), 0.0, DUCK, Part.BODY, "body", print_field=_mark)
    _sheet(420, 700, (0.02, 1), 0.0, DUCK, Part.LINING, "inside", inwards=2.5)
    _sheet(60, 1400, (0.915, 1.0), 1.2, DUCK, Part.TAPE, "mouth")
    rim = _wall(np.linspace(0, 1, 900), np.ones(900))[:-1]
    add_mesh("rim", sweep(rim, np.tile([0.0, 0, 1], (899, 1)), 3.2, 3.4, 12, closed=True), material("rim", DUCK, Part.TAPE))
    _add_handles()


def _add_handles():
    straps, threads = [], []
    for side in (-1, 1):
        for_front = 0.0 if side < 0 else 0.5
        feet = []
        for x in (-78, 78):
            around = np.linspace(for_front - 0.2, for_front + 0.2, 600) % 1
            up = np.array([0.72, 0.86, 0.99])
            line = []
            for height in up:
                points = _wall(around, np.full(600, height))
                line.append(points[np.argmin(np.abs(points[:, 0] - x))] + (0, side * 2.4, 0))
            feet.append(np.array(line))
        arc = [(-66, side * 16, 480), (-44, side * 13, 560), (0, side * 12, 600), (44, side * 13, 560), (66, side * 16, 480)]
        path = np.vstack([feet[0], np.array(arc) + (side * 8, 0, LIFT), feet[1][::-1]])
        path = resample(smooth(resample(path, 6.0), 10), 3.0)
        straps.append(sweep(path, np.tile([0.0, side, 0.0], (len(path), 1)), 27, 3.2, 20, power=8))
        for foot in feet:
            low, high = foot[0] + (0, side * 2.2, 4), foot[1] + (0, side * 2.2, -8)
            for first, second in (((-9, 0), (9, 1)), ((9, 0), (-9, 1)), ((-9, 0), (-9, 1)), ((9, 0), (9, 1)), ((-9, 0), (9, 0)), ((-9, 1), (9, 1))):
                ends = [low * (1 - share) + high * share + (dx, 0, 0) for dx, share in (first, second)]
                line = np.linspace(*ends, 40)
                threads.append(sweep(line, np.tile([0.0, side, 0.0], (40, 1)), 1.1, 1.0, 8))
    add_mesh("handles", merge(straps), material("handle", DUCK, Part.OVERLAY))
    add_mesh("stitches", merge(threads), material("thread", LABEL, Part.OVERLAY))
