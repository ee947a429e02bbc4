"""The upper: panels on a last, cut open, with its lining, insole and rolled edge."""
import numpy as np

from ..materials import TERRY, layered, material
from ..mesh import Surface, add_mesh, grid_faces, merge, resample, smooth, sweep, unit
from .last import rising
from .panels import heights
from .parts import Part
from .stitches import stitch_panels


def build_upper(last, opened, ground, panels, padding=2.4, wrinkles=1.0, edge=None):
    """Adds the upper and returns (things, surface): `surface` are the grid's points with all that stands off the last.

    `ground` is (finish, part) of what no panel covers, `edge` that of the rolled edge; `padding` is the collar's, in mm.
    """
    x, y, z = np.moveaxis(last.points, -1, 0)
    start = last.shape.collar_start
    height = heights(last, panels)
    near_collar = rising(z - last.shape.collar(np.clip(x, start, 296)) + 32, 10)  # the quarter under the throat stays flat
    height += near_collar * np.clip((x - start - 4) / 25, 0, 1) * padding * np.exp(-(((opened.cut + 11) / 8.5) ** 2))
    height += wrinkles * _wrinkles(x, y, z)
    surface = last.points + last.normals * height[..., None]
    faces = grid_faces(*last.grid)
    corners = opened.cut.ravel()[faces]
    texture = last.texture
    skin = layered("upper", ground, [(panel.name, panel.finish, panel.part) for panel in panels])
    fields = {panel.name: panel.inside for panel in panels}
    # It ends under the rolled edge, whose middle is at the cut.
    things = [add_mesh("upper", Surface(surface.reshape(-1, 3), faces[(corners < -0.2).all(1)], texture), skin, fields)]

    radius = 1.15 + padding * np.clip((x - start + 2) / 22, 0, 1)
    under_edge = height * np.exp(-((opened.cut / 10) ** 2))  # at the collar the lining goes with it, however thick it is
    inner = last.points + last.normals * (np.where(x > start - 2, 0.6, 1.0) - 2 * radius + under_edge)[..., None]
    lining = material("lining", TERRY, Part.LINING)
    inward = faces[(corners < 0.2).all(1)][:, ::-1]
    things.append(add_mesh("lining", Surface(inner.reshape(-1, 3), inward, texture), lining))
    finish, part = edge or ground
    things.append(add_mesh("edge", _rolled_edge(last, opened, surface, height, radius), material("edge", finish, part)))
    things.append(add_mesh("insole", _insole(last.shape), lining))
    return things + stitch_panels(last, surface, opened, panels), surface


def _wrinkles(x, y, z):
    """Leather is never quite even: faint waves, and folds where the foot bends."""
    folds = sum(size * np.sin(by_x * x + by_y * y + phase) for size, by_x, by_y, phase in
                ((0.10, 0.16, 0.05, 0.5), (0.08, 0.23, -0.07, 1.4), (0.10, 0.11, 0.10, 4.8)))
    bend = np.exp(-(((x - 92) / 14) ** 2)) * np.clip((z - 40) / 20, 0, 1)
    return 1.6 * folds * bend + 0.26 * np.sin(x * 0.11 + z * 0.07) * np.sin(z * 0.13 - y * 0.05)


def _rolled_edge(last, opened, surface, height, radius):
    """A tube along the cut that hides it."""
    tubes = []
    for line in last.contours(opened.cut):
        values = [last.sample(line, field) for field in (surface, last.normals, radius)]
        even = resample(np.hstack(values), 0.8)
        closed = np.linalg.norm(even[0, :3] - even[-1, :3]) < 6  # both ends meet at the heel
        if closed:
            even = np.vstack([even[-90:-1], even, even[1:90]])
        points, rest = smooth(even[:, :3], 14), smooth(even[:, 3:], 60)
        normals, tube = unit(rest[:, :3]), rest[:, 3]
        centre = points - normals * (tube - 0.5)[:, None]
        if closed:
            centre, normals, tube = centre[89:-90], normals[89:-90], tube[89:-90]
        tubes.append(sweep(centre, normals, 2 * tube, 2 * tube, closed=closed))
    return merge(tubes)


def _insole(shape):
    edge, normal = (values[::6] for values in shape.edge)
    rim = edge - normal * 8
    middle = np.column_stack([rim[:, 0], shape.ridge(rim[:, 0])])
    rings = [np.column_stack([rim * share + middle * (1 - share), shape.feather(rim[:, 0]) + 2 + 1.5 * share ** 6])
             for share in np.linspace(0, 1, 30)]
    vertices = np.vstack(rings)
    return Surface(vertices, grid_faces(30, len(rim), False, True), vertices[:, :2])
