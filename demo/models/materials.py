"""What things are made of: the feel of a surface (gloss, relief, sheen) without its colour, which the shop adds.

A `Finish` is one material; `layered` puts several on one mesh, each where an attribute of the mesh says so. Relief is a
height in millimetres that bends the light only. Each material also writes which part of the thing it belongs to.
"""
from dataclasses import dataclass
from typing import Callable

import bpy
import numpy as np

from .mesh import MILLIMETRE

#: How much light every surface scatters. The composition divides it out, so that a colour appears as it was given.
ALBEDO = 0.62
#: Parts that one picture tells apart, in colour passes of three.
PARTS = 8
MASK_PASSES = 3


class Shader:
    """Builds the nodes of one Blender material. A value is a number or the output socket of a node."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, **settings):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        return node

    def connect(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, *values):
        node = self.node("Math", operation=operation)
        for socket, value in zip(node.inputs, values):
            self.connect(socket, value)
        return node.outputs[0]

    def add(self, *values):
        total = values[0]
        for value in values[1:]:
            total = self.math("ADD", total, value)
        return total

    def times(self, first, second):
        return self.math("MULTIPLY", first, second)

    def attribute(self, name):
        return self.node("Attribute", attribute_name=name).outputs["Fac"]

    def step(self, value, centre=0.0, softness=0.15):
        """0 below the centre, 1 above it."""
        node = self.node("MapRange", interpolation_type="SMOOTHSTEP")
        self.connect(node.inputs[0], value)
        node.inputs[1].default_value, node.inputs[2].default_value = centre - softness, centre + softness
        return node.outputs[0]

    def texture_position(self):
        """Texture coordinates in mm."""
        node = self.node("SeparateXYZ")
        self.tree.links.new(self.node("TexCoord").outputs["UV"], node.inputs[0])
        return node.outputs[0], node.outputs[1]

    def position(self, size):
        """Position in space, in steps of `size` mm."""
        node = self.node("VectorMath", operation="SCALE")
        self.tree.links.new(self.node("TexCoord").outputs["Object"], node.inputs[0])
        node.inputs["Scale"].default_value = 1 / (MILLIMETRE * size)
        return node.outputs[0]

    def noise(self, size, detail=4.0, roughness=0.6):
        node = self.node("TexNoise")
        self.tree.links.new(self.position(size), node.inputs["Vector"])
        node.inputs["Scale"].default_value = 1
        node.inputs["Detail"].default_value = detail
        node.inputs["Roughness"].default_value = roughness
        return node.outputs["Fac"]

    def cells(self, size):
        """Smooth pebbles, 0 in their middle."""
        node = self.node("TexVoronoi", feature="SMOOTH_F1")
        self.tree.links.new(self.position(size), node.inputs["Vector"])
        node.inputs["Scale"].default_value = 1
        return node.outputs["Distance"]

    def wave(self, value, pitch):
        """Sine of a length in mm."""
        return self.math("SINE", self.times(value, 2 * np.pi / pitch))

    def weave(self, pitch):
        """Threads over and under each other, 0 to 1."""
        along, across = self.texture_position()
        return self.math("ABSOLUTE", self.times(self.wave(along, 2 * pitch), self.wave(across, 2 * pitch)))

    def braid(self, pitch):
        """Threads that cross aslant, 0 to 1."""
        along, across = self.texture_position()
        rising = self.wave(self.math("ADD", along, across), 2 * pitch)
        falling = self.wave(self.math("SUBTRACT", along, across), 2 * pitch)
        return self.math("ABSOLUTE", self.times(rising, falling))

    def holes(self, pitch):
        """Staggered holes: 1 in a hole, 0 on the threads between."""
        along, across = self.texture_position()
        columns = self.wave(along, pitch)
        rows = self.wave(across, pitch * 0.9)
        return self.step(self.times(columns, rows), 0.34, 0.22)

    def finish(self, roughness, relief, tone, specular, sheen, masks):
        """Closes the material. `relief` in mm, `tone` as a share of `ALBEDO`; masks are coverages by part."""
        surface = self.node("BsdfPrincipled")
        colour = self.node("CombineColor")
        for socket in colour.inputs:
            self.connect(socket, self.times(tone, ALBEDO))
        self.connect(surface.inputs["Base Color"], colour.outputs[0])
        self.connect(surface.inputs["Roughness"], roughness)
        self.connect(surface.inputs["Specular IOR Level"], specular)
        self.connect(surface.inputs["Sheen Weight"], sheen)
        surface.inputs["Sheen Roughness"].default_value = 0.4
        bump = self.node("Bump")
        bump.inputs["Distance"].default_value = MILLIMETRE
        self.connect(bump.inputs["Height"], relief)
        self.tree.links.new(bump.outputs[0], surface.inputs["Normal"])
        output = self.node("OutputMaterial")
        self.tree.links.new(surface.outputs[0], output.inputs[0])
        for index in range(MASK_PASSES):
            colour = self.node("CombineColor")
            for channel in range(3):
                self.connect(colour.inputs[channel], masks.get(index * 3 + channel, 0.0))
            written = self.node("OutputAOV", aov_name=f"mask{index}")
            self.tree.links.new(colour.outputs[0], written.inputs[0])
        return self.material


@dataclass(frozen=True)
class Finish:
    """One material. `relief` and `tone` take a shader and return a value: mm, and a share of `ALBEDO`."""

    roughness: float
    specular: float
    relief: Callable = lambda shader: 0.0
    tone: Callable = lambda shader: 1.0
    sheen: float = 0.0


FULL_GRAIN = Finish(0.45, 0.38, lambda s: s.add(s.times(s.cells(1.1), 0.10), s.times(s.noise(1.7), 0.09)))
TUMBLED = Finish(0.5, 0.36, lambda s: s.add(s.times(s.cells(2.6), 0.34), s.times(s.noise(1.2), 0.08)))
SMOOTH = Finish(0.34, 0.42, lambda s: s.times(s.noise(2.2), 0.06))
NUBUCK = Finish(0.82, 0.18, lambda s: s.times(s.noise(0.7, 5.0, 0.7), 0.16), sheen=0.16,
                tone=lambda s: s.add(0.93, s.times(s.noise(14.0), 0.14)))
SUEDE = Finish(0.92, 0.14, lambda s: s.add(s.times(s.noise(0.66, 5.0, 0.75), 0.30), s.times(s.noise(5.0, 3.0), 0.18)),
               sheen=0.26, tone=lambda s: s.add(0.62, s.times(s.noise(9.0, 5.0), 0.3), s.times(s.noise(1.6, 4.0), 0.46)))
MESH = Finish(0.74, 0.2, lambda s: s.times(s.holes(2.9), -0.7),
              lambda s: s.math("SUBTRACT", 1.0, s.times(s.holes(2.9), 0.66)))
FINE_MESH = Finish(0.8, 0.18, lambda s: s.times(s.holes(1.7), -0.35),
                   lambda s: s.math("SUBTRACT", 1.0, s.times(s.holes(1.7), 0.35)))
KNIT = Finish(0.88, 0.12, lambda s: s.times(s.braid(1.1), 0.4), sheen=0.12,
              tone=lambda s: s.add(0.8, s.times(s.braid(1.1), 0.3)))
CANVAS = Finish(0.86, 0.14, lambda s: s.times(s.weave(0.95), 0.28), sheen=0.06,
                tone=lambda s: s.add(0.86, s.times(s.weave(0.95), 0.22)))
TERRY = Finish(0.92, 0.12, lambda s: s.times(s.weave(1.4), 0.3), sheen=0.1)
WEBBING = Finish(0.76, 0.2, lambda s: s.times(s.braid(0.95), 0.3), lambda s: s.add(0.9, s.times(s.braid(0.95), 0.14)))
THREAD = Finish(0.62, 0.3, tone=lambda s: 1.3)
RUBBER = Finish(0.46, 0.38, lambda s: s.times(s.noise(0.7, 3.0), 0.05))
GLOSSY_RUBBER = Finish(0.24, 0.5, lambda s: s.times(s.noise(3.0, 2.0), 0.03))
FOAM = Finish(0.7, 0.24, lambda s: s.times(s.noise(0.8, 3.0), 0.10))
PRINT = Finish(0.32, 0.42)
METAL = Finish(0.26, 0.9)
HOLE = Finish(0.95, 0.02, tone=lambda s: 0.05)


def material(name, finish, part=None):
    """A material of one finish. Without a part it belongs to the inside of the thing."""
    shader = Shader(name)
    masks = {} if part is None else {part: 1.0}
    return shader.finish(finish.roughness, finish.relief(shader), finish.tone(shader), finish.specular, finish.sheen, masks)


def layered(name, ground, panels):
    """A material of panels on a ground: `ground` is (finish, part), a panel (attribute, finish, part).

    A panel covers what lies before it in the list where its attribute, a distance from its edge in mm, is positive. Its
    slope at the edge belongs to it too, else light shines from under dark panels."""
    shader = Shader(name)
    left = 1.0
    shares = []
    for attribute, finish, part in reversed(panels):
        share = shader.times(left, shader.step(shader.attribute(attribute), -0.5, 0.08))
        left = shader.math("SUBTRACT", left, share)
        shares.append((share, finish, part))
    shares.append((left, *ground))
    masks, cache = {}, {}

    def blend(value_of):
        return shader.add(*(shader.times(share, value_of(finish)) for share, finish, _ in shares))

    def once(kind, finish):
        """The nodes of a finish that several panels share are built once."""
        if (kind, finish) not in cache:
            cache[kind, finish] = getattr(finish, kind)(shader)
        return cache[kind, finish]

    for share, _, part in shares:
        masks[part] = shader.add(masks[part], share) if part in masks else share
    return shader.finish(blend(lambda f: f.roughness), blend(lambda f: once("relief", f)), blend(lambda f: once("tone", f)),
                         blend(lambda f: f.specular), blend(lambda f: f.sheen), masks)
