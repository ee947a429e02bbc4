"""A city backpack of 22 litres: two-coloured nylon, piped seams, a zip over its top, a front pocket, padded straps."""
from enum import IntEnum

import numpy as np
from scipy.interpolate import CubicSpline
from scipy.spatial import cKDTree

from ..garments.fabrics import LABEL, TAPE
from ..garments.finish import above, fold, grid, patch, ripple, stitches
from ..materials import METAL, WEBBING, Finish, layered, material
from ..mesh import Surface, add_mesh, length_along, merge, resample, ring_points, smooth, sweep, unit
from ..shoes.last import rising
from ..studio import View


class Part(IntEnum):
    BODY = 0
    POCKET = 1
    OVERLAY = 2
    PADDING = 3
    TAPE = 4
    LABEL = 5
    METAL = 6
    CORD = 7


PARTS = tuple(part.name.lower() for part in Part)

ASPECT = 1.25
LIGHT = {"scale": 1.75, "height": 190}
#: How far the bag is turned, in degrees, anticlockwise from above: the light stays in front of it.
TURNS = {"front": 24, "back": 152, "detail": 30}
VIEWS = {
    "front": View(azimuth=0, elevation=9, fill=0.86),
    "back": View(azimuth=0, elevation=10, fill=0.86),
    "detail": View(azimuth=0, elevation=22, fill=1.0, within=((-150, -150, 238), (55, -40, 452))),
}
COLOURWAYS = {  # body, pocket, overlay (base), padding, tape (webbing, piping, zips), label, metal, cord (pulls)
    "sand": ("#d3c4a4", "#d3c4a4", "#8a5f3c", "#b9ab8e", "#5b4a38", "#8a5f3c", "#b9a37a", "#8a5f3c"),
    "rust": ("#a8502f", "#a8502f", "#2a3442", "#2a3442", "#2a3442", "#efe6d4", "#c3c3c4", "#efe6d4"),
    "black": ("#26272a", "#26272a", "#1c1c1f", "#1f1f22", "#18181a", "#d8d4ca", "#8b8b8e", "#d9622b"),
}

#: Coated nylon of thick yarn: dense, a little stiff.
NYLON = Finish(0.62, 0.26, lambda s: s.add(s.times(s.weave(1.1), 0.2), s.times(s.noise(22, 3.0), 0.9),
                                           s.times(s.noise(5, 3.0), 0.2)),
               lambda s: s.add(0.9, s.times(s.weave(1.1), 0.12)), sheen=0.06)
#: A rougher cloth, for the base.
DENSE = Finish(0.7, 0.22, lambda s: s.add(s.times(s.weave(1.9), 0.34), s.times(s.noise(18, 3.0), 0.7)),
               lambda s: s.add(0.84, s.times(s.weave(1.9), 0.2)))
SPACER = Finish(0.85, 0.14, lambda s: s.times(s.holes(4.6), -1.0),
                lambda s: s.math("SUBTRACT", 1.0, s.times(s.holes(4.6), 0.5)))
PLASTIC = Finish(0.38, 0.42, lambda s: s.times(s.noise(1.0, 3.0), 0.03))

WIDTH, HEIGHT, DEPTH = 284.0, 432.0, 118.0
#: Height of the base, and of the side pockets, in mm.
BASE, SIDE_POCKET = 66.0, 192.0


def rounded(half_width, low, high, below, over):
    """A closed line (n, 2) from the middle of its low side anticlockwise: a box with round corners."""
    turn = np.linspace(0, np.pi / 2, 120)
    right = [np.column_stack([half_width - below + below * np.sin(turn), low + below - below * np.cos(turn)]),
             np.column_stack([half_width - over + over * np.cos(turn), high - over + over * np.sin(turn)])]
    half = np.vstack([[(0, low)], *right, [(0, high)]])
    line = np.vstack([half, (half * (-1, 1))[-2::-1]])
    return resample(np.column_stack([line, np.zeros(len(line))]), 0.5)[:, :2]


