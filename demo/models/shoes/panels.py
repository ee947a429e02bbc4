"""Panels of an upper. A panel is a field over the last's grid: the distance in mm from its edge, positive within.

From that one field come its raised edge, its mask, its rows of stitches, and the opening's cut."""
from dataclasses import dataclass

import numpy as np
from scipy.spatial import cKDTree

from ..materials import Finish
from .last import curve, rising
from .parts import Part


def both(first, second, rounding):
    """Where both fields are positive; corners are rounded over `rounding` mm."""
    share = np.clip(0.5 + 0.5 * (second - first) / rounding, 0, 1)
    return second * (1 - share) + first * share - rounding * share * (1 - share)


def either(first, second, rounding):
    return -both(-first, -second, rounding)


@dataclass(frozen=True)
class Panel:
    name: str
    inside: np.ndarray
    finish: Finish
    part: Part
    thickness: float = 1.2
    stitches: tuple = (2.3,)  # rows of them, by their distance from the edge
    padding: float = 0.0  # mm more in its middle: foam under it


def below(last, *points):
    """The side under a line seen from the side: points (x, z)."""
    return last.distance(curve(*points)(last.points[..., 0]) - last.points[..., 2])


def behind(last, *points):
    """The side towards the heel of a line seen from the side: points (z, x)."""
    return last.distance(last.points[..., 0] - curve(*points)(last.points[..., 2]))


def stroke(last, points, width):
    """A band of `width` mm around a line seen from the side: points (x, z), on both sides of the shoe."""
    line = np.array(points, float)
    flat = last.points[..., [0, 2]].reshape(-1, 2)
    nearest = np.full(len(flat), np.inf)
    for start, end in zip(line[:-1], line[1:]):
        way = end - start
        share = np.clip((flat - start) @ way / (way @ way), 0, 1)
        nearest = np.minimum(nearest, np.linalg.norm(flat - start - share[:, None] * way, axis=1))
    return (width / 2 - nearest).reshape(last.grid)


def polygon(last, points):
    """The inside of a straight-sided shape seen from the side: points (x, z)."""
    corners = np.array(points, float)
    flat = last.points[..., [0, 2]].reshape(-1, 2)
    nearest = np.full(len(flat), np.inf)
    inside = np.zeros(len(flat), bool)
    for start, end in zip(corners, np.roll(corners, -1, 0)):
        way = end - start
        share = np.clip((flat - start) @ way / (way @ way), 0, 1)
        nearest = np.minimum(nearest, np.linalg.norm(flat - start - share[:, None] * way, axis=1))
        crosses = (start[1] > flat[:, 1]) != (end[1] > flat[:, 1])
        inside ^= crosses & (flat[:, 0] < start[0] + (flat[:, 1] - start[1]) * way[0] / (way[1] or 1e-9))
    return np.where(inside, nearest, -nearest).reshape(last.grid)


@dataclass(frozen=True)
class Opening:
    """Where the foot goes in: the throat, seen from above, and the collar, seen from the side. Positive is cut out."""

    cut: np.ndarray
    throat: np.ndarray  # distance from the throat's edge, outwards


def opening(last, throat_start, throat_half_width, throat_end=188):
    """`throat_half_width` is a curve by x; the throat starts round at `throat_start`."""
    x, y, _ = np.moveaxis(last.points, -1, 0)
    aside = np.abs(y - last.shape.ridge(last.stations)[:, None])
    radius = float(throat_half_width(throat_start))
    throat = np.where(x < throat_start, radius - np.hypot(x - throat_start, aside), throat_half_width(x) - aside)
    throat = throat - 1.2 * np.maximum(x - throat_end, 0)
    # One smooth field ahead of the collar too: a jump in it would cut a slit where the collar begins.
    collar = last.points[..., 2] - last.shape.collar(np.clip(x, last.shape.collar_start - 4, 296))
    return _opened(last, either(throat, last.distance(collar), 7))


def closed_vamp(last, reach, half_width):
    """The opening of a shoe without laces: only the collar, into which the vamp reaches with a round end."""
    x, y, _ = np.moveaxis(last.points, -1, 0)
    aside = (y - last.shape.ridge(last.stations)[:, None]) / half_width
    return _opened(last, _collar(last, x - reach * np.clip(1 - aside ** 2, 0, 1)))


def _collar(last, x):
    z = last.points[..., 2]
    start = last.shape.collar_start
    return last.distance(np.where(x < start, x - start - 3, z - last.shape.collar(np.clip(x, start - 4, 296))))


def _opened(last, cut):
    edge = np.vstack([last.sample(line, last.points) for line in last.contours(cut)])
    edge = edge[edge[:, 0] < last.shape.collar_start + 8]
    away = cKDTree(edge).query(last.points.reshape(-1, 3))[0].reshape(last.grid)
    return Opening(cut, away * np.where(cut > 0, -1, 1))


def heights(last, panels):
    """How far the surface stands off the last, (rows, columns) in mm: panels one over the other, with furrows along their
    stitches where no later panel covers them."""
    height = np.zeros(last.grid)
    for panel in panels:
        height = height + panel.thickness * rising(panel.inside)
        if panel.padding:
            height = height + panel.padding * (1 - np.exp(-np.maximum(panel.inside - 1.5, 0) / 4))
    for panel, covered in zip(panels, covers(last, panels)):
        for row in panel.stitches:
            height = height - 0.34 * np.exp(-(((panel.inside - row) / 0.6) ** 2)) * (covered < 0)
    return height


def covers(last, panels):
    """For each panel, the field of what lies over it."""
    over = np.full(last.grid, -99.0)
    found = []
    for panel in reversed(panels):
        found.append(over)
        over = np.maximum(over, panel.inside)
    return found[::-1]
