"""The last: the foot-like form around which a shoe is built, as a grid of points with normals.

Lengths in mm. Toe x = 0, heel x ≈ 295, lateral side −y, ground z = 0. The grid runs along x (stations) and across each
section from its lateral edge (−1) over the ridge (0) to its medial edge (1).
"""
from dataclasses import dataclass
from functools import cached_property

import contourpy
import numpy as np
from scipy.interpolate import CubicSpline, PchipInterpolator

from ..mesh import length_along, resample, unit


def curve(*points):
    """A smooth function through points (x, value) that never overshoots them."""
    at, values = np.array(points, float).T
    return PchipInterpolator(at, values, extrapolate=True)


def rising(value, softness=0.45):
    """0 below zero, 1 above, smooth within ± softness."""
    share = np.clip((value + softness) / (2 * softness), 0, 1)
    return share * share * (3 - 2 * share)


#: A right shoe's sole from above: a rounded toe, its longest point on the medial side, a waist, a narrow heel.
ROUND_OUTLINE = ((0, 6), (7, -15), (25, -32.5), (55, -45), (90, -50.5), (122, -49.5), (160, -43.5), (200, -38.5),
                 (240, -38), (270, -33), (288, -19.5), (295, 0), (290, 17), (274, 30), (250, 35), (220, 35),
                 (188, 34), (152, 37.5), (115, 45.5), (85, 48), (55, 45.5), (25, 37.5), (7, 24))


@dataclass(frozen=True)
class Shape:
    """What makes one last and its sole differ from another. Curves are functions of x unless they say otherwise."""

    instep: object  # z of the ridge, on past the opening where the foot goes on
    collar: object  # z of the opening's edge, where x > collar_start
    collar_start: float
    bottom: object  # z of the outsole's lower edge: the toe spring and the heel's
    feather: object  # z where the upper meets the sole's sidewall
    outline: tuple = ROUND_OUTLINE
    ridge: object = curve((0, 6), (40, 7), (90, 5), (140, 3), (200, 1), (295, 0))  # y of the highest line
    fullness: object = curve((0, 2.5), (60, 2.4), (100, 2.15), (135, 1.95), (165, 1.85), (190, 1.85), (295, 2.2))
    bulge: object = curve((0, 0.05), (60, 0.035), (110, 0.02), (150, -0.02), (200, -0.03), (250, 0.02), (295, 0.04))
    narrowing: object = curve((0, 0), (120, 0), (190, -0.08), (235, -0.15), (275, -0.13), (295, -0.1))  # towards the ankle
    heel: object = curve((20, -1), (30, 0), (52, 3.2), (75, -1.5), (92, -6.5), (110, -9), (125, -9))  # x by z, at the back
    toe_length: float = 36  # over which the toe rises from the feather to the instep
    headroom: float = 7  # of the form over the collar
    inset: float = 5.2  # of the upper within the sole's outline

    @cached_property
    def edge(self):
        """The outline, evenly spaced: points (n, 2) and outward normals (n, 2)."""
        points = np.vstack([self.outline, self.outline[:1]]).astype(float)
        along = length_along(points)
        line = CubicSpline(along, points, bc_type="periodic")(np.linspace(0, along[-1], 5200))
        line = resample(np.column_stack([line, np.zeros(len(line))]), along[-1] / 2600)[:-1, :2]
        direction = unit(np.roll(line, -1, 0) - np.roll(line, 1, 0))
        normal = np.stack([-direction[:, 1], direction[:, 0]], 1)
        return line, normal if (normal * (line - line.mean(0))).sum() > 0 else -normal