OUTLINE = rounded(WIDTH / 2, 0, HEIGHT, 34, 96)
ALONG = length_along(OUTLINE)
OUTWARDS = smooth(np.gradient(OUTLINE, axis=0) @ np.array([[0.0, -1], [1, 0]]), 30)
OUTWARDS = OUTWARDS / np.linalg.norm(OUTWARDS, axis=1, keepdims=True)
EDGE = cKDTree(OUTLINE)
POCKET_LINE = rounded(108, 84, 258, 22, 40)
POCKET_EDGE = cKDTree(POCKET_LINE)

#: Creases of the front: where they run, how wide and how high they are.
CREASES = (
    (((-118, 352), (-70, 330), (-10, 318)), 15, 3.4),
    (((122, 330), (84, 312), (40, 304)), 13, 3.0),
    (((-126, 282), (-60, 272), (20, 284)), 16, -3.0),
    (((60, 392), (30, 372), (-20, 366)), 14, 2.4),
    (((128, 250), (118, 200), (122, 140)), 10, 2.4),
)


def slumped(points):
    """The bag as it stands: narrower and shallower towards its top, which leans; nothing is below the ground."""
    x, y, z = np.moveaxis(points, -1, 0)
    up = z / HEIGHT
    wave = ripple(points.reshape(-1, 3), 210, 4).reshape(x.shape)
    x = x * (1.03 - 0.09 * up + 0.03 * np.sin(up * np.pi)) + 5 * up * up + 1.3 * wave
    y = y * (1.10 - 0.22 * up) - 9 * up * up + 1.8 * wave * rising(z - 40, 40)
    droop = 7 * up * (x / 140) ** 2 + 3.0 * up * np.sin(x / 60 + 1)
    z = z - droop
    return np.stack([x, y, 1.2 + np.where(z < 8, 8 * np.exp(np.minimum(z - 8, 0) / 8), z)], -1)


def front_place(flat):
    x, z = flat.T
    away = EDGE.query(flat)[0]
    belly = 13 * (1 - np.exp(-away / 30)) + 8 * np.exp(-(((z - 150) / 120) ** 2)) * (1 - np.exp(-away / 70))
    pucker = 0.9 * np.exp(-away / 14) * ripple(flat, 26, 7)
    creased = sum(fold(flat, np.array(line, float), width, height) for line, width, height in CREASES)
    base = 1.1 * rising(BASE - z, 0.8)
    return slumped(np.column_stack([x, -DEPTH / 2 - belly - pucker - creased - base, z]))


def pocket_depth(flat):
    """How far the pocket's panel stands over the front."""
    away = POCKET_EDGE.query(flat)[0]
    z = flat[:, 1]
    return (17 - 8 * rising(z - 170, 90) + 9 * (1 - np.exp(-away / 26)) + 0.7 * np.exp(-away / 10) * ripple(flat, 24, 3)
            + fold(flat, np.array([(-96, 206), (-50, 196), (8, 192)], float), 11, 1.8)
            + fold(flat, np.array([(92, 150), (50, 132), (24, 126)], float), 12, -1.6))


def pocket_place(flat):
    return front_place(flat) - np.column_stack([np.zeros(len(flat)), pocket_depth(flat), np.zeros(len(flat))])


