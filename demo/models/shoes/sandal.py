"""A sandal: two broad straps with buckles over a shaped footbed of cork, on a flat sole."""
import numpy as np

from ..materials import HOLE, METAL, RUBBER, SMOOTH, TUMBLED, Finish, material
from ..mesh import Surface, add_mesh, disc, grid_faces, merge, sweep, unit
from ..studio import View
from .last import Last, Shape, curve, rising
from .panels import Opening, Panel, both
from .parts import PARTS, Part
from .sole import Sidewall, groove
from .upper import build_upper
from .views import VIEWS as SHOE_VIEWS, make_pair

__all__ = ["PARTS", "VIEWS", "COLOURWAYS", "build"]

VIEWS = {**SHOE_VIEWS, "detail": View(azimuth=22, elevation=38, fill=1.0, within=((50, -55, 20), (190, 30, 100)))}

COLOURWAYS = {  # upper, overlay (none), accent (buckles), lining (footbed), laces (none), midsole (cork), outsole, mark (none)
    "chalk": ("#ece5d8", "#ffffff", "#b08d57", "#c9a97e", "#ffffff", "#b58a5c", "#e9e2d2", "#ffffff"),
    "olive": ("#5f6a42", "#ffffff", "#b08d57", "#b8946a", "#ffffff", "#9c7650", "#2b2a28", "#ffffff"),
    "black": ("#232326", "#ffffff", "#c3c3c4", "#8a6a4a", "#ffffff", "#8f6c48", "#1b1b1c", "#ffffff"),
}

#: Cork: grains of two sizes.
CORK = Finish(0.85, 0.15, lambda s: s.add(s.times(s.cells(1.6), 0.3), s.times(s.noise(0.7, 4.0), 0.2)),
              tone=lambda s: s.add(0.82, s.times(s.cells(1.6), 0.3)))
SUEDE_BED = Finish(0.95, 0.1, lambda s: s.times(s.noise(0.8, 4.0), 0.15), sheen=0.1)

#: Room for the toes, hardly any waist.
OUTLINE = ((-2, 8), (4, -16), (22, -34), (55, -46.5), (92, -51.5), (124, -50), (160, -44.5), (200, -40.5), (240, -39.5), (268, -34),
           (286, -20), (292, 0), (287, 18), (270, 31), (246, 36), (218, 36), (188, 36.5), (152, 41), (115, 48), (85, 51),
           (52, 49.5), (20, 42), (2, 28))

#: The foot, closed above: straps lie on it, and nothing else of it is seen.
SHAPE = Shape(
    outline=OUTLINE,
    inset=5.0,
    instep=curve((-2, 44), (30, 49), (60, 55), (95, 63), (130, 73), (165, 84), (200, 94), (240, 104), (292, 112)),
    collar=curve((-2, 400), (292, 400)),
    collar_start=400,
    bottom=curve((-2, 6), (20, 3), (50, 0.6), (80, 0), (250, 0), (292, 1)),
    feather=curve((-2, 29), (20, 26.5), (60, 25), (120, 26), (180, 29), (240, 31), (292, 34)),
    fullness=curve((-2, 2.6), (60, 2.5), (110, 2.3), (165, 2.1), (225, 2.1), (292, 2.3)),
)


def build(angle):
    last = Last(SHAPE)
    straps = _straps(last)
    whole = np.maximum(*straps)
    opened = Opening(-whole, whole)
    panels = [Panel(f"strap {number}", strap + 0.2, TUMBLED, Part.UPPER, 1.4, (2.0,)) for number, strap in enumerate(straps)]
    things, surface = build_upper(last, opened, (TUMBLED, Part.UPPER), panels, padding=0.0, wrinkles=0.3, edge=(SMOOTH, Part.UPPER))
    things += _sole(last)
    things += _buckles(last, surface)
    if angle == "above":
        make_pair(things, middle=145, gap=130)


def _straps(last):
    x, _, z = np.moveaxis(last.points, -1, 0)
    up = z - 40
    first = both(x - (64 + 0.10 * up), (108 + 0.16 * up) - x, 8)
    second = both(x - (134 + 0.22 * up), (176 + 0.20 * up) - x, 8)
    return last.distance(first), last.distance(second)


