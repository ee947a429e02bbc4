"""What tailored fronts share: pressed places, folded edges that lap over, collars that fall, buttons. Millimetres."""
import numpy as np
from scipy.interpolate import RegularGridInterpolator
from scipy.spatial import cKDTree

from ..mesh import Surface, grid_faces, merge, sweep, unit
from .drape import resampled
from .finish import offset, ripple
from .outerwear import rise_at


def pressed(drape, panels, places, rounds=40, reach=40.0):
    """A drape smoothed at `places` (panel, middle u, v, half width, half height); `panels` are the pattern's names."""
    where = np.zeros(len(drape.vertices))
    for panel, u, v, wide, high in places:
        mine = drape.panel == panels.index(panel)
        away = np.maximum(np.abs(drape.uv[mine, 0] - u) - wide, np.abs(drape.uv[mine, 1] - v) - high)
        np.maximum.at(where, drape.weld[mine], np.clip(1 - away / reach, 0, 1))
    return drape.smoothed(rounds, where=where)


def edge_strip(point, line, width, height, wave=0.5, gape=0.0, seed=1):
    """A folded edge along a flat line: cloth `height` above, which sinks into the cloth `width` to the left of it."""
    line = resampled(np.asarray(line, float), 1.6)
    across = np.concatenate([np.arange(0, 5, 0.5), np.linspace(5, width, 24)])
    flat = np.stack([offset(line, distance) for distance in across], 1)
    fall = 1 - across / width
    waves = wave * ripple(np.arange(len(line))[:, None] * 1.6, 42, seed)[:, None] + gape
    rise = rise_at(across, height) * (0.2 + 0.8 * fall) + waves * fall**2 * rise_at(across, 1.0) - 0.9 * (1 - fall) ** 6
    rise = rise * rise_at(np.minimum(np.arange(len(line)), np.arange(len(line))[::-1]) + 0.2, 1.0, 4)[:, None]
    position, normal = point(flat.reshape(-1, 2))
    position = position + normal * rise.reshape(-1, 1)
    return Surface(position, grid_faces(*flat.shape[:2])[:, ::-1], flat.reshape(-1, 2))