def gusset_place(flat):
    """Places by (along the outline, towards the front)."""
    at = np.clip(flat[:, 0], 0, ALONG[-1])
    forward = flat[:, 1]
    line, outwards = (np.stack([np.interp(at, ALONG, column) for column in values.T], 1)
                      for values in (OUTLINE, OUTWARDS))
    share = np.clip(0.5 + forward / DEPTH, 0, 1)
    arch = np.sin(share * np.pi) ** 0.7
    high = line[:, 1]
    full = 7 - 3 * rising(high - 300, 80)
    soft = 2.6 * ripple(np.column_stack([at, 0.6 * forward]), 110, 11) + 1.0 * ripple(flat, 40, 12)
    from_seam = np.minimum(share, 1 - share) * DEPTH
    out = full * arch + soft * arch + 0.7 * np.exp(-from_seam / 12) * ripple(flat, 24, 5)
    out = out + 1.1 * rising(BASE - high, 0.8)
    zipped = on_zip(at)
    out = out + zipped * (1.3 * rising(np.abs(forward - ZIP_AT) - 8.2, 0.8) - 0.8)
    flat_line = line + outwards * (out * rising(high - 6, 12))[:, None]
    return slumped(np.column_stack([flat_line[:, 0], -forward, flat_line[:, 1]]))


#: The main zip: how far it is in front of the gusset's middle, and where it begins and ends along the outline.
ZIP_AT = 16.0
ZIP = (WIDTH / 2 + 175, ALONG[-1] - WIDTH / 2 - 175)


def on_zip(at):
    return rising(at - ZIP[0], 3) * rising(ZIP[1] - at, 3)


def back_place(flat):
    """Places by (−x, z): pads of foam on a flat back."""
    away = EDGE.query(flat)[0]
    padded = 5 * (1 - np.exp(-away / 24)) + 11 * (1 - np.exp(-np.maximum(pads(flat), 0) / 7))
    return slumped(np.column_stack([-flat[:, 0], DEPTH / 2 + padded, flat[:, 1]]))


def pads(flat):
    """Distance in mm from the edges of the two pads, positive inside."""
    x, z = np.abs(flat[:, 0]) - 60, flat[:, 1] - 200
    corner = np.stack([np.abs(x) - 46 + 22, np.abs(z) - 150 + 22], 1)
    return 22 - np.linalg.norm(np.maximum(corner, 0), axis=1) - np.minimum(corner.max(1), 0)


def surface_of(place):
    """`point` of a place: positions and normals at flat places (n, 2)."""

    def point(flat):
        flat = np.asarray(flat, float)
        across = place(flat + (0.6, 0)) - place(flat - (0.6, 0))
        up = place(flat + (0, 0.6)) - place(flat - (0, 0.6))
        return place(flat), unit(np.cross(across, up))

    return point


FRONT, POCKET, GUSSET, BACK = (surface_of(place) for place in (front_place, pocket_place, gusset_place, back_place))


def panel(line, spine, rows=150, columns=1500):
    """Flat places (rows, columns, 2) from the rim of a closed line to an upright spine (low, high) in its middle."""
    along = length_along(line)
    rim = np.stack([np.interp(np.linspace(0, along[-1], columns), along, column) for column in line.T], 1)
    middle = np.column_stack([np.zeros(columns), np.clip(rim[:, 1], *spine)])
    share = np.linspace(0, 1, rows)[:, None, None] ** 1.35
    return (rim * (1 - share) + middle * share)[:, ::-1]


class Bag:
    """Collects pieces, turned to be seen from an angle."""

    def __init__(self, angle):
        turn = np.radians(TURNS[angle])
        self.matrix = np.array([[np.cos(turn), -np.sin(turn), 0], [np.sin(turn), np.cos(turn), 0], [0, 0, 1]])

    def add(self, name, surface, skin, attributes=None):
        add_mesh(name, Surface(surface.vertices @ self.matrix.T, *surface[1:]), skin, attributes)


def build(angle):
    bag = Bag(angle)
    add_body(bag)
    add_pocket(bag)
    add_zips(bag)
    add_label(bag)
    add_back(bag)
    add_handle(bag)
    for side in (-1, 1):
        add_side_pocket(bag, side)
        add_strap(bag, side)