def _sole(last):
    """A bed of cork with a raised edge and a hollow for the heel, covered in suede, on a rubber sole with a wave."""
    wall = Sidewall(SHAPE)

    def tread(share):
        return -0.8 * rising(np.abs((wall.along / 8) % 1 - 0.5) - 0.28, 0.06) * (share < 0.2)

    under = [(-30, 0, 0), (-6, 0, 0), (-0.8, 0, 0), (0.2, 0.02, 0), (0.6, 0.06, 0), (0.6, 0.24, 0), (0.2, 0.265, 0), (-0.8, 0.27, 0)]
    shares = np.linspace(0.272, 0.98, 50)
    side = [(0.0 + 0.7 * np.sin((share - 0.27) / 0.71 * np.pi), share, 0) for share in shares]
    rim = [(-0.6, 1.02, 0.8), (-1.8, 1.04, 1.4), (-3.4, 1.04, 1.6), (-5.2, 1.03, 1.3)]
    rubber = wall.loft("outsole", under, RUBBER, Part.OUTSOLE, tread)
    cork = wall.loft("cork", side + rim[:2], CORK, Part.MIDSOLE, lambda share: groove(share, 0.62, 0.25, 0.03))
    return [rubber, cork, _bed(wall, rim)]


def _bed(wall, rim):
    edge, normal, x = wall.edge[::4], wall.normal[::4], wall.x[::4]
    feather = SHAPE.feather(x)
    middle = np.column_stack([x, SHAPE.ridge(x)])
    rings = []
    for offset, share, more in rim[1:]:
        rings.append(np.column_stack([edge + normal * offset, SHAPE.bottom(x) + share * (feather - SHAPE.bottom(x)) + more]))
    last_z = rings[-1][:, 2]
    start = rings[-1][:, :2]
    for step in np.linspace(0.04, 1, 40):
        at = start * (1 - step) + middle * step
        hollow = 4.5 * rising(at[:, 0] - 215, 30) + 2.0 * rising(110 - at[:, 0], 40) - 2.0 * np.exp(-(((at[:, 0] - 60) / 14) ** 2))
        arch = 3.5 * np.exp(-(((at[:, 0] - 165) / 32) ** 2)) * np.clip(at[:, 1] / 30, 0, 1)
        depth = 1 - (1 - min(1, step * 2.6)) ** 2
        rings.append(np.column_stack([at, last_z - depth * hollow + depth * arch]))
    vertices = np.vstack(rings)
    surface = Surface(vertices, grid_faces(len(rings), len(x), False, True), vertices[:, :2])
    return add_mesh("bed", surface, material("bed", SUEDE_BED, Part.LINING))


def _buckles(last, surface):
    """A frame of metal with its tongue on the lateral side of each strap, and holes in the strap."""
    frames, holes = [], []
    for middle in (92.0, 166.0):
        row = int(np.argmin(np.abs(last.stations - middle)))
        line, normals = surface[row], last.normals[row]
        heights = line[:, 2]
        lateral = line[:, 1] < SHAPE.ridge(middle)
        def at(share):
            """Point and normal of the strap's middle line at a share of its lateral side's height."""
            low, high = heights[lateral].min(), heights[lateral].max()
            column = int(np.argmin(np.where(lateral, np.abs(heights - (low + share * (high - low))), 999)))
            return line[column], unit(normals[column])
        point, normal = at(0.6)
        along = np.array([1.0, 0, 0])
        across = unit(np.cross(normal, along))
        corner = [(-11, -7), (11, -7), (11, 7), (-11, 7)]
        path = []
        for (ax, ay), (bx, by) in zip(corner, corner[1:] + corner[:1]):
            for step in np.linspace(0, 1, 14, endpoint=False):
                path.append(point + normal * 2.0 + along * (ax + (bx - ax) * step) + across * (ay + (by - ay) * step))
        path = np.array(path)
        frames.append(sweep(path, np.repeat(normal[None], len(path), 0), 2.6, 2.0, 12, power=3, closed=True))
        pin = np.array([point + normal * 2.4 + across * offset for offset in np.linspace(-7, 7, 20)])
        frames.append(sweep(pin, np.repeat(normal[None], len(pin), 0), 2.4, 1.8, 10))
        for share in (0.30, 0.42, 0.80):
            place, facing = at(share)
            holes.append(disc(place + facing * 0.3, facing, 1.5))
    return [add_mesh("buckles", merge(frames), material("buckle", METAL, Part.ACCENT)),
            add_mesh("holes", merge(holes), material("hole", HOLE))]