class Fall:
    """The part of a shirt's collar that falls over its stand, with two points at the front."""

    def __init__(self, drape, stand, back=44.0, front=76.0, thickness=2.2, gap=7.0):
        half = stand.length / 2
        place = np.arange(gap, stand.length - gap, 1.0)
        near = np.minimum(place, stand.length - place)
        side = np.where(place < half, 1, -1)
        self.width = np.interp(near - gap, [0, 33, 83, 143, half - gap], [front, front - 10, back + 6, back + 1, back])
        spread = np.interp(near - gap, [0, 53, 123], [24, 10, 0])
        share = np.linspace(0, 1, 44)
        p, t = np.meshgrid(place, share, indexing="ij")
        columns = np.round(p + (side * spread)[:, None] * t).astype(int) % stand.length
        top = stand.at(np.round(place).astype(int) % stand.length, np.ones(len(place)), np.zeros(len(place)))
        down = self.width[:, None] * t
        # it rolls over the stand's edge, then lies on what is below
        roll = 2.6 * (1 - np.exp(-down / 3.0))
        base, outward = stand.ring[columns], stand.outward[columns]
        height = stand.height[np.round(place).astype(int) % stand.length]
        up = height[:, None] + 2.0 * np.exp(-((down - 1.5) / 2.5) ** 2) - down
        out = -stand.inward * np.clip(up, 0, None) + stand.thickness / 2 + roll + 0.12 * np.clip(down - 10, 0, None)
        points = base + stand.up * up[..., None] + outward * out[..., None]
        points[:, 0] = top + stand.up * 0.5
        cloth = cKDTree(drape.vertices)
        normals = drape.normals()
        for _ in range(14):
            _, index = cloth.query(points.reshape(-1, 3))
            away = ((points.reshape(-1, 3) - drape.vertices[index]) * normals[index]).sum(1)
            push = np.clip(3.2 - away, 0, None) * (away > -60)
            push = push * (down.ravel() > 8)
            points = points + (normals[index] * push[:, None]).reshape(points.shape)
            around = points[:-2, 2:-1] + points[2:, 2:-1] + points[1:-1, 1:-2] + points[1:-1, 3:]
            points[1:-1, 2:-1] = (points[1:-1, 2:-1] * 2 + around) / 6
            points[1:-1, -1] = points[1:-1, -1] * 0.6 + (points[:-2, -1] + points[2:, -1]) * 0.2
        normal = unit(np.cross(np.gradient(points, axis=0), -np.gradient(points, axis=1)))
        rim = np.minimum(np.minimum(p - place[0], place[-1] - p), self.width[:, None] - down)
        # stitched along its edge
        dip = 0.45 * np.exp(-((rim - 6) / 1.4) ** 2)
        thick = thickness / 2 * rise_at(rim, 1.0, 1.6) - dip * (rim > 3)
        self.points, self.normal, self.thick, self.texture = points, normal, thick, np.stack([p, -down], -1)
        values = np.concatenate([points + normal * thick[..., None], normal], -1)
        self.find = RegularGridInterpolator((place, share), values, bounds_error=False, fill_value=None)
        self.place = place

    def surfaces(self):
        rows, columns = self.points.shape[:2]
        faces = grid_faces(rows, columns)
        for sign in (1, -1):
            points = self.points + sign * self.normal * self.thick[..., None]
            yield Surface(points.reshape(-1, 3), faces[:, ::-sign], self.texture.reshape(-1, 2))

    def point(self, flat):
        """Positions and normals at (index along the collar, mm down)."""
        width = np.interp(flat[:, 0], self.place, self.width)
        found = self.find(np.stack([flat[:, 0], np.clip(flat[:, 1] / width, 0, 1)], 1))
        return found[:, :3], unit(found[:, 3:])

    def edge(self, away):
        """The line `away` from the collar's free edges."""
        first, last = self.place[0] + away, self.place[-1] - away
        along = np.arange(first, last + 0.1, 1.0)
        width = np.interp(along, self.place, self.width)
        start = np.stack([np.full(20, first), np.linspace(3, width[0] - away, 20)], 1)
        end = np.stack([np.full(20, last), np.linspace(width[-1] - away, 3, 20)], 1)
        return np.vstack([start, np.stack([along, width - away], 1), end])


def button(point, flat, turn=0.3, radius=5.6, lift=2.0):
    """A button with a rim and four holes, and the thread that crosses them."""
    (centre,), (normal,) = point(np.array([flat], float))
    first = unit(np.cross(normal, [np.sin(turn), 0.2, np.cos(turn)]))
    second = np.cross(normal, first)
    around = np.linspace(0, 2 * np.pi, 37)
    circle = np.cos(around)[:, None] * first + np.sin(around)[:, None] * second
    section = [(1.0, -1.2), (1.0, 0.4), (0.96, 0.9), (0.88, 1.1), (0.78, 0.95), (0.68, 0.5), (0.4, 0.35), (0.003, 0.35)]
    points = np.stack([centre + normal * (lift + h) + circle * radius * r for r, h in section]).reshape(-1, 3)
    body = Surface(points, grid_faces(len(section), 37), np.zeros((len(points), 2)))
    threads = []
    for side in (-1, 1):
        ends = np.linspace(-1.25, 1.25, 8)
        path = centre + normal * (lift + 0.5 + 0.7 * np.cos(ends / 1.25 * np.pi / 2))[:, None]
        path = path + first * ends[:, None] + second * side * 1.1
        threads.append(sweep(path, np.repeat(normal[None], 8, 0), 1.0, 0.8, 6))
    return body, merge(threads)
