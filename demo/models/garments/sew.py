"""python -m models.garments.sew t-shirt: sews a pattern around the mannequin with Blender's cloth, and welds the seams.

What was sewn is kept in the system's temporary folder under the hash of what it came from: sewing takes minutes.

Lengths are millimetres outside of Blender and metres inside: its cloth is tuned for metres.
"""
import hashlib
import importlib
import inspect
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import bpy
import numpy as np

from ..studio import wait_for_quiet
from . import body
from .body import METRE
from .drape import Drape
from .patterns import cut as cut_pattern


@dataclass
class Cloth:
    """How a cloth moves. `mass` is kilogrammes a vertex, the rest are the names of Blender's settings."""

    mass: float = 0.1
    tension: float = 40
    compression: float = 40
    shear: float = 8
    bending: float = 0.2
    damping: float = 5
    air: float = 1.5
    gap: float = 2.5
    spacing: float = 9
    friction: float = 1.0


@dataclass
class Motion:
    """Frames and poses: sewn without weight until `dressed`, then the arms come down and the cloth settles."""

    dressed: int = 26
    lowered: int = 56
    settled: int = 90
    arms_up: float = 45
    arms_down: float = 22


def welded(count, pairs):
    """The group of each of `count` points when pairs (k, 2) are one, (count,) numbered from 0."""
    parent = np.arange(count)

    def root(point):
        while parent[point] != point:
            point = parent[point]
        return point

    for a, b in pairs:
        parent[max(root(a), root(b))] = min(root(a), root(b))
    return np.unique([root(point) for point in range(count)], return_inverse=True)[1]


def cloth_object(cut):
    mesh = bpy.data.meshes.new("cloth")
    threads = cut.sewn[cut.sewn[:, 0] != cut.sewn[:, 1]]
    mesh.from_pydata((cut.start * METRE).tolist(), threads.tolist(), cut.triangles.tolist())
    garment = bpy.data.objects.new("cloth", mesh)
    bpy.context.scene.collection.objects.link(garment)
    garment.shape_key_add(name="around the body")
    flat = garment.shape_key_add(name="flat")
    flat.data.foreach_set("co", np.pad(cut.uv * METRE, ((0, 0), (0, 1))).astype(np.float32).ravel())
    return garment


def add_cloth(garment, cloth, frames, quality):
    modifier = garment.modifiers.new("cloth", "CLOTH")
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, frames
    settings = modifier.settings
    settings.quality = quality
    settings.rest_shape_key = garment.data.shape_keys.key_blocks["flat"]
    settings.mass = cloth.mass
    settings.tension_stiffness, settings.compression_stiffness = cloth.tension, cloth.compression
    settings.shear_stiffness, settings.bending_stiffness = cloth.shear, cloth.bending
    settings.tension_damping = settings.compression_damping = settings.shear_damping = cloth.damping
    settings.bending_damping = 0.5
    settings.air_damping = cloth.air
    settings.use_sewing_springs = True
    collision = modifier.collision_settings
    collision.collision_quality = 3
    collision.distance_min = cloth.gap * METRE
    # much friction would hold every crease that sewing makes
    collision.friction = cloth.friction
    return modifier


def add_collision(obstacle):
    obstacle.modifiers.new("collision", "COLLISION")
    obstacle.collision.thickness_outer = 2.5 * METRE
    obstacle.collision.thickness_inner = 0.03
    obstacle.collision.cloth_friction = 1.0


def positions(garment):
    """Vertices of the simulated cloth at the current frame, (n, 3) in mm."""
    mesh = garment.evaluated_get(bpy.context.evaluated_depsgraph_get()).data
    coordinates = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", coordinates)
    return coordinates.reshape(-1, 3) / METRE


def sew(cut, cloth=Cloth(), motion=Motion(), quality=8, dress=None):
    """Simulates; returns a Drape. `dress` adds further obstacles."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, motion.settled
    obstacles = [body.build_torso()]
    for side in (-1, 1):
        arm = body.build_arm(side)
        body.pose_arm(arm, side, motion.arms_up, motion.dressed)
        body.pose_arm(arm, side, motion.arms_down, motion.lowered)
        obstacles.append(arm)
    if dress:
        obstacles += dress()
    for obstacle in obstacles:
        add_collision(obstacle)
    for weight, frame in ((0.0, 1), (0.0, motion.dressed - 8), (1.0, motion.dressed)):
        scene.gravity = (0, 0, -9.81 * weight)
        scene.keyframe_insert("gravity", frame=frame)
    garment = cloth_object(cut)
    add_cloth(garment, cloth, motion.settled, quality)
    for frame in range(1, motion.settled + 1):
        wait_for_quiet()
        scene.frame_set(frame)
    flat = positions(garment)
    weld = welded(len(flat), cut.sewn)
    share = np.bincount(weld)
    vertices = np.stack([np.bincount(weld, column) / share for column in flat.T], axis=1)
    return Drape(vertices, cut.uv, cut.panel, weld, cut.triangles)


def kept(name, garment):
    """The cut pattern of a garment, and the file of its drape: named after everything that sewing depends on."""
    cut = cut_pattern(garment.pattern(), garment.cloth.spacing)
    digest = hashlib.sha256(repr((garment.cloth, garment.motion)).encode())
    digest.update(inspect.getsource(type(garment).formers).encode())
    for source in (body.__file__, __file__):
        digest.update(Path(source).read_bytes())
    for part in (cut.uv, cut.start, cut.sewn):
        digest.update(part.tobytes())
    return cut, Path(tempfile.gettempdir()) / "meet-drapes" / f"{name}-{digest.hexdigest()[:12]}.npz"


def draped(name, garment):
    """The garment's Drape, sewn first if need be, in a process of its own: sewing empties the scene."""
    _, file = kept(name, garment)
    if not file.exists():
        subprocess.run([sys.executable, "-m", "models.garments.sew", name], check=True)
    return Drape.load(file)


def main(name):
    garment = importlib.import_module(f"models.garments.{name.replace('-', '_')}").GARMENT
    cut, file = kept(name, garment)
    file.parent.mkdir(exist_ok=True)
    sew(cut, garment.cloth, garment.motion, dress=garment.formers).save(file)


if __name__ == "__main__":
    main(sys.argv[1])
