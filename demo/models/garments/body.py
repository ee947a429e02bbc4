"""A mannequin without a head, that garments are sewn around and that no picture shows.

Millimetres: z is up and 0 where the neck meets the shoulders, the front looks towards -y, x is to the right of a picture
of the front.
"""
import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

METRE = 0.001

# height, half width, half depth, shift to the back
TORSO = np.array([
    (-30, 112, 40, 26),
    (-75, 168, 60, 23),
    (-125, 184, 88, 13),
    (-190, 180, 112, 4),
    (-260, 172, 116, 0),
    (-340, 162, 108, 0),
    (-420, 158, 103, 3),
    (-500, 166, 107, 6),
    (-580, 176, 116, 8),
    (-660, 180, 118, 8),
    (-820, 172, 110, 4),
], float)
NECK = [((0, 28, -60), 54), ((0, 18, 30), 50), ((0, 8, 110), 48)]
SHOULDER = [((60, 26, -34), 36), ((120, 22, -52), 42), ((172, 16, -76), 50)]
SHOULDER_JOINT = np.array([176.0, 14.0, -80.0])
# along the arm, radius
ARM = [(0, 52), (90, 50), (180, 45), (270, 41), (330, 40), (450, 33), (540, 28), (780, 26)]
FOREARM_BEND = 16.0


def loft(bm, rings):
    """Adds a closed tube through rings (n, k, 3) to a bmesh."""
    rows = [[bm.verts.new(point * METRE) for point in ring] for ring in rings]
    for low, high in zip(rows, rows[1:]):
        for i in range(len(low)):
            j = (i + 1) % len(low)
            bm.faces.new((low[i], low[j], high[j], high[i]))
    bm.faces.new(rows[0][::-1])
    bm.faces.new(rows[-1])


def torso_rings(count=72, power=2.3):
    angle = np.linspace(0, 2 * np.pi, count, endpoint=False)
    across = np.sign(np.cos(angle)) * np.abs(np.cos(angle)) ** (2 / power)
    deep = np.sign(np.sin(angle)) * np.abs(np.sin(angle)) ** (2 / power)
    heights = np.linspace(TORSO[0, 0], TORSO[-1, 0], 80)
    width, depth, shift = (np.interp(-heights, -TORSO[:, 0], column) for column in TORSO.T[1:])
    rings = np.stack([
        width[:, None] * across,
        shift[:, None] + depth[:, None] * deep,
        np.broadcast_to(heights[:, None], (80, count)),
    ], axis=-1)
    return rings[::-1]


def add_capsules(bm, chain):
    """Adds balls and the cones between them; chain: [(centre, radius), …]."""
    dense = []
    for (p, r), (q, s) in zip(chain, chain[1:]):
        steps = max(2, int(np.linalg.norm(np.subtract(q, p)) / 16))
        dense += [(np.array(p) + (np.array(q) - p) * t, r + (s - r) * t) for t in np.linspace(0, 1, steps)]
    for centre, radius in dense:
        at = Matrix.Translation(Vector(centre * METRE))
        bmesh.ops.create_icosphere(bm, subdivisions=2, radius=radius * METRE, matrix=at)


def solid(name, build, voxel=9):
    """One smooth closed object of overlapping parts."""
    mesh = bpy.data.meshes.new(name)
    bm = bmesh.new()
    build(bm)
    bm.to_mesh(mesh)
    bm.free()
    body = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(body)
    remesh = body.modifiers.new("remesh", "REMESH")
    remesh.mode, remesh.voxel_size = "VOXEL", voxel * METRE
    smooth = body.modifiers.new("smooth", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, 14
    evaluated = body.evaluated_get(bpy.context.evaluated_depsgraph_get())
    body.data = bpy.data.meshes.new_from_object(evaluated)
    body.modifiers.clear()
    return body


def arm_frame(side, angle):
    """Origin and axes (along, up, front) of an arm that hangs `angle` degrees away from straight down; side ±1."""
    turn = np.radians(angle)
    along = np.array([side * np.sin(turn), 0.0, -np.cos(turn)])
    up = np.array([side * np.cos(turn), 0.0, np.sin(turn)])
    return SHOULDER_JOINT * (side, 1, 1), along, up, np.array([0.0, -1.0, 0.0])


def forearm_forward(along):
    """How far forward an arm bends at a distance from the shoulder."""
    return np.maximum(0.0, np.asarray(along, float) - 290) * np.tan(np.radians(FOREARM_BEND))


def build_torso():
    def build(bm):
        loft(bm, torso_rings())
        add_capsules(bm, NECK)
        for side in (-1, 1):
            add_capsules(bm, [((x * side, y, z), r) for (x, y, z), r in SHOULDER])

    return solid("torso", build)


def build_arm(side):
    """An arm that hangs straight down from the origin; turn it about y to raise it."""
    chain = []
    for along, radius in ARM:
        bend = forearm_forward(along)
        chain.append(((0, -bend, -along), radius))
    arm = solid(f"arm{side:+d}", lambda bm: add_capsules(bm, chain))
    arm.location = Vector(SHOULDER_JOINT * (side, 1, 1) * METRE)
    return arm


def pose_arm(arm, side, angle, frame):
    """Keyframes an arm to hang `angle` degrees away from straight down at `frame`."""
    arm.rotation_euler = (0, -side * np.radians(angle), 0)
    arm.keyframe_insert("rotation_euler", frame=frame)