def add_body(bag):
    two = layered("nylon", (NYLON, Part.BODY), [("base", DENSE, Part.OVERLAY)])
    flat = panel(OUTLINE, (96, 320))
    places = flat.reshape(-1, 2)
    bag.add("front", grid(front_place(places).reshape(*flat.shape[:2], 3), flat), two, {"base": BASE - places[:, 1]})
    along, forward = np.meshgrid(np.linspace(0, ALONG[-1], 2000), np.linspace(-DEPTH / 2, DEPTH / 2, 150))
    flat = np.stack([along, forward], -1)
    places = flat.reshape(-1, 2)
    high = np.interp(places[:, 0], ALONG, OUTLINE[:, 1])
    bag.add("gusset", grid(gusset_place(places).reshape(*flat.shape[:2], 3), flat), two, {"base": BASE - high})
    pipes = []
    for place in (front_place, back_place):
        line = place(OUTLINE * (-1, 1) if place is back_place else OUTLINE)[:-1][::3]
        outwards = unit(line - line.mean(0) * (1, 0, 1))
        pipes.append(sweep(line, outwards, 4.6, 4.6, 14, closed=True))
    bag.add("piping", merge(pipes), material("piping", WEBBING, Part.TAPE))
    rows = [stitches(FRONT, inset(OUTLINE, 6.0), 3.4, 1.2, 0.75),
            stitches(FRONT, np.column_stack([np.linspace(-136, 136, 500), np.full(500, BASE + 3)]), 3.4, 1.2, 0.7)]
    bag.add("seams", merge(rows), material("thread", TAPE, Part.BODY))


def inset(line, distance):
    """A closed line moved inwards; its low middle is left open."""
    along = unit(np.gradient(line, axis=0))
    return (line + distance * np.stack([-along[:, 1], along[:, 0]], 1))[2:-2]


def add_pocket(bag):
    flat = panel(POCKET_LINE, (120, 220), 110, 1200)
    front = pocket_place(flat.reshape(-1, 2)).reshape(*flat.shape[:2], 3)
    bag.add("pocket", grid(front, flat), material("pocket", NYLON, Part.POCKET))
    rim = flat[0]
    low, high = front_place(rim), pocket_place(rim)
    share = np.linspace(0, 1, 24)[:, None, None]
    swollen = 2.4 * np.sin(share * np.pi)
    middle = np.array([0, 0, 165.0])
    outwards = unit((high - middle) * (1, 0, 1))
    wall = low * (1 - share) + high * share + outwards * swollen
    along = np.broadcast_to(length_along(low), wall.shape[:2])
    texture = np.stack([along, np.broadcast_to(share[..., 0] * 20, wall.shape[:2])], -1)
    bag.add("pocket wall", grid(wall[::-1], texture), material("pocket wall", NYLON, Part.POCKET))
    pipe = high[:-1][::2]
    bag.add("pocket piping", sweep(pipe, np.tile([0.0, -1, 0], (len(pipe), 1)), 4.2, 4.2, 14, closed=True),
            material("pocket piping", WEBBING, Part.TAPE))
    seam = stitches(POCKET, inset(POCKET_LINE, 5.5), 3.4, 1.2, 0.75)
    bag.add("pocket seam", seam, material("pocket thread", TAPE, Part.POCKET))


