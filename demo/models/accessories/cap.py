"""A baseball cap: six panels with sewn seams and eyelets, a curved brim with rows of stitches, a button, a strap."""
import numpy as np

from ..materials import METAL, Finish, material
from ..mesh import Surface, add_mesh, disc, grid_faces, merge, ring_points, sweep, unit
from ..studio import View
from .parts import PARTS, Part

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "build"]

VIEWS = {
    "front": View(azimuth=42, elevation=16, fill=0.84),
    "back": View(azimuth=-48, elevation=18, fill=0.8),
    "detail": View(azimuth=30, elevation=28, fill=1.0, within=((-100, -70, 20), (0, 10, 120))),
}
COLOURWAYS = {  # body, overlay (brim), rib, tape (strap), label, metal, lining, mark
    "sand": ("#d8c7a6", "#d8c7a6", "#ffffff", "#d8c7a6", "#ffffff", "#b08d57", "#efe6d4", "#2f5d50"),
    "navy": ("#27395c", "#a6492c", "#ffffff", "#27395c", "#ffffff", "#c3c3c4", "#efe6d4", "#efe6d4"),
    "black": ("#232326", "#232326", "#ffffff", "#232326", "#ffffff", "#c3c3c4", "#2c2c30", "#efe9df"),
}

#: Brushed twill.
TWILL = Finish(0.88, 0.14, lambda s: s.add(s.times(s.wave(s.add(*s.texture_position()), 1.5), 0.10), s.times(s.noise(1.2, 4.0), 0.25),
                                           s.times(s.noise(16, 3.0), 1.2)), sheen=0.15)
WIDE, LONG, HIGH = 84.0, 95.0, 102.0
#: Height of the crown's edge in front: the cap rests on the sides of its brim and on its back.
BASE = 17.0
SEAMS = np.radians([0, 60, 120, 180, 240, 300])


def _tilted(x):
    return BASE * (LONG - x) / (2 * LONG)


def _crown(angle, up):
    """Points of the crown at an angle (the brim is at −x) and a share of its height's arc; seams sink in."""
    forward = -np.cos(angle)
    rise = np.sin(up * np.pi / 2) ** (0.98 - 0.08 * forward)
    out = np.cos(up * np.pi / 2) ** (0.82 - 0.14 * forward)
    away = np.abs((angle[..., None] - SEAMS + np.pi) % (2 * np.pi) - np.pi).min(-1) * 88 * out
    sunk = -1.3 * np.exp(-((away / 1.7) ** 2)) - 0.35 * np.exp(-(((away - 4.2) / 0.7) ** 2))
    soft = 1.1 * np.sin(2 * angle + 5 * up) + 0.9 * np.sin(3 * angle - 3 * up + 1)
    reach = out * (1 + (sunk + soft) / 92)
    x = LONG * reach * np.cos(angle)
    z = HIGH * rise * (1 + sunk * (1 - out) / HIGH) + _tilted(x)
    return np.stack([x, WIDE * reach * np.sin(angle), z], -1)


def _brim(across, out, lift):
    """Points of the brim: `across` −1 to 1 along the crown, `out` 0 to 1 from it; it bends down at its sides."""
    angle = np.pi + across * np.radians(72)
    root = _crown(angle, np.zeros_like(angle))
    length = 72 * np.cos(across * np.pi / 2) ** 0.62
    x = root[..., 0] - out * length * np.cos(across * 0.5)
    y = root[..., 1] * (1 + 0.04 * out)
    far = out * length / 72
    z = _tilted(root[..., 0]) + 2 - 4 * far - 22 * (y / 84) ** 2 * far + lift
    return np.stack([x, y, z], -1)


def build(angle):
    up, around = np.linspace(0, 1, 320)[:, None], np.linspace(0, 2 * np.pi, 1400)[None]
    points = _crown(*np.broadcast_arrays(around, up))
    texture = np.stack(np.broadcast_arrays(around * 90, up * 140), -1).reshape(-1, 2)
    add_mesh("crown", Surface(points.reshape(-1, 3), grid_faces(320, 1400), texture), material("twill", TWILL, Part.BODY))
    inner = points * (0.975, 0.975, 0.985)
    add_mesh("inside", Surface(inner.reshape(-1, 3), grid_faces(320, 1400)[:, ::-1], texture), material("inside", TWILL, Part.LINING))
    _add_brim()
    _add_metal()
    _add_strap()


