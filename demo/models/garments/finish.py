"""What a tailor adds to a sewn garment: thickness, ribbing, rows of stitches, tapes and labels. Lengths are millimetres.

Flat lines are (n, 2) in the pattern of a panel; `point` is the function of `Drape.point` that finds them on the garment.
"""
import numpy as np
from scipy.interpolate import CubicSpline
from scipy.spatial import cKDTree

from ..mesh import Surface, grid_faces, length_along, merge, sweep, unit
from .drape import resampled


def offset(line, distance):
    """A flat line moved to its left: into a panel, for its edges run anticlockwise."""
    along = unit(np.gradient(line, axis=0))
    return line + distance * np.stack([-along[:, 1], along[:, 0]], 1)


def ripple(points, wavelength, seed, waves=8):
    """A smooth random height of about -1 to 1 at points (n, k)."""
    random = np.random.default_rng(seed)
    directions = unit(random.normal(size=(waves, points.shape[1])))
    lengths = wavelength * random.uniform(0.7, 1.5, waves)
    phases = random.uniform(0, 2 * np.pi, waves)
    return np.sin(points @ (directions / lengths[:, None]).T * 2 * np.pi + phases).sum(1) / np.sqrt(waves)


def fold(places, control, width, height):
    """Height at flat places (n, 2) of a fold along a curve through points (k, 2), with a hollow on either side of it."""
    line = resampled(CubicSpline(np.linspace(0, 1, len(control)), control)(np.linspace(0, 1, 60)), 3.0)
    away, nearest = cKDTree(line).query(places, distance_upper_bound=4 * width)
    found = np.isfinite(away)
    rise = np.zeros(len(places))
    share, distance = nearest[found] / len(line), away[found] / width
    # it begins sharply where it is held and runs out softly
    rise[found] = height * np.sin(np.pi * np.clip(share, 0, 1) ** 0.75) * (1 - 0.55 * distance**2) * np.exp(-(distance**2) * 0.7)
    return rise


def smooth_ring(line, times):
    """A closed line (n, k) whose points moved towards their neighbours."""
    for _ in range(times):
        line = line / 2 + (np.roll(line, 1, 0) + np.roll(line, -1, 0)) / 4
    return line


def grid(points, texture):
    """A surface of points (rows, columns, 3) with texture coordinates (rows, columns, 2)."""
    return Surface(points.reshape(-1, 3), grid_faces(*points.shape[:2]), texture.reshape(-1, 2))


def shell(drape, thickness, chosen, attributes, side):
    """The outside (`side` 1) of the cloth where triangles are `chosen` (m,), or its inside (-1), `thickness` (n,) below.

    `attributes` are numbers of the flat points (k,). Returns a surface and its attributes, of the faces' corners."""
    corners = drape.corners[chosen]
    vertices = drape.vertices
    if side < 0:
        corners = corners[:, ::-1]
        # both sides meet at open edges
        depth = np.where(np.isin(np.arange(len(vertices)), drape.open_sides()), 0.0, thickness)
        vertices = vertices - drape.normals() * depth[:, None]
    used, faces = np.unique(drape.weld[corners], return_inverse=True)
    surface = Surface(vertices[used], faces.reshape(corners.shape), drape.uv[corners])
    return surface, {name: values[corners] for name, values in attributes.items()}


def rib_band(drape, loop, width, thickness, lean=(0, 0, 0), overlap=2.5):
    """A folded rib sewn to an open loop of vertices; `lean` bends its free edge."""
    position, normal = drape.vertices[loop], drape.normals()[loop]
    along = unit(np.roll(position, -1, 0) - np.roll(position, 1, 0))
    # the cloth is to the left of the loop
    outward = smooth_ring(unit(np.cross(along, normal)), 60)
    ring = np.hstack([position, outward, normal])
    ring = resampled(np.vstack([ring, ring[:1]]), 1.0)[:-1]
    ring = np.hstack([smooth_ring(ring[:, :3], 10), smooth_ring(ring[:, 3:], 150)])
    seam, outward, normal = ring[:, :3], unit(ring[:, 3:6]), unit(ring[:, 6:])
    turn = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    section = np.stack([-np.cos(turn), np.sin(turn)], 1)
    section = np.sign(section) * np.abs(section) ** 0.77 * ((width + overlap) / 2, thickness / 2)
    across, height = section[:, 0] + (width - overlap) / 2, section[:, 1] + 0.2
    bend = (np.clip(across / width, 0, 1) ** 2 * width)[:, None] * np.asarray(lean, float)
    points = seam[:, None] + outward[:, None] * across[:, None] + normal[:, None] * height[:, None] + bend
    length = np.append(length_along(seam), length_along(np.vstack([seam, seam[:1]]))[-1])
    faces = grid_faces(len(seam), len(section), True, True)
    rows, columns = faces // len(section), faces % len(section)
    # the last row is joined to the first one: its length goes on
    rows = np.where((rows == 0) & (rows.max(1, keepdims=True) > 1), len(seam), rows)
    return Surface(points.reshape(-1, 3), faces, np.stack([length[rows], across[columns]], -1))


def stitches(point, line, length=2.6, gap=0.9, thread=0.5):
    """Threads along a flat line."""
    along = length_along(line)
    starts = np.arange(gap, along[-1] - length, length + gap)
    share = np.linspace(0, 1, 6)
    at = (starts[:, None] + share * length).ravel()
    positions, normals = point(np.stack([np.interp(at, along, column) for column in line.T], 1))
    lift = np.sin(share * np.pi)[:, None] * thread * 0.7
    taper = np.sin(np.linspace(0.15, np.pi - 0.15, 6)) ** 0.5
    threads = []
    for path, normal in zip(positions.reshape(-1, 6, 3), normals.reshape(-1, 6, 3)):
        threads.append(sweep(path + normal * lift, normal, thread * taper, 0.8 * thread * taper, sides=6))
    return merge(threads)


def above(point, height):
    """`point`, but `height(flat)` (n,) above the cloth."""

    def at(flat):
        position, normal = point(flat)
        return position + normal * height(flat)[:, None], normal

    return at


def sheet(point, flat):
    """A surface over flat places (rows, columns, 2)."""
    position, _ = point(flat.reshape(-1, 2))
    return grid(position.reshape(*flat.shape[:2], 3), flat)


def patch(point, u, v, height, step=1.5, rounding=1.2):
    """A rectangle u to u by v to v of the flat pattern, `height` above the cloth, or below it."""
    columns, rows = (np.linspace(low, high, max(3, int((high - low) / step))) for low, high in (u, v))

    def rise(flat):
        edge = np.minimum.reduce([flat[:, 0] - u[0], u[1] - flat[:, 0], flat[:, 1] - v[0], v[1] - flat[:, 1]])
        return height * np.clip(0.35 + edge / rounding, 0, 1)

    return sheet(above(point, rise), np.stack(np.meshgrid(columns, rows), -1))


def tape(point, line, inner, outer, height):
    """A strip between two distances from a flat line, `height` above the cloth, or below it."""
    across = np.linspace(inner, outer, 8)
    flat = np.stack([offset(line, distance) for distance in across], 1)
    position, normal = point(flat.reshape(-1, 2))
    rise = np.full(len(across), height) * np.array([0.6, 1, 1, 1, 1, 1, 1, 0.6])
    position = position + normal * np.broadcast_to(rise, flat.shape[:2]).reshape(-1, 1)
    return grid(position.reshape(*flat.shape[:2], 3), flat)
