"""The studio: one soft light, a camera that frames what stands before it, and the passes that become layers.

Things stand on the ground z = 0. Lengths are in millimetres, angles in degrees.
"""
import os
import tempfile
import time
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Matrix, Vector

from .materials import MASK_PASSES
from .mesh import MILLIMETRE

#: Far away, so that things are seen with little perspective, as through a long lens.
CAMERA_DISTANCE = 2200
#: Brightness of the wide veil that soft boxes cast on the ground; without it only the contact shadow is left.
VEIL = 0.15


@dataclass(frozen=True)
class View:
    """From where a thing is seen. `azimuth` 0 is its front as the side view shows it, 90 looks along +x.

    `fill` is the share of the picture's side that the longer side of the thing takes. With a `baseline` the thing's
    lowest point stands at that share of the height, so that a row of pictures has one floor; else it is centred.
    `within` is a box ((x, y, z), (x, y, z)) to be framed instead of the whole thing."""

    azimuth: float
    elevation: float
    fill: float = 0.88
    baseline: float | None = None
    within: tuple | None = None
    turn: float = 0.0


def new_scene(size, samples, aspect=1.0):
    """An empty scene for pictures `size` px wide and `aspect` times as high."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = "CYCLES"
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.use_denoising = False  # each pass is denoised by itself
    cycles.max_bounces = 4
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.sample_clamp_indirect = 4
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.3
    render.resolution_x, render.resolution_y = size, round(size * aspect)
    render.film_transparent = True
    render.threads_mode = "FIXED"
    render.threads = 2
    scene.view_settings.view_transform = "Raw"
    return scene


def look_at(thing, target):
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat("-Z", "Y").to_euler()


def soft_box(name, location, target, size, watts):
    """A square lamp of `size` mm."""
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.energy, lamp.size = watts, size * MILLIMETRE
    thing = bpy.data.objects.new(name, lamp)
    thing.location = Vector(location) * MILLIMETRE
    look_at(thing, Vector(target) * MILLIMETRE)
    bpy.context.scene.collection.objects.link(thing)


def light(scale=1.0, height=None):
    """The one light of the shop, around the middle of the scene; `scale` 1 suits things of about 300 mm. It looks at
    `height`, by default a little above the ground."""
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("studio")
    scene.world.use_nodes = True
    background = scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (1, 1, 1, 1)
    background.inputs[1].default_value = 0.34
    low, high = bounds()
    middle = np.array([(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, 50 * scale if height is None else height])

    def at(x, y, z):
        return middle + np.array([x, y, z - 50]) * scale

    power = scale * scale
    soft_box("top", at(-70, 20, 470), middle, 330 * scale, 190 * power)
    soft_box("key", at(-330, -400, 330), middle, 190 * scale, 210 * power)
    soft_box("fill", at(280, -440, 190), middle, 260 * scale, 75 * power)
    soft_box("rim", at(300, 260, 270), middle, 170 * scale, 95 * power)


def meshes():
    return [thing for thing in bpy.context.scene.objects if thing.type == "MESH"]


def vertices():
    """Vertices (n, 3) of everything in the scene, in mm."""
    bpy.context.view_layer.update()
    found = []
    for thing in meshes():
        points = np.empty(len(thing.data.vertices) * 3, np.float32)
        thing.data.vertices.foreach_get("co", points)
        matrix = np.array(thing.matrix_world)
        found.append(points.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
    return np.vstack(found) / MILLIMETRE


def bounds():
    points = vertices()
    return points.min(0), points.max(0)


def frame(view):
    """Puts the camera where the view is from and zooms until what is seen fills its share of the picture."""
    if view.within:
        low, high = view.within
        points = np.array([(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])], float)
    else:
        points = vertices()
    centre = (points.min(0) + points.max(0)) / 2
    azimuth, elevation = np.radians([view.azimuth, view.elevation])
    away = np.array([-np.sin(azimuth) * np.cos(elevation), -np.cos(azimuth) * np.cos(elevation), np.sin(elevation)])
    data = bpy.data.cameras.new("camera")
    camera = bpy.data.objects.new("camera", data)
    camera.location = Vector((centre + away * CAMERA_DISTANCE) * MILLIMETRE)
    look_at(camera, Vector(centre * MILLIMETRE))
    camera.rotation_euler = (camera.rotation_euler.to_matrix() @ Matrix.Rotation(np.radians(view.turn), 3, "Z")).to_euler()
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    bpy.context.view_layer.update()
    to_camera = np.array(camera.matrix_world.inverted())
    seen = (points * MILLIMETRE) @ to_camera[:3, :3].T + to_camera[:3, 3]
    # Projected at distance 1. Zoom scales it, and the lens shift moves it without turning the camera.
    flat = seen[:, :2] / -seen[:, 2:]
    low, high = flat.min(0), flat.max(0)
    render = bpy.context.scene.render
    aspect = render.resolution_y / render.resolution_x
    # shares of the picture's longer side, as Blender counts lens shifts
    picture = ((high - low) * (max(1, aspect), max(1, 1 / aspect))).max() / view.fill
    data.sensor_width = 36
    data.lens = 36 / picture
    data.shift_x = (low[0] + high[0]) / 2 / picture
    data.shift_y = (low[1] + high[1]) / 2 / picture if view.baseline is None else low[1] / picture + 0.5 - view.baseline
    data.clip_end = 2 * CAMERA_DISTANCE * MILLIMETRE


def wait_for_quiet():
    """Waits while the file named by QUIET_FILE exists: somebody measures on this machine."""
    path = os.environ.get("QUIET_FILE")
    while path and os.path.exists(path):
        time.sleep(3)


def read_picture(path):
    """Pixels (height, width, 4), the upper row first; the file is removed."""
    picture = bpy.data.images.load(path)
    picture.colorspace_settings.name = "Non-Color"
    pixels = np.empty(picture.size[0] * picture.size[1] * 4, np.float32)
    picture.pixels.foreach_get(pixels)
    pixels = pixels.reshape(picture.size[1], picture.size[0], 4)[::-1].copy()
    bpy.data.images.remove(picture)
    os.remove(path)
    return pixels


def write_passes(folder):
    """Lets the compositor write each pass to its own file: light apart from colour, denoised."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_glossy_color = True
    layer.cycles.denoising_store_passes = True
    for index in range(MASK_PASSES):
        mask = layer.aovs.add()
        mask.name, mask.type = f"mask{index}", "COLOR"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    rendered = tree.nodes.new("CompositorNodeRLayers").outputs

    def combine(kind, first, second):
        node = tree.nodes.new("CompositorNodeMixRGB")
        node.blend_type = kind
        tree.links.new(first, node.inputs[1])
        tree.links.new(second, node.inputs[2])
        return node.outputs[0]

    def denoised(socket):
        node = tree.nodes.new("CompositorNodeDenoise")
        tree.links.new(socket, node.inputs["Image"])
        tree.links.new(rendered["Denoising Normal"], node.inputs["Normal"])
        tree.links.new(rendered["Denoising Albedo"], node.inputs["Albedo"])
        return node.outputs[0]

    def light_of(kind):
        arriving = combine("ADD", rendered[kind + "Dir"], rendered[kind + "Ind"])
        return denoised(combine("MULTIPLY", arriving, rendered[kind + "Col"]))

    passes = {"diffuse": light_of("Diff"), "gloss": light_of("Gloss"), "coverage": rendered["Alpha"]}
    passes |= {f"mask{index}": rendered[f"mask{index}"] for index in range(MASK_PASSES)}
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format, output.format.color_mode, output.format.color_depth = "OPEN_EXR", "RGBA", "32"
    output.file_slots.clear()
    for name, socket in passes.items():
        output.file_slots.new(name)
        tree.links.new(socket, output.inputs[name])
    tree.nodes.new("CompositorNodeComposite")
    return list(passes)


