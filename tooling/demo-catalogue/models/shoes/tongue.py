"""The tongue: a padded band under the laces that bends with the instep and ends round over the collar."""
import numpy as np

from ..materials import FINE_MESH, WEBBING, material
from ..mesh import Surface, add_mesh, grid_faces, length_along, resample, smooth, unit
from .parts import Part


def build_tongue(last, line, half_width, thickness=6.0, finish=FINE_MESH, part=Part.UPPER, label=(0.80, 0.93)):
    """`line` are points (x, z) of its middle from the vamp to the tip, `half_width` at both ends in mm; `label` is where the
    mark is sewn on, as shares of its length."""
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
        things.append(_label(middle, normal, across, share, drop, thick, label))
    return things


def _label(middle, normal, across, share, drop, thick, place, half_width=13.5):
    """A woven label, 0.8 mm over the tongue."""
    rows = (share > place[0]) & (share < place[1])
    aside = np.linspace(-1, 1, 24) * half_width
    bend = drop[rows, None] * (aside / 15) ** 2
    lift = thick[rows, None] / 2 * (1 - (aside / 26) ** 2) + 0.8 - bend
    edge = np.minimum(1, (1 - np.abs(np.linspace(-1, 1, 24))) * 8)[None]
    lift = lift - 0.9 * (1 - edge)
    vertices = middle[rows][:, None] + across * aside[None, :, None] + normal[rows][:, None] * lift[..., None]
    texture = vertices[..., :2].reshape(-1, 2)
    surface = Surface(vertices.reshape(-1, 3), grid_faces(rows.sum(), 24), texture)
    return add_mesh("label", surface, material("label", WEBBING, Part.MARK))
