"""Flat patterns: panels of cloth, their outlines, and the seams that join them.

Lengths are millimetres. A panel lies in its own plane (u, v); `place` lifts it to where sewing starts, around the body.
"""
from dataclasses import dataclass, field
from typing import Callable

import numpy as np
from scipy.interpolate import CubicSpline
from scipy.spatial import Delaunay

from ..mesh import length_along


def resample(line, count):
    """The polyline (n, k) at `count` evenly spaced points, (count, k)."""
    along = length_along(line)
    at = np.linspace(0, along[-1], count)
    return np.stack([np.interp(at, along, column) for column in line.T], axis=1)


def curve(*points, start=None, end=None, samples=200):
    """A smooth line (samples, 2) through points; `start` and `end` are directions at its ends."""
    points = np.array(points, float)
    along = length_along(points)

    def condition(direction):
        if direction is None:
            return 2, np.zeros(2)
        return 1, np.array(direction, float) / np.linalg.norm(direction)

    spline = CubicSpline(along, points, bc_type=(condition(start), condition(end)))
    return spline(np.linspace(0, along[-1], samples))


def line(*points):
    return np.array(points, float)


def contains(outline, points):
    """Whether each of the points (n, 2) is inside the closed outline (m, 2)."""
    x, y = points[:, :1], points[:, 1:]
    x0, y0 = outline.T
    x1, y1 = np.roll(outline, -1, axis=0).T
    with np.errstate(divide="ignore", invalid="ignore"):
        crosses = ((y0 > y) != (y1 > y)) & (x < (x1 - x0) * (y - y0) / (y1 - y0) + x0)
    return crosses.sum(axis=1) % 2 == 1


@dataclass
class Panel:
    """One piece of cloth.

    edges: name -> polyline (n, 2); in order they form the outline, each beginning where the one before ends.
    place: (n, 2) -> (n, 3), where sewing starts.
    outward: +1 when u to v turns anticlockwise as seen from outside the garment, -1 otherwise.
    """

    edges: dict[str, np.ndarray]
    place: Callable[[np.ndarray], np.ndarray]
    outward: int = 1


@dataclass
class Pattern:
    """Panels and seams of a garment. A seam joins (panel, edge) to (panel, edge); `True` reverses the second."""

    panels: dict[str, Panel]
    seams: list[tuple[tuple[str, str], tuple[str, str], bool]] = field(default_factory=list)


@dataclass
class Cut:
    """A pattern as triangles.

    uv: (n, 2) place in the flat panel; panel: (n,) index of the panel; triangles: (m, 3); sewn: (k, 2) vertices that
    a seam joins; edges: (panel, edge) -> vertices in order; start: (n, 3) before sewing.
    """

    names: list[str]
    uv: np.ndarray
    panel: np.ndarray
    triangles: np.ndarray
    sewn: np.ndarray
    edges: dict[tuple[str, str], np.ndarray]
    start: np.ndarray


def counts_of(pattern, spacing):
    """Points an edge gets, per (panel, edge): both sides of a seam get the same number."""
    lengths = {(p, e): length_along(line)[-1] for p, panel in pattern.panels.items() for e, line in panel.edges.items()}
    counts = {edge: max(2, round(length / spacing) + 1) for edge, length in lengths.items()}
    for first, second, _ in pattern.seams:
        counts[first] = counts[second] = max(counts[first], counts[second])
    return counts


def triangulate(outline, spacing, random):
    """Points (n, 2), of which the first are the outline's, and triangles (m, 3) that turn anticlockwise."""
    low, high = outline.min(axis=0), outline.max(axis=0)
    rows = np.arange(low[1], high[1], spacing * np.sqrt(3) / 2)
    columns = np.arange(low[0], high[0], spacing)
    u = columns[None] + (np.arange(len(rows)) % 2)[:, None] * spacing / 2
    inner = np.stack(np.broadcast_arrays(u, rows[:, None]), axis=-1).reshape(-1, 2)
    # a regular lattice would fold along its rows
    inner = inner + random.uniform(-0.14, 0.14, inner.shape) * spacing
    inner = inner[contains(outline, inner)]
    distance = np.linalg.norm(inner[:, None] - outline[None], axis=-1).min(axis=1)
    points = np.concatenate([outline, inner[distance > 0.62 * spacing]])
    triangles = Delaunay(points).simplices
    triangles = triangles[contains(outline, points[triangles].mean(axis=1))]
    a, b, c = points[triangles].transpose(1, 0, 2)
    area = np.cross(b - a, c - a)
    triangles = np.where((area < 0)[:, None], triangles[:, ::-1], triangles)
    return points, triangles[np.abs(area) > 0.02 * spacing**2]


def cut(pattern, spacing, seed=1):
    """Cuts the pattern into triangles whose sides are about `spacing` long."""
    random = np.random.default_rng(seed)
    counts = counts_of(pattern, spacing)
    parts, edges, first = [], {}, 0
    for index, (name, panel) in enumerate(pattern.panels.items()):
        sides, at = [], first
        total = sum(counts[name, edge] - 1 for edge in panel.edges)
        for edge, polyline in panel.edges.items():
            count = counts[name, edge]
            sides.append(resample(polyline, count)[:-1])
            edges[name, edge] = first + (at - first + np.arange(count)) % total
            at += count - 1
        points, triangles = triangulate(np.concatenate(sides), spacing, random)
        if panel.outward < 0:
            triangles = triangles[:, ::-1]
        parts.append((points, np.full(len(points), index), triangles + first, panel.place(points)))
        first += len(points)
    uv, panel, triangles, start = (np.concatenate(part) for part in zip(*parts))
    sewn = np.concatenate(
        [np.stack([edges[a], edges[b][::-1] if reverse else edges[b]], axis=1) for a, b, reverse in pattern.seams]
    )
    return Cut(list(pattern.panels), uv, panel, triangles, sewn, edges, start)