def render_passes():
    """Renders what the camera sees: `diffuse`, `gloss`, `coverage` (size, size), `masks` (size, size, parts) and `shadow`
    at half the size. Light and masks are premultiplied by coverage."""
    with tempfile.TemporaryDirectory() as folder:
        wait_for_quiet()
        names = write_passes(folder)
        bpy.ops.render.render()
        frame_number = bpy.context.scene.frame_current
        rendered = {name: read_picture(os.path.join(folder, f"{name}{frame_number:04d}.exr")) for name in names}
        wait_for_quiet()
        shadow = render_shadow(os.path.join(folder, "shadow.exr"))
    passes = {name: rendered[name][..., 0] for name in ("diffuse", "gloss", "coverage")}
    passes["masks"] = np.concatenate([rendered[f"mask{index}"][..., :3] for index in range(MASK_PASSES)], -1)
    passes["shadow"] = np.clip((shadow - VEIL) / (1 - VEIL), 0, 1) * fade_at_border(shadow.shape)
    return passes


def fade_at_border(shape, width=0.05):
    """1 within a picture (height, width), 0 at its border: no shadow is cut off."""

    def fade(size):
        place = (np.arange(size) + 0.5) / size
        share = np.clip(np.minimum(place, 1 - place) / width, 0, 1)
        return share * share * (3 - 2 * share)

    return fade(shape[0])[:, None] * fade(shape[1])


def render_shadow(path):
    """How dark the ground is, (size / 2, size / 2), with the things themselves unseen."""
    scene = bpy.context.scene
    scene.use_nodes = False
    for thing in meshes():
        thing.visible_camera = False
    low, high = bounds()
    bpy.ops.mesh.primitive_plane_add(size=60, location=(*(low + high)[:2] / 2 * MILLIMETRE, 0))
    bpy.context.object.is_shadow_catcher = True
    scene.render.resolution_x //= 2
    scene.render.resolution_y //= 2
    scene.cycles.samples = 24
    scene.cycles.use_denoising = True
    scene.render.image_settings.file_format = "OPEN_EXR"
    scene.render.image_settings.color_depth, scene.render.image_settings.color_mode = "32", "RGBA"
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
    return read_picture(path)[..., 3]
