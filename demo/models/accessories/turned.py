"""Things turned around an upright axis: surfaces from a profile, and patches that lie on them."""
import numpy as np

from ..mesh import Surface, grid_faces, resample, unit


def profile(*points, step=1.2):
    """A line (n, 2) of radius and height through corners, with a point every `step` mm."""
    line = np.column_stack([np.array(points, float), np.zeros(len(points))])
    return resample(line, step)[:, :2]


def turned(line, place, columns=1400):
    """A surface from a profile (n, 2): `place(radius, height, angle)` gives its points (n, columns, 3). Texture: mm around
    at a radius of 95 mm, mm along the profile."""
    angle = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    radius, height = line[:, :1], line[:, 1:]
    points = place(radius, height, angle[None])
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    # The texture meets itself at the back: one column more than there are angles.
    points = np.concatenate([points, points[:, :1]], 1)
    texture = np.stack(np.broadcast_arrays(np.r_[angle, 2 * np.pi][None] * 95, along[:, None]), -1)
    return Surface(points.reshape(-1, 3), grid_faces(len(line), columns + 1), texture.reshape(-1, 2))


def patch(place, angles, heights, lift, rows=40, columns=60):
    """A small sheet over a turned thing: `place(height, angle)` gives points (rows, columns, 3) below it; its rim is lower."""
    height, angle = np.linspace(*heights, rows)[:, None], np.linspace(*angles, columns)[None]
    points = place(*np.broadcast_arrays(height, angle))
    normal = unit(np.cross(np.gradient(points, axis=1), np.gradient(points, axis=0)))
    outwards = np.sign((normal * (points - points.mean((0, 1)) * (0, 0, 1))).sum(-1, keepdims=True))
    rim = np.minimum(np.minimum(np.arange(rows), np.arange(rows)[::-1])[:, None],
                     np.minimum(np.arange(columns), np.arange(columns)[::-1])[None])
    points = points + normal * outwards * (lift * np.clip(rim / 2, 0, 1) - 0.4)[..., None]
    across = np.linspace(0, 30, columns)[None] + np.zeros((rows, 1))
    up = np.linspace(0, 20, rows)[:, None] + np.zeros((1, columns))
    return Surface(points.reshape(-1, 3), grid_faces(rows, columns), np.stack([across, up], -1).reshape(-1, 2))