def _add_brim():
    across, out = np.linspace(-1, 1, 500)[None], np.linspace(0, 1, 260)[:, None]
    across, out = np.broadcast_arrays(across, out)
    rows = sum(np.exp(-(((out * 74 - at) / 0.8) ** 2)) for at in (9, 18, 27, 36, 45, 54, 66))
    texture = np.stack([out * 74, across * 100], -1).reshape(-1, 2)
    top = _brim(across, out, 1.8 - 0.7 * rows)
    under = _brim(across, out, -1.8)
    add_mesh("brim", Surface(top.reshape(-1, 3), grid_faces(260, 500), texture), material("brim", TWILL, Part.OVERLAY))
    add_mesh("under", Surface(under.reshape(-1, 3), grid_faces(260, 500)[:, ::-1], texture), material("under", TWILL, Part.OVERLAY))
    edge = _brim(np.linspace(-1, 1, 400), np.ones(400), 0.0)
    upwards = np.tile([0.0, 0, 1], (400, 1))
    add_mesh("edge", sweep(edge, upwards, 3.6, 4.4, 16), material("edge", TWILL, Part.OVERLAY))


def _add_metal():
    rings, holes = [], []
    for at in np.radians([30, 90, 150, 210, 270, 330]):
        place, near, above = (_crown(np.array(at + d), np.array(0.56 + u)) for d, u in ((0, 0), (0.02, 0), (0, 0.02)))
        normal = unit(np.cross(near - place, above - place))
        normal = normal if normal @ (place - (0, 0, 30)) > 0 else -normal
        ring = ring_points(place + normal * 0.4, normal, 3.4)
        rings.append(sweep(ring, np.repeat(normal[None], len(ring), 0), 2.2, 1.6, 10, closed=True))
        holes.append(disc(place + normal * 0.3, normal, 2.6))
    add_mesh("eyelets", merge(rings), material("eyelet", TWILL, Part.BODY))
    add_mesh("holes", merge(holes), material("hole", TWILL, Part.LINING))
    share, turn = np.linspace(0, 1, 14)[:, None], np.linspace(0, 2 * np.pi, 60)[None]
    button = np.stack(np.broadcast_arrays(8 * np.sin(share * np.pi / 2) * np.cos(turn), 8 * np.sin(share * np.pi / 2) * np.sin(turn),
                                          HIGH + BASE / 2 - 1 + 5 * np.cos(share * np.pi / 2)), -1)
    add_mesh("button", Surface(button.reshape(-1, 3), grid_faces(14, 60), np.zeros((14 * 60, 2))), material("button", TWILL, Part.BODY))


def _add_strap():
    at = np.linspace(-0.62, 0.62, 160)
    line = _crown(at, np.full(160, 0.045)) * (1.035, 1.035, 1.0) + (0, 0, 6)
    outwards = unit(line * (1, 1, 0))
    add_mesh("strap", sweep(line, np.tile([0.0, 0, 1], (160, 1)), 1.8, 16, 16, power=6), material("strap", TWILL, Part.TAPE))
    middle, normal = line[58], outwards[58]
    along = unit(line[59] - line[57])
    corners = [(-11, -11), (11, -11), (11, 11), (-11, 11)]
    path = np.array([middle + normal * 2.6 + along * (a + (c - a) * s) + np.array([0.0, 0, 1]) * (b + (d - b) * s)
                     for (a, b), (c, d) in zip(corners, corners[1:] + corners[:1]) for s in np.linspace(0, 1, 12, endpoint=False)])
    add_mesh("buckle", sweep(path, np.repeat(normal[None], len(path), 0), 3.0, 2.0, 12, power=3, closed=True),
             material("buckle", METAL, Part.METAL))