def zip_pieces(point, line, folded):
    """Tape and teeth along a flat line, its folded edges and their stitches: {name: surface}."""
    line = np.asarray(line, float)
    along = unit(np.gradient(line, axis=0))
    across = np.stack([-along[:, 1], along[:, 0]], 1)

    def strip(inner, outer, height, columns=9, rounding=0.0):
        at = np.linspace(inner, outer, columns)
        flat = line[:, None] + across[:, None] * at[:, None]
        position, normal = point(flat.reshape(-1, 2))
        rise = height + rounding * np.sin(np.linspace(0, np.pi, columns)) ** 0.5
        position = position + normal * np.broadcast_to(rise, flat.shape[:2]).reshape(-1, 1)
        texture = np.stack(np.broadcast_arrays(length_along(line)[:, None], at), -1)
        return grid(position.reshape(*flat.shape[:2], 3), texture)

    tape = strip(-9, 9, 0.5)
    edges = [strip(side * 7.2, side * 14.0, 0.7, 12, 1.1) for side in (-1, 1)] if folded else []
    starts = np.arange(2, length_along(line)[-1] - 2, 2.0)
    middle = np.stack([np.interp(starts, length_along(line), column) for column in line.T], 1)
    aside = np.stack([np.interp(starts, length_along(line), column) for column in across.T], 1)
    teeth = []
    reach = np.linspace(-1, 1, 5)
    for number, (place, way) in enumerate(zip(middle, aside)):
        flat = place + way * (reach[:, None] * 2.4 + (0.5 if number % 2 else -0.5))
        position, normal = point(flat)
        teeth.append(sweep(position + normal * 1.0, normal, 1.3, 1.5, 6))
    raised = above(point, lambda flat: np.full(len(flat), 1.5 if folded else 0.2))
    rows = [stitches(raised, line + across * side * 11, 3.2, 1.1, 0.7) for side in (-1, 1)]
    return tape, edges, merge(teeth), merge(rows)


def add_zips(bag):
    at = np.arange(ZIP[0], ZIP[1], 1.5)
    tape, _, teeth, rows = zip_pieces(GUSSET, np.column_stack([at, np.full(len(at), ZIP_AT)]), folded=False)
    add_zip(bag, "zip", tape, teeth)
    bag.add("zip seams", rows, material("zip thread", TAPE, Part.BODY))
    across = np.arange(-84, 84.1, 1.5)
    line = np.column_stack([across, 218 + 0 * across])
    tape, edges, teeth, rows = zip_pieces(POCKET, line, folded=True)
    add_zip(bag, "pocket zip", tape, teeth)
    bag.add("pocket zip edges", merge(edges), material("zip edge", NYLON, Part.POCKET))
    bag.add("pocket zip seams", rows, material("pocket zip thread", TAPE, Part.POCKET))
    left = ALONG[-1] - WIDTH / 2
    add_pull(bag, GUSSET, (left - 285, ZIP_AT), (left - 295, ZIP_AT), 54)
    add_pull(bag, GUSSET, (left - 303, ZIP_AT), (left - 293, ZIP_AT), 50)
    add_pull(bag, POCKET, (-74, 218), (-84, 218), 40)


def add_zip(bag, name, tape, teeth):
    bag.add(name, tape, material(f"{name} tape", TAPE, Part.TAPE))
    bag.add(f"{name} teeth", teeth, material(f"{name} teeth", PLASTIC, Part.TAPE))


def add_pull(bag, point, at, towards, length):
    """A slider on a zip, and a cord with a moulded end that hangs from it."""
    (place, ahead), (normal, _) = point(np.array([at, towards], float))
    way = unit(ahead - place)
    body = np.array([place + normal * 2.6 + way * step for step in np.linspace(-6, 6, 24)])
    taper = 1 - 0.25 * np.linspace(-1, 1, 24) ** 2
    slider = [sweep(body, np.repeat(normal[None], 24, 0), 9.5 * taper, 4.0 * taper, 16, power=4)]
    bridge = np.array([place + normal * (4.0 + 3.0 * np.sin(share * np.pi)) + way * (share - 0.5) * 9
                       for share in np.linspace(0, 1, 20)])
    slider.append(sweep(bridge, np.repeat(normal[None], 20, 0), 3.2, 1.6, 10))
    down = np.array([0.0, 0, -1])
    hang = unit(down - normal * (down @ normal) * 0.9 + normal * 0.06)
    aside = unit(np.cross(hang, normal))
    ring = ring_points(place + normal * 6.2 + hang * 4, unit(normal + aside * 0.2), 4.4, 30)
    slider.append(sweep(ring, np.repeat(normal[None], 30, 0), 1.6, 1.6, 8, closed=True))
    bag.add("slider", merge(slider), material("slider", METAL, Part.METAL))
    start = place + normal * 6.0 + hang * 6
    cords = []
    for side in (-1, 1):
        knots = [start, start + hang * 5 + aside * side * 2.2,
                 start + hang * (length * 0.5) + aside * side * 1.8 - normal * 1.0,
                 start + hang * length + aside * side * 1.2 - normal * 2.4]
        path = resample(CubicSpline(np.linspace(0, 1, 4), knots)(np.linspace(0, 1, 50)), 1.0)
        cords.append(sweep(path, np.repeat(normal[None], len(path), 0), 2.7, 2.7, 10))
    bag.add("pull", merge(cords), material("pull", WEBBING, Part.CORD))
    end = np.array([start + hang * (length * 0.62 + step) - normal * 1.6 for step in np.linspace(0, length * 0.42, 30)])
    bulge = np.sin(np.linspace(0.25, np.pi - 0.25, 30)) ** 0.35
    grip = sweep(end, np.repeat(normal[None], 30, 0), 7.6 * bulge, 5.6 * bulge, 18, power=3)
    bag.add("grip", grip, material("grip", PLASTIC, Part.CORD))


