"""A leather belt, rolled up and stood on its edge: stitched along both edges, a keeper, a buckle with its prong."""
import numpy as np

from ..garments.fabrics import LABEL
from ..materials import Finish, material
from ..mesh import add_mesh, merge, resample, smooth, sweep, unit
from ..shoes.last import rising
from ..shoes.stitches import row
from ..studio import View
from .parts import PARTS, Part

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "LIGHT", "build"]

LIGHT = {"scale": 0.62, "height": 18}
VIEWS = {
    "front": View(azimuth=-10, elevation=33, fill=0.84),
    "back": View(azimuth=-62, elevation=30, fill=0.8),
    "detail": View(azimuth=-6, elevation=26, fill=1.0, within=((15, -75, 0), (112, -45, 50))),
}
COLOURWAYS = {  # body, overlay (edges), rib, tape (keeper), label, metal, lining (inside), mark (thread)
    "cognac": ("#a3622f", "#5b331a", "#ffffff", "#a3622f", "#ffffff", "#b9975b", "#c79a68", "#e2c193"),
    "oxblood": ("#5e2226", "#2e1214", "#ffffff", "#5e2226", "#ffffff", "#c3c3c4", "#a8754c", "#8f4a48"),
    "black": ("#232224", "#161517", "#ffffff", "#232224", "#ffffff", "#c3c3c4", "#3a2f28", "#3c3b3e"),
}

BRIDLE = Finish(0.38, 0.4, lambda s: s.add(s.times(s.cells(0.9), 0.07), s.times(s.noise(2.0), 0.09),
                                            s.times(s.noise(16.0, 3.0), 0.3)),
                tone=lambda s: s.add(0.86, s.times(s.noise(24.0, 4.0), 0.18), s.times(s.noise(3.0, 4.0), 0.08)))
#: The flesh side: a short nap.
SPLIT = Finish(0.85, 0.16, lambda s: s.times(s.noise(0.8, 5.0), 0.2),
               lambda s: s.add(0.84, s.times(s.noise(6.0, 4.0), 0.26)))
DRESSED = Finish(0.3, 0.45, lambda s: s.times(s.noise(1.2, 3.0), 0.06))


def _mirrored(shader):
    """What polished metal reflects: a light floor, a dark room around it, lamps above."""
    split = shader.node("SeparateXYZ")
    shader.connect(split.inputs[0], shader.node("TexCoord").outputs["Reflection"])
    up = split.outputs[2]
    room = shader.times(shader.step(up, -0.36, 0.16), -0.5)
    return shader.add(0.86, room, shader.times(shader.step(up, 0.3, 0.2), 0.7))


POLISHED = Finish(0.2, 0.9, lambda s: s.times(s.noise(9.0, 2.0), 0.25), _mirrored)

WIDTH, THICKNESS = 35.0, 3.8
TURNS, INNER, PITCH = 3.1, 33.0, 6.2
#: Length of the straight end in front of the roll, up to the buckle's bar.
END = 62.0


def _line():
    """The belt's middle line (n, 3), from its tip inside the roll to the buckle."""
    turn = np.linspace(-np.pi / 2 - 2 * np.pi * TURNS, -np.pi / 2, 900)
    radius = INNER + PITCH * (turn - turn[0]) / (2 * np.pi)
    radius = radius * (1 + 0.012 * np.sin(2 * turn + 0.6) + 0.006 * np.sin(3 * turn))
    roll = np.column_stack([radius * np.cos(turn), radius * np.sin(turn)])
    step = np.linspace(0, END, 90)[1:]
    end = roll[-1] + np.column_stack([step, 0.0016 * step ** 2 - 0.03 * step])
    line = np.vstack([roll, end])
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    # The buckle is higher than the strap is wide, and lifts its end from the ground.
    lift = 5.5 * rising(along - along[-1] + 40, 45) + 0.6 * np.sin(along / 60) ** 2
    line = np.column_stack([line, WIDTH / 2 + 0.3 + lift])
    return smooth(resample(line, 0.8), 20)


def _outwards(line):
    way = unit(np.gradient(line, axis=0) * (1, 1, 0))
    return np.column_stack([way[:, 1], -way[:, 0], 0 * way[:, 0]])


def build(angle):
    line = _line()
    normal = _outwards(line)
    count = len(line)
    share = np.arange(count)
    tip = WIDTH * np.clip(0.12 + share / 26, 0, 1) ** 0.5
    _add_layers("strap", line, normal, tip)
    fold = slice(count - 66, count)
    inner = line[fold] - normal[fold] * (THICKNESS + 0.1)
    _add_layers("fold", inner, normal[fold], np.full(66, WIDTH - 0.6))
    _add_bend(line[-1], inner[-1], normal[-1], unit(line[-1] - line[-4]))
    threads = []
    for side in (-1, 1):
        aside = np.column_stack([np.zeros((count, 2)), side * (tip / 2 - 3.4)])
        edge = line + aside + normal * (THICKNESS / 2 + 0.05)
        threads += row(edge[30:-4], normal[30:-4], 2.8, 1.0, 0.42)
    for at in (count - 18, count - 60):
        across = line[at] + normal[at] * (THICKNESS / 2 + 0.05) + np.outer(np.linspace(-13, 13, 60), [0.0, 0, 1])
        threads += row(across, np.repeat(normal[at][None], 60, 0), 2.8, 1.0, 0.42)
    add_mesh("stitches", merge(threads), material("thread", LABEL, Part.MARK))
    _add_keeper(line[count - 40], normal[count - 40])
    _add_buckle(line[-1], normal[-1], unit(line[-1] - line[-4]))


