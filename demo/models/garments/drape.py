"""A sewn garment as a surface: made finer, smoothed, and found again by its place in the flat pattern. Millimetres."""
from dataclasses import dataclass, fields, replace

import numpy as np
from scipy.interpolate import LinearNDInterpolator
from scipy.spatial import cKDTree

from ..mesh import length_along, unit


def resampled(line, step):
    """A line (n, k) with points every `step` mm."""
    along = length_along(line)
    at = np.linspace(0, along[-1], max(2, round(along[-1] / step) + 1))
    return np.stack([np.interp(at, along, column) for column in line.T], 1)


def gathered(index, values, count):
    """Sums values (n, k) into `count` rows by index (n,)."""
    return np.stack([np.bincount(index, column, count) for column in values.T], axis=1)


def sides_of(triangles):
    """Unique sides of triangles (m, 3): sides (s, 2), and which side lies opposite to each corner, (m, 3)."""
    sides = np.sort(np.concatenate([triangles[:, [1, 2]], triangles[:, [2, 0]], triangles[:, [0, 1]]]), axis=1)
    unique, which = np.unique(sides, axis=0, return_inverse=True)
    return unique, which.reshape(3, -1).T


@dataclass
class Drape:
    """A garment at rest after sewing.

    vertices: (n, 3). uv: (k, 2) and panel: (k,) are the points of the flat pattern, several at a vertex that lies on a
    seam; weld: (k,) their vertices. corners: (m, 3) triangles of flat points.
    """

    vertices: np.ndarray
    uv: np.ndarray
    panel: np.ndarray
    weld: np.ndarray
    corners: np.ndarray

    @property
    def triangles(self):
        return self.weld[self.corners]

    def save(self, path):
        np.savez_compressed(path, **{field.name: getattr(self, field.name) for field in fields(self)})

    @classmethod
    def load(cls, path):
        with np.load(path) as file:
            return cls(**file)

    def normals(self):
        """Unit normals that look outward, (n, 3)."""
        triangles = self.triangles
        a, b, c = self.vertices[triangles].transpose(1, 0, 2)
        faces = np.cross(b - a, c - a)
        return unit(gathered(triangles.ravel(), np.repeat(faces, 3, axis=0), len(self.vertices)))

    def open_sides(self):
        """Sides that only one triangle has, (s, 2)."""
        sides, opposite = sides_of(self.triangles)
        return sides[np.bincount(opposite.ravel()) == 1]

    def smoothed(self, rounds, strength=0.5, where=1.0):
        """Evens out the vertices; those of open edges only along the edge. `where` (n,) weakens it."""
        sides, count = sides_of(self.triangles)[0], len(self.vertices)
        border = self.open_sides()
        on_rim = np.isin(np.arange(count), border)
        sides = np.concatenate([sides[~on_rim[sides].any(axis=1)], sides[on_rim[sides].sum(axis=1) == 1], border])
        # a vertex listens to all its neighbours, one of the rim to those of the rim
        listener, speaker = np.concatenate([sides, sides[:, ::-1]]).T
        heard = ~on_rim[listener] | on_rim[speaker]
        listener, speaker = listener[heard], speaker[heard]
        degree = np.maximum(np.bincount(listener, minlength=count), 1)[:, None]
        pull = strength * np.broadcast_to(where, count)[:, None]
        vertices = self.vertices
        for _ in range(rounds):
            vertices = vertices + pull * (gathered(listener, vertices[speaker], count) / degree - vertices)
        return replace(self, vertices=vertices)

    def subdivided(self):
        """Loop subdivision: every triangle becomes four."""
        triangles, count = self.triangles, len(self.vertices)
        sides, opposite = sides_of(triangles)
        ends = self.vertices[sides].sum(axis=1)
        wings = gathered(opposite.ravel(), self.vertices[triangles.ravel()], len(sides))
        rim_side = np.bincount(opposite.ravel()) != 2
        middles = np.where(rim_side[:, None], ends / 2, ends * 3 / 8 + wings / 8)

        degree = np.bincount(sides.ravel(), minlength=count)[:, None]
        around = gathered(sides.ravel(), self.vertices[sides[:, ::-1].ravel()], count)
        share = np.where(degree == 3, 3 / 16, 3 / (8 * np.maximum(degree, 1)))
        inner = (1 - degree * share) * self.vertices + share * around
        border = sides[rim_side]
        along = gathered(border.ravel(), self.vertices[border[:, ::-1].ravel()], count)
        on_rim = np.bincount(border.ravel(), minlength=count)[:, None]
        outer = np.where(on_rim == 2, self.vertices * 3 / 4 + along / 8, self.vertices)
        moved = np.where(on_rim > 0, outer, inner)

        flat_sides, flat_opposite = sides_of(self.corners)
        first = np.zeros(len(flat_sides), int)
        first[flat_opposite.ravel()] = opposite.ravel()
        a, b, c = self.corners.T
        bc, ca, ab = (len(self.uv) + flat_opposite).T
        corners = np.concatenate([
            np.stack(part, axis=1) for part in ((a, ab, ca), (ab, b, bc), (ca, bc, c), (ab, bc, ca))
        ])
        return Drape(
            vertices=np.concatenate([moved, middles]),
            uv=np.concatenate([self.uv, self.uv[flat_sides].mean(axis=1)]),
            panel=np.concatenate([self.panel, self.panel[flat_sides[:, 0]]]),
            weld=np.concatenate([self.weld, count + first]),
            corners=corners,
        )

    def point(self, panel):
        """Interpolates from the flat pattern: returns a function of uv (p, 2) to positions and normals, (p, 3) each."""
        mine = np.flatnonzero(self.panel == panel)
        values = np.concatenate([self.vertices, self.normals()], axis=1)[self.weld[mine]]
        linear, nearest = LinearNDInterpolator(self.uv[mine], values), cKDTree(self.uv[mine])

        def at(uv):
            found = linear(uv)
            outside = np.isnan(found[:, 0])
            found[outside] = values[nearest.query(uv[outside])[1]]
            return found[:, :3], unit(found[:, 3:])

        return at

    def distance(self, panel, *edges):
        """How far the flat points of a panel are from the nearest of its edges (n, 2); 1000 elsewhere. (k,)"""
        away = np.full(len(self.uv), 1000.0)
        mine = self.panel == panel
        away[mine] = cKDTree(np.concatenate([resampled(edge, 1.0) for edge in edges])).query(self.uv[mine])[0]
        return away

    def at_vertices(self, flat):
        """The least of values (k,) of flat points at each vertex, (n,)."""
        least = np.full(len(self.vertices), np.inf)
        np.minimum.at(least, self.weld, flat)
        return least

    def raised(self, heights):
        """Moves every vertex along its normal by heights (n,)."""
        return replace(self, vertices=self.vertices + self.normals() * heights[:, None])

    def open_loops(self):
        """Open edges as closed loops of vertices; the cloth lies to the left when seen from outside."""
        triangles = self.triangles
        directed = np.concatenate([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]])
        sides = {tuple(side) for side in directed.tolist()}
        following = {a: b for a, b in sides if (b, a) not in sides}
        loops = []
        while following:
            start, at = following.popitem()
            loop = [start]
            while at != start:
                loop.append(at)
                at = following.pop(at)
            loops.append(np.array(loop))
        return loops