def add_label(bag):
    """A patch with its mark pressed in: two peaks."""
    u, v = (-30, 30), (318, 352)
    base = patch(FRONT, u, v, 1.6, 0.5, 1.0)
    flat = base.texture
    x, z = flat[:, 0], flat[:, 1] - 333
    ridge = np.minimum(np.abs(x + 7) * 0.9 - 5, np.abs(x - 9) * 0.9 - 1)
    mark = np.minimum(1.6 - np.abs(z + ridge), np.minimum(17 - np.abs(x), 20.0))
    base = Surface(base.vertices - FRONT(flat)[1] * (0.9 * rising(mark, 0.4))[:, None], *base[1:])
    bag.add("label", base, material("label", Finish(0.5, 0.34, lambda s: s.times(s.noise(1.8), 0.1)), Part.LABEL))
    frame = np.array([(-27.5, 320.5), (27.5, 320.5), (27.5, 349.5), (-27.5, 349.5), (-27.5, 320.5)], float)
    lines = [np.linspace(a, b, 80) for a, b in zip(frame, frame[1:])]
    raised = above(FRONT, lambda flat: np.full(len(flat), 1.5))
    seam = merge([stitches(raised, line, 2.8, 1.2, 0.7) for line in lines])
    bag.add("label seam", seam, material("label thread", LABEL, Part.LABEL))


def add_side_pocket(bag, side):
    """A flat pocket for a bottle: its mouth is gathered by elastic."""
    start, length = WIDTH / 2 + BASE - 18, SIDE_POCKET - BASE
    rows, columns = 110, 200
    up, forward = np.meshgrid(np.linspace(0, length, rows), np.linspace(1 - DEPTH / 2, DEPTH / 2 - 1, columns),
                              indexing="ij")
    at = start + up if side > 0 else ALONG[-1] - start - up
    flat = np.stack([at, forward], -1)
    position, normal = GUSSET(flat.reshape(-1, 2))
    share, across = (up / length).ravel(), (forward / DEPTH + 0.5).ravel()
    gathered = 1.1 * np.sin(across * 62 + 3 * np.sin(across * 9)) * rising(share - 0.72, 0.28)
    rise = np.sin(across * np.pi) ** 0.6 * (1.5 + 7 * share ** 1.5 + gathered) + 0.8
    points = (position + normal * rise[:, None]).reshape(rows, columns, 3)
    cloth = grid(points if side > 0 else points[:, ::-1], flat)
    bag.add("side pocket", cloth, material("side pocket", NYLON, Part.BODY))
    mouth, outwards = points[-1], normal.reshape(rows, columns, 3)[-1]
    bag.add("mouth", sweep(mouth, outwards, 13, 3.4, 16, power=4), material("mouth", WEBBING, Part.TAPE))


