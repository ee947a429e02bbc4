"""The tongue: a padded band under the laces that bends with the instep and ends round over the collar."""
import numpy as np

from ..materials import FINE_MESH, PRINT, WEBBING, layered, material
from ..mesh import Surface, add_mesh, grid_faces, length_along, resample, smooth, unit
from .last import rising
from .parts import Part


def two_bars(along, aside):
    """The court's mark: two slanted bars, a broad one and a slim one."""
    slanted = aside - 0.35 * along
    return np.minimum(np.maximum(2.3 - np.abs(slanted + 2.2), 1.1 - np.abs(slanted - 3.0)), 4.2 - np.abs(along))


def build_tongue(last, line, half_width, thickness=6.0, finish=FINE_MESH, part=Part.UPPER, label=(0.79, 0.94), mark=two_bars):
    """`line` are points (x, z) of its middle from the vamp to the tip, `half_width` at both ends in mm; `label` is where the
    label is sewn on, as shares of its length, and `mark` what stands out on it: its field by mm along and across."""
    stations, sides = 170, 64
    line = np.array(line, float)
    middle = np.column_stack([line[:, 0], last.shape.ridge(line[:, 0]), line[:, 1]])
    middle = smooth(resample(middle, 1.0), 60)
    middle = resample(middle, length_along(middle)[-1] / (stations - 1))
    share = np.linspace(0, 1, len(middle))
    forward = unit(np.gradient(middle, axis=0))
    across = np.array([0.0, 1, 0])
    normal = unit(np.cross(forward, across))
    normal = np.where(normal[:, 2:] < 0, -normal, normal)
    # It follows the last's roundness where it lies on it, and flattens towards its free tip.
    free = np.clip((middle[:, 0] - last.shape.collar_start - 4) / 22, 0, 1)
    drop = np.empty(len(middle))
    for side in (-1, 1):
        at, _ = last.on_top(np.minimum(middle[:, 0], last.shape.collar_start), middle[:, 1] + side * 15)
        ridge, _ = last.on_top(np.minimum(middle[:, 0], last.shape.collar_start), middle[:, 1])
        drop = np.clip(ridge[:, 2] - at[:, 2], 0, 9) if side < 0 else (drop + np.clip(ridge[:, 2] - at[:, 2], 0, 9)) / 2
    drop = smooth(drop[:, None], 40)[:, 0] * (1 - 0.45 * free)
    tip = np.sqrt(np.clip(1 - (1 - np.clip((1 - share) * length_along(middle)[-1] / 9, 0, 1)) ** 2, 0, 1))
    width = np.interp(share, [0, 0.4, 1], [half_width[0], 0.55 * half_width[0] + 0.45 * half_width[1], half_width[1]])
    width = width * (0.72 + 0.28 * tip)
    thick = np.interp(share, [0, 0.2, 0.7, 0.93, 1], [0.35, 0.6, 0.75, 1.0, 0.95]) * thickness * np.maximum(tip, 0.04)

    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    aside = np.sign(np.cos(angle)) * np.abs(np.cos(angle)) ** 0.75
    up = np.sign(np.sin(angle)) * np.abs(np.sin(angle)) ** 0.6
    offset = aside[None] * width[:, None]
    lift = (up[None] * thick[:, None] / 2 - drop[:, None] * (offset / 15) ** 2)
    seam = np.exp(-(((width[:, None] - np.abs(offset) - 3.6) / 0.8) ** 2))  # its binding is sewn on
    lift = lift - 0.7 * seam * np.sign(up)[None] * np.minimum(1, thick[:, None] / 2)
    vertices = middle[:, None] + across * offset[..., None] + normal[:, None] * lift[..., None]
    texture = np.stack([np.broadcast_to(length_along(middle)[:, None], offset.shape), offset], -1).reshape(-1, 2)
    faces = grid_faces(len(middle), sides, False, True)
    things = [add_mesh("tongue", Surface(vertices.reshape(-1, 3), faces, texture), material("tongue", finish, part))]
    if label:
        things.append(_label(middle, normal, across, share, drop, thick, label, mark))
    return things


def _label(middle, normal, across, share, drop, thick, place, mark, half_width=13.0):
    """A woven label, 0.8 mm over the tongue, with a border and a mark in relief."""
    rows, columns = 110, 150
    at = np.linspace(*place, rows)
    middle, normal = (np.stack([np.interp(at, share, column) for column in values.T], 1) for values in (middle, normal))
    drop, thick = np.interp(at, share, drop)[:, None], np.interp(at, share, thick)[:, None]
    along = length_along(middle)
    along = np.broadcast_to((along - along[-1] / 2)[:, None], (rows, columns))
    aside = np.broadcast_to(np.linspace(-1, 1, columns) * half_width, (rows, columns))
    from_edge = np.minimum(along[-1, 0] - np.abs(along), half_width - np.abs(aside))
    raised = np.maximum(mark(along, aside), 0.45 - np.abs(from_edge - 1.7))
    lift = thick / 2 * (1 - (aside / 26) ** 2) + 0.8 - drop * (aside / 15) ** 2
    lift = lift - 0.9 * np.clip(1 - from_edge / 0.8, 0, 1) ** 2 + 0.4 * rising(raised, 0.3)
    vertices = middle[:, None] + across * aside[..., None] + normal[:, None] * lift[..., None]
    surface = Surface(vertices.reshape(-1, 3), grid_faces(rows, columns), np.stack([along, aside], -1).reshape(-1, 2))
    skin = layered("label", (WEBBING, Part.LINING), [("mark", PRINT, Part.MARK)])
    return add_mesh("label", surface, skin, {"mark": raised - 0.35})