class Last:
    def __init__(self, shape, stations=640, half_section=250):
        self.shape = shape
        self._measure_width()
        share = np.linspace(0, 1, stations)
        end = 0.07  # stations are closer at both ends, where the form curves most
        share = np.where(share < end, share ** 2 / (2 * end),
                         np.where(share > 1 - end, 1 - end - (1 - share) ** 2 / (2 * end), share - end / 2)) / (1 - end)
        self.stations = self.toe + (self.heel - self.toe) * share
        self.points = self.point(self.stations[:, None], np.linspace(-1, 1, 2 * half_section + 1)[None])
        self.along, self.across = np.gradient(self.points, axis=0), np.gradient(self.points, axis=1)
        self.normals = unit(np.cross(self.across, self.along))
        # One sign for all normals, from a point that is known to look sideways: signs by vertex would tear the surface.
        if self.normals[stations // 2, half_section // 2, 1] > 0:
            self.normals = -self.normals
        self.normals[:2] = unit(np.array([-1, 0, 0.3]))
        # At the heel both sides meet in one line, whose normal is between theirs.
        self.normals[-1] = unit(self.normals[-2] + self.normals[-2][::-1])

    @property
    def grid(self):
        return self.points.shape[:2]

    @property
    def texture(self):
        """Texture coordinates (n, 2) in mm: along the shoe, and over it from the ridge."""
        steps = np.linalg.norm(np.diff(self.points, axis=1), axis=-1)
        over = np.concatenate([np.zeros((self.grid[0], 1)), np.cumsum(steps, 1)], 1)
        over -= over[:, self.grid[1] // 2][:, None]
        return np.stack([self.points[..., 0], over], -1).reshape(-1, 2)

    def _measure_width(self):
        edge, normal = self.shape.edge
        line = edge - normal * self.shape.inset
        first, last = line[:, 0].argmin(), line[:, 0].argmax()
        there = line[first:last + 1] if first < last else np.vstack([line[first:], line[:last + 1]])
        back = line[last:first + 1] if last < first else np.vstack([line[last:], line[:first + 1]])
        self.lateral, self.medial = (there, back[::-1]) if there[:, 1].mean() < 0 else (back[::-1], there)
        self.toe, self.heel = line[first, 0], line[last, 0]

    def edge_y(self, x, side):
        """y of the last's edge: side −1 lateral, 1 medial."""
        line = self.lateral if side < 0 else self.medial
        return np.interp(x, line[:, 0], line[:, 1])

    def point(self, x, across, open_top=True):
        """Points of the form, (…, 3). With `open_top` it ends a little over the collar; else the foot goes on."""
        shape = self.shape
        x, across = np.broadcast_arrays(np.asarray(x, float), np.asarray(across, float))
        floor = shape.feather(x) - 3
        toe = np.clip((x - self.toe) / shape.toe_length, 0, 1)
        height = (shape.instep(x) - floor) * (1 - (1 - toe) ** 2.6) ** (1 / 2.3)
        power = shape.fullness(x)
        top = np.pi / 2
        if open_top:
            collar = shape.collar(np.maximum(x, shape.collar_start + 2)) + shape.headroom
            top = np.arcsin(np.clip((collar - floor) / np.maximum(height, 1e-3), 0, 1) ** (power / 2))
        angle = (1 - np.abs(across)) * top
        z = floor + height * np.sin(angle) ** (2 / power)
        edge = np.where(across < 0, self.edge_y(x, -1), self.edge_y(x, 1))
        middle = 0.5 * (self.edge_y(x, -1) + self.edge_y(x, 1))
        ridge = shape.ridge(x)
        ridge = ridge + np.clip((x - self.heel + 40) / 40, 0, 1) ** 2 * (middle - ridge)
        ridge = ridge + np.clip(1 - (x - self.toe) / 25, 0, 1) ** 2 * (middle - ridge)
        up = (z - floor) / 60
        width = (1 + shape.bulge(x) * np.sin(np.clip(up * 1.7, 0, 1) * np.pi)
                 + shape.narrowing(x) * np.clip(up, 0, 1.4) ** 1.4)
        y = ridge + (edge - ridge) * width * np.cos(angle) ** (2 / power)
        back = np.clip((x - 205) / (self.heel - 205), 0, 1) ** 2
        return np.stack([x + back * shape.heel(z), y, z], -1)

    def distance(self, field):
        """A field that is zero on a line, on the grid, as an approximate distance from that line in mm."""
        by_station, by_section = np.gradient(field, axis=0), np.gradient(field, axis=1)
        first = (self.along ** 2).sum(-1)
        mixed = (self.along * self.across).sum(-1)
        second = (self.across ** 2).sum(-1)
        area = np.maximum(first * second - mixed * mixed, 1e-12)
        slope = (second * by_station ** 2 - 2 * mixed * by_station * by_section + first * by_section ** 2) / area
        return field / np.clip(np.sqrt(np.maximum(slope, 1e-6)), 0.3, 3.0)

    def contours(self, field, level=0.0):
        """Lines where the field has the level, in grid coordinates (n, 2): across, along."""
        return [line for line in contourpy.contour_generator(z=field).lines(level) if len(line) > 12]

    def sample(self, line, values):
        """Values of the grid, (rows, columns) or (rows, columns, k), at a line in grid coordinates: (n, k)."""
        values = values if values.ndim == 3 else values[..., None]
        column, row = line[:, 0], line[:, 1]
        r = np.clip(row.astype(int), 0, self.grid[0] - 2)
        c = np.clip(column.astype(int), 0, self.grid[1] - 2)
        down, right = (row - r)[:, None], (column - c)[:, None]
        near = values[r, c] * (1 - down) + values[r + 1, c] * down
        far = values[r, c + 1] * (1 - down) + values[r + 1, c + 1] * down
        return near * (1 - right) + far * right

    def on_top(self, x, y):
        """Points and normals (n, 3) of the form seen from above at x (n,), y (n,); the opening counts as closed."""
        x, y = np.broadcast_arrays(np.atleast_1d(np.asarray(x, float)), np.asarray(y, float))
        across = np.linspace(-0.96, 0.96, 241)
        rows = self.point(x[:, None], across[None], open_top=False)
        step = 0.6
        ahead = self.point(x[:, None] + step, across[None], open_top=False)
        behind = self.point(x[:, None] - step, across[None], open_top=False)
        facing = np.cross(ahead - behind, np.gradient(rows, axis=1))
        points, normals = [], []
        for row, normal, at in zip(rows, facing, y):
            place = np.interp(at, np.maximum.accumulate(row[:, 1]), np.arange(len(across)))
            first = min(int(place), len(across) - 2)
            share = place - first
            points.append(row[first] * (1 - share) + row[first + 1] * share)
            normals.append(normal[first] * (1 - share) + normal[first + 1] * share)
        normals = unit(np.array(normals))
        return np.array(points), np.where(normals[:, 2:] < 0, -normals, normals)