def add_back(bag):
    flat = panel(OUTLINE, (96, 320))
    places = flat.reshape(-1, 2)
    skin = layered("back", (NYLON, Part.BODY), [("base", DENSE, Part.OVERLAY), ("pads", SPACER, Part.PADDING)])
    fields = {"base": BASE - 18 - places[:, 1], "pads": pads(places)}
    bag.add("back", grid(back_place(places).reshape(*flat.shape[:2], 3), flat), skin, fields)
    yoke = patch(BACK, (-84, 84), (356, 398), 5.0, 1.5, 3.0)
    bag.add("yoke", yoke, material("yoke", NYLON, Part.OVERLAY))
    raised = above(BACK, lambda flat: np.full(len(flat), 5.0))
    rows = [stitches(raised, np.column_stack([np.linspace(-80, 80, 200), np.full(200, height)]), 3.4, 1.2, 0.75)
            for height in (361, 393)]
    bag.add("yoke seams", merge(rows), material("yoke thread", TAPE, Part.OVERLAY))


def add_handle(bag):
    """A loop of webbing at the top, its middle wrapped and padded."""
    knots = [(-46, 65, 388), (-45, 66, 424), (-35, 63, 453), (0, 60, 465), (35, 63, 452), (45, 66, 423), (46, 65, 388)]
    path = resample(CubicSpline(np.linspace(0, 1, 7), slumped(np.array(knots, float)))(np.linspace(0, 1, 120)), 1.0)
    normal = unit(np.cross(np.gradient(path, axis=0), [0.0, 1, 0]))
    bag.add("handle", sweep(path, normal, 24, 3.0, 18, power=7), material("handle", WEBBING, Part.TAPE))
    share = np.linspace(0, 1, len(path))
    held = (share > 0.27) & (share < 0.73)
    grip = np.sin(np.linspace(0.6, np.pi - 0.6, held.sum())) ** 0.12
    wrap = sweep(path[held], normal[held], 28 * grip, 9.0 * grip, 20, power=4)
    bag.add("wrap", wrap, material("wrap", NYLON, Part.BODY))