def _add_layers(name, line, normal, width):
    """The grain outside, the flesh inside, and the dressed edge that hides where both meet."""
    outer = sweep(line + normal * 0.75, normal, width, THICKNESS - 1.5, 56, 9)
    inner = sweep(line - normal * 1.15, normal, width - 0.1, THICKNESS - 2.3, 40, 9)
    add_mesh(name, outer, material(name, BRIDLE, Part.BODY))
    add_mesh(f"{name} inside", inner, material(f"{name} inside", SPLIT, Part.LINING))
    rims = []
    for side in (-1, 1):
        aside = np.column_stack([np.zeros((len(line), 2)), side * (width / 2 - 0.25)])
        rims.append(sweep(line + aside, normal, 1.5, THICKNESS - 0.1, 16, 3))
    add_mesh(f"{name} edge", merge(rims), material(f"{name} edge", DRESSED, Part.OVERLAY))


def _add_bend(outer, inner, normal, way):
    """The leather around the buckle's bar."""
    middle, radius = (outer + inner) / 2, np.linalg.norm(outer - inner) / 2
    turn = np.linspace(np.pi / 2, -np.pi / 2, 40)
    path = middle + radius * (np.sin(turn)[:, None] * normal + 1.15 * np.cos(turn)[:, None] * way)
    facing = unit(np.sin(turn)[:, None] * normal + np.cos(turn)[:, None] * way)
    for side in (-1, 1):  # the prong stands in the slot between both
        half = path + np.array([0.0, 0, side * (WIDTH / 4 + 1.6)])
        add_mesh("bend", sweep(half, facing, WIDTH / 2 - 3.6, THICKNESS, 32, 7), material("bend", BRIDLE, Part.BODY))


def _add_keeper(centre, normal):
    """A loop of the same leather around both layers."""
    half_height, front, back = WIDTH / 2 + 2.6, THICKNESS / 2 + 2.0, 1.5 * THICKNESS + 2.2
    corners = [(-half_height, front), (half_height, front), (half_height, -back), (-half_height, -back)]
    path = []
    for (z0, n0), (z1, n1) in zip(corners, corners[1:] + corners[:1]):
        path += [centre + np.array([0.0, 0, z0 + (z1 - z0) * s]) + normal * (n0 + (n1 - n0) * s)
                 for s in np.linspace(0, 1, 40, endpoint=False)]
    path = np.array(path)
    for _ in range(14):
        path = path / 2 + (np.roll(path, 1, 0) + np.roll(path, -1, 0)) / 4
    middle = centre - normal * (back - front) / 2
    band = sweep(path, unit(path - middle), 9.5, 2.4, 24, 6, closed=True)
    add_mesh("keeper", band, material("keeper", BRIDLE, Part.TAPE))


def _add_buckle(end, normal, way):
    """A rounded frame around its bar, and a prong that rests on the frame's far side."""
    centre = end - normal * (THICKNESS + 0.1) / 2
    corners = [(-3.5, -23), (36, -23), (36, 23), (-3.5, 23)]
    path = []
    for (a, b), (c, d) in zip(corners, corners[1:] + corners[:1]):
        path += [centre + way * (a + (c - a) * s) + np.array([0.0, 0, b + (d - b) * s])
                 for s in np.linspace(0, 1, 60, endpoint=False)]
    path = np.array(path)
    for _ in range(60):
        path = path / 2 + (np.roll(path, 1, 0) + np.roll(path, -1, 0)) / 4
    across = (path - centre) @ way
    path = path + normal * (1.6 * np.sin(np.clip(across / 34, 0, 1) * np.pi))[:, None]
    pieces = [sweep(path, np.repeat(normal[None], len(path), 0), 5.6, 4.2, 28, 3.4, closed=True)]
    knots = ((-1.5, 2.0), (2, 3.6), (8, 3.8), (16, 4.0), (24, 4.4), (31, 5.0), (36, 5.4), (39, 4.8))
    prong = np.array([centre + way * at + normal * out for at, out in knots])
    prong = smooth(resample(prong, 0.5), 10)
    taper = np.interp(np.linspace(0, 1, len(prong)), [0, 0.15, 0.9, 1], [6.0, 4.6, 3.6, 2.2])
    facing = np.cross(np.gradient(prong, axis=0), [0.0, 0, 1])
    facing = unit(facing) * np.sign(facing @ normal)[:, None]
    pieces.append(sweep(prong, facing, taper, 3.0, 20, 3))
    add_mesh("buckle", merge(pieces), material("buckle", POLISHED, Part.METAL))
