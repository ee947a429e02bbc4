"""Soles, lofted from the outline: rows of (offset outwards in mm, share of the sidewall's height, mm more)."""
import numpy as np

from ..materials import RUBBER, Finish, material
from ..mesh import Surface, add_mesh, grid_faces, length_along, merge
from .last import rising
from .parts import Part
from .stitches import row

#: Sidewalls are moulded with a fine grain.
GRAINED = Finish(0.5, 0.36, lambda s: s.add(s.times(s.cells(1.25), 0.16), s.times(s.noise(0.6), 0.05)))


class Sidewall:
    """The edge of a sole: where it is, how high, and how to loft along it."""

    def __init__(self, shape, bottom=None, top=None):
        self.edge, self.normal = shape.edge
        self.x = self.edge[:, 0]
        self.bottom = (bottom or shape.bottom)(self.x)
        self.height = (top or shape.feather)(self.x) - self.bottom
        self.along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(self.edge, axis=0), axis=1))]

    def loft(self, name, rows, finish, part, relief=None):
        """Adds a surface. `relief` adds to the offset: by share of the height, (n,) along the edge in mm."""
        rings, texture = [], []
        for offset, share, more in rows:
            outwards = np.full(len(self.x), 1.0) * offset + (relief(share) if relief else 0)
            z = self.bottom + share * self.height + more
            rings.append(np.column_stack([self.edge + self.normal * outwards[:, None], z]))
            texture.append(np.column_stack([self.along, np.full(len(z), share * 28 + more)]))
        surface = Surface(np.stack(rings, 1).reshape(-1, 3), grid_faces(len(self.x), len(rows), True, False),
                          np.stack(texture, 1).reshape(-1, 2))
        return add_mesh(name, surface, material(name, finish, part))

    def stitches(self, offset, share, part, length=3.6, gap=1.4, radius=0.55):
        """A row of stitches around the sole."""
        line = np.column_stack([self.edge + self.normal * offset, self.bottom + share * self.height])
        normal = np.column_stack([self.normal, np.zeros(len(line))])
        threads = row(np.vstack([line, line[:1]]), np.vstack([normal, normal[:1]]), length, gap, radius)
        return add_mesh("sole stitches", merge(threads), material("sole thread", RUBBER, part))


def groove(share, at, depth, width):
    """A line around the sole, as relief."""
    return -depth * np.exp(-(((share - at) / width) ** 2))


LIP = ((-0.05, 0.925, 0), (-0.2, 0.955, 0), (-0.55, 0.98, 0), (-1.05, 0.995, 0), (-1.7, 1.0, 0), (-2.7, 1.0, 0),
       (-3.3, 0.99, 0), (-6, 0.985, 0), (-9, 0.97, 0), (-9.5, 0.8, 0))


def cupsole(shape):
    """A rubber cup, stitched to the upper through a channel, ribbed at toe and heel, on a tread of its own colour."""
    wall = Sidewall(shape)
    ribbed = rising(52 - wall.x, 3) + rising(wall.x - 262, 3)

    def tread(share):
        notch = rising(np.abs((wall.along / 6.5) % 1 - 0.5) - 0.30, 0.05)
        return -1.6 * notch * (share < 0.10)

    def ribs(share):
        band = rising(np.array(share) - 0.36, 0.015) * rising(0.62 - np.array(share), 0.015)
        waves = np.abs(np.sin(np.pi * wall.along / 2.6)) ** 0.6
        return band * ribbed * 0.75 * (waves - 1) + groove(share, 0.30, 0.6, 0.016) + groove(share, 0.845, 1.0, 0.022)

    under = [(-30, 0, 0), (-8, 0, 0), (-2.2, 0, 0), (-1.0, 0, 0.25), (-0.4, 0, 0.8), (-0.2, 0.05, 0), (-0.1, 0.095, 0),
             (-0.1, 0.10, 0.2), (0, 0.13, 0), (0, 0.165, 0), (-0.25, 0.18, 0), (-1.2, 0.185, 0)]
    shares = np.concatenate([[0.186, 0.19, 0.198, 0.21], np.linspace(0.225, 0.90, 70)])

    def belly(share):
        if share < 0.206:
            return -1.1 + 1.5 * min(1, (share - 0.186) / 0.02) ** 0.5
        return 0.4 + 0.4 * np.sin((share - 0.2) / 0.7 * np.pi) - 1.4 * max(0, share - 0.35) ** 1.3

    offsets = [belly(share) for share in shares]
    side = [(offset, share, 0) for offset, share in zip(offsets, shares)]
    lip = [(offsets[-1] + offset, share, more) for offset, share, more in LIP]
    return [wall.loft("outsole", under, RUBBER, Part.OUTSOLE, tread),
            wall.loft("midsole", side + lip, GRAINED, Part.MIDSOLE, ribs),
            wall.stitches(np.interp(0.845, shares, offsets) - 0.75, 0.845, Part.MIDSOLE)]


def vulcanised_sole(shape):
    """A flat sole with a rubber strip around it: a coloured line near its top, a bumper at the toe, a foil of tread."""
    wall = Sidewall(shape)
    bumper = rising(46 - wall.x, 2)

    def relief(share):
        band = rising(np.array(share) - 0.20, 0.03) * rising(0.74 - np.array(share), 0.03)
        diamonds = np.abs(np.sin(np.pi * (wall.along / 4 + share * 6)) * np.sin(np.pi * (wall.along / 4 - share * 6))) ** 0.7
        return bumper * band * (0.9 + 0.5 * (diamonds - 1)) + groove(share, 0.86, 0.45, 0.014)

    under = [(-30, 0, 0), (-8, 0, 0), (-1.8, 0, 0), (-0.9, 0, 0.3), (-0.5, 0.03, 0), (-0.4, 0.09, 0), (-0.5, 0.115, 0),
             (-1.2, 0.12, 0)]
    shares = np.concatenate([[0.121, 0.124, 0.13, 0.14], np.linspace(0.15, 0.90, 60)])
    side = [(0.15 - 0.9 * np.exp(-(share - 0.12) / 0.006) + 0.3 * share, share, 0) for share in shares]
    lip = [(side[-1][0] + offset * 0.7, share, more) for offset, share, more in LIP]
    line = [(side[-1][0] + 0.15 + 0.35 * np.sin(step * np.pi), 0.885 + 0.05 * step, 0) for step in np.linspace(0, 1, 8)]
    return [wall.loft("outsole", under, RUBBER, Part.OUTSOLE),
            wall.loft("foxing", side + lip, GRAINED, Part.MIDSOLE, relief),
            wall.loft("line", line, RUBBER, Part.MARK)]