def add_strap(bag, side):
    """A padded strap from the yoke, bound and stitched, with webbing that a buckle holds and that ends in the base."""
    knots = np.array([(44, 66, 388), (46, 84, 394), (54, 98, 366), (73, 104, 310), (85, 102, 246), (88, 95, 182),
                      (94, 86, 128)], float)
    knots[:, 1] += (side > 0) * np.array([0, 0, 1, 4, 6, 4, 0])
    path = CubicSpline(length_along(knots), knots)(np.linspace(0, length_along(knots)[-1], 200)) * (side, 1, 1)
    path = resample(slumped(path), 2.0)
    share = np.linspace(0, 1, len(path))
    across = unit(np.array([1.0, 0, 0]) + 0 * path)
    normal = unit(np.cross(across, np.gradient(path, axis=0)))
    normal = np.where(normal[:, 1:2] < 0, -normal, normal)
    width = np.interp(share, [0, 0.2, 0.75, 0.95, 1], [64, 66, 60, 50, 44])
    width = np.convolve(np.pad(width, 12, mode="edge"), np.ones(25) / 25, "valid")
    thick = 13.0 * np.clip(np.minimum((share + 0.02) / 0.06, (1.01 - share) / 0.05), 0.25, 1) ** 0.5
    bag.add("strap", sweep(path, normal, width, thick, 48, power=5), material("strap", NYLON, Part.BODY))
    under = path - normal * 0.9
    lining = sweep(under, normal, width - 3, thick, 48, power=5)
    bag.add("strap lining", lining, material("strap lining", SPACER, Part.PADDING))
    sideways = unit(np.cross(np.gradient(path, axis=0), normal))
    bound, threads = [], []
    for edge in (-1, 1):
        rim = path + sideways * (edge * width / 2)[:, None]
        bound.append(sweep(rim, normal, 4.2, 12.0, 16, power=3))
        inner = path + sideways * (edge * (width / 2 - 7))[:, None] + normal * (thick / 2)[:, None]
        threads.append(thread_row(inner[6:-6], normal[6:-6]))
    bag.add("binding", merge(bound), material("binding", WEBBING, Part.TAPE))
    outer = share > 0.44
    belt = path[outer] + normal[outer] * (thick[outer] / 2 + 0.9)[:, None]
    end = belt[-1]
    lower = np.array([end, end + (side * 1, 1, -14), end + (side * 2, 1, -26)])
    belt_line = resample(np.vstack([belt[:-1], lower]), 2.0)
    belt_normal = unit(smooth(np.vstack([normal[outer][:1], np.repeat(normal[-1:], len(belt_line) - 1, 0)]), 4))
    bag.add("belt", sweep(belt_line, belt_normal, 25, 1.9, 18, power=8), material("belt", WEBBING, Part.TAPE))
    bag.add("strap seams", merge(threads), material("strap thread", TAPE, Part.BODY))
    buckle = lower[-1] + (0, 2, -8)
    add_buckle(bag, buckle, normal[-1])
    foot, inside = slumped(np.array([(side * 134, 60, 42.0), (side * 131, 46, 38.0)]))
    low = np.array([buckle + (0, -1, 4), buckle + (side * 3, 0, -20), buckle * 0.4 + foot * 0.6 + (0, 6, -4),
                    foot + (0, 2, 0), inside])
    line = resample(CubicSpline(np.linspace(0, 1, 5), low)(np.linspace(0, 1, 80)), 2.0)
    webbing = sweep(line, np.tile([0.2 * side, 1.0, 0.15], (len(line), 1)), 25, 1.9, 18, power=8)
    bag.add("webbing", webbing, material("webbing", WEBBING, Part.TAPE))
    tail = np.array([buckle + (0, 3, 6), buckle + (0, 9, -6), buckle + (-side * 3, 10, -26),
                     buckle + (-side * 6, 7, -46 - 7 * side)])
    line = resample(CubicSpline(np.linspace(0, 1, 4), tail)(np.linspace(0, 1, 60)), 2.0)
    ends = np.where(np.arange(len(line)) > len(line) - 9, 4.0, 1.9)
    tail = sweep(line, np.tile([-0.1 * side, 1.0, 0.1], (len(line), 1)), 25, ends, 18, power=8)
    bag.add("tail", tail, material("tail", WEBBING, Part.TAPE))


def thread_row(line, normal, length=3.4, gap=1.3, thickness=0.8):
    """Stitches along a line in space."""
    along = length_along(line)
    share = np.linspace(0, 1, 6)
    threads = []
    for start in np.arange(gap, along[-1] - length, length + gap):
        at = start + share * length
        path, up = (np.stack([np.interp(at, along, column) for column in values.T], 1) for values in (line, normal))
        threads.append(sweep(path + up * (np.sin(share * np.pi) * 0.5)[:, None], up, thickness, thickness * 0.8, 6))
    return merge(threads)


def add_buckle(bag, centre, normal):
    """A ladder lock: a frame with a bar across."""
    across = np.array([1.0, 0, 0])
    down = unit(np.cross(normal, across))
    corners = [(-17, -12), (17, -12), (17, 12), (-17, 12)]
    path = np.array([centre + across * (a + (c - a) * step) + down * (b + (d - b) * step)
                     for (a, b), (c, d) in zip(corners, corners[1:] + corners[:1])
                     for step in np.linspace(0, 1, 12, endpoint=False)])
    pieces = [sweep(path, np.repeat(normal[None], len(path), 0), 5.0, 6.0, 14, power=3, closed=True)]
    bar = np.array([centre + across * step + normal * 1.5 for step in np.linspace(-16, 16, 20)])
    pieces.append(sweep(bar, np.repeat(normal[None], 20, 0), 5.0, 5.0, 12, power=3))
    bag.add("buckle", merge(pieces), material("buckle", PLASTIC, Part.TAPE))
