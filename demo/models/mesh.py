"""Lines and surfaces as numpy arrays, and how they become Blender meshes. Lengths are in millimetres."""
from typing import NamedTuple

import bpy
import numpy as np

#: Scene units in a millimetre: a shoe of 300 mm is 3 units long.
MILLIMETRE = 0.01


class Surface(NamedTuple):
    """Vertices (n, 3) in mm, faces (m, 3 or 4) of vertex indices, texture coordinates in mm: (n, 2) of vertices, or those
    of the faces' corners, (m, 3 or 4, 2), where a seam has several."""

    vertices: np.ndarray
    faces: np.ndarray
    texture: np.ndarray


def unit(vectors):
    """Vectors (…, 3) at length 1."""
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)


def add_mesh(name, surface, material, attributes=None):
    """Adds a surface to the scene. `attributes` are numbers of its vertices, or of its faces' corners, by name, which
    shaders read."""
    vertices, faces, texture = surface
    faces = np.asarray(faces, np.int32)
    corners = faces.shape[1]
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(vertices))
    mesh.vertices.foreach_set("co", (np.asarray(vertices, np.float32) * MILLIMETRE).ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, corners, dtype=np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
    mesh.update(calc_edges=True)
    for attribute, values in (attributes or {}).items():
        layer = mesh.attributes.new(attribute, "FLOAT", "CORNER" if np.shape(values) == faces.shape else "POINT")
        layer.data.foreach_set("value", np.asarray(values, np.float32).ravel())
    layer = mesh.uv_layers.new(name="UVMap")
    texture = np.asarray(texture, np.float32)
    layer.data.foreach_set("uv", (texture if texture.ndim == 3 else texture[faces]).ravel())
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def grid_faces(rows, columns, wrap_rows=False, wrap_columns=False):
    """Faces of a grid of vertices, stored row by row."""
    index = np.arange(rows * columns).reshape(rows, columns)
    if wrap_rows:
        index = np.vstack([index, index[:1]])
    if wrap_columns:
        index = np.hstack([index, index[:, :1]])
    return np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)


def merge(surfaces):
    """One surface of many."""
    vertices, faces, texture, count = [], [], [], 0
    for surface in surfaces:
        vertices.append(surface.vertices)
        faces.append(surface.faces + count)
        texture.append(surface.texture)
        count += len(surface.vertices)
    return Surface(np.vstack(vertices), np.vstack(faces), np.vstack(texture))


def length_along(line):
    """Distance of each point of a line (n, 3) from its start."""
    return np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]


def resample(line, step):
    """A line (n, k ≥ 3) with points every `step` mm; columns after the third are carried along."""
    along = length_along(line[:, :3])
    at = np.linspace(0, along[-1], max(2, int(round(along[-1] / step)) + 1))
    return np.stack([np.interp(at, along, column) for column in line.T], 1)


def smooth(line, times):
    """A line (n, k) whose points moved towards their neighbours, its ends kept."""
    line = line.copy()
    for _ in range(times):
        line[1:-1] = 0.5 * line[1:-1] + 0.25 * (line[:-2] + line[2:])
    return line


def sweep(line, normal, width, thickness, sides=20, power=2.0, closed=False):
    """A band or cord along a line (n, 3): `width` across, `thickness` along the normal (n, 3), each a number or (n,).

    `power` shapes the section: 2 is an ellipse, more is squarer."""
    count = len(line)
    along = np.roll(line, -1, 0) - np.roll(line, 1, 0) if closed else np.gradient(line, axis=0)
    along = unit(along)
    normal = unit(normal - (normal * along).sum(1, keepdims=True) * along)
    across = np.cross(along, normal)
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    section_x = np.sign(np.cos(angle)) * np.abs(np.cos(angle)) ** (2 / power)
    section_y = np.sign(np.sin(angle)) * np.abs(np.sin(angle)) ** (2 / power)
    half_width = np.broadcast_to(np.asarray(width, float), (count,))[:, None] * 0.5
    half_thickness = np.broadcast_to(np.asarray(thickness, float), (count,))[:, None] * 0.5
    vertices = (line[:, None] + across[:, None] * (section_x * half_width)[..., None]
                + normal[:, None] * (section_y * half_thickness)[..., None])
    texture = np.stack([np.broadcast_to(length_along(line)[:, None], (count, sides)), section_x * half_width], -1)
    return Surface(vertices.reshape(-1, 3), grid_faces(count, sides, closed, True), texture.reshape(-1, 2))


def ring_points(centre, normal, radius, count=24):
    """Points (count, 3) of a circle around a normal."""
    angle = np.linspace(0, 2 * np.pi, count, endpoint=False)[:, None]
    first = unit(np.cross(normal, [0, 1, 0.3]))
    return centre + (np.cos(angle) * first + np.sin(angle) * np.cross(normal, first)) * radius


def disc(centre, normal, radius):
    """A flat round surface."""
    rim = ring_points(centre, normal, radius)
    vertices = np.vstack([rim, np.repeat(centre[None], len(rim), 0)])
    return Surface(vertices, grid_faces(2, len(rim), False, True), np.zeros((len(vertices), 2)))
