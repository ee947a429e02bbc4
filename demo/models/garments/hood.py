"""A lined hood as if worn on an unseen head: two halves that rise from a neckline and cross in front. Millimetres."""
import numpy as np
from scipy.interpolate import PchipInterpolator, RegularGridInterpolator
from scipy.spatial import cKDTree

from ..mesh import Surface, grid_faces, length_along, unit
from .bottoms import smoothstep
from .drape import resampled
from .finish import fold, ripple, smooth_ring
from .outerwear import rise_at
from .patterns import curve

ROWS = 190
#: Shares of a row from the face to the crown: fine at the folded edge.
SHARES = np.concatenate([[0, 0.001, 0.003, 0.006, 0.01, 0.015], np.linspace(0.022, 1, 150)])


def neck_ring(drape):
    """The open neckline as a ring (n, 3) with a point every mm, from the front's middle to the right."""
    loop = max(drape.open_loops(), key=lambda loop: drape.vertices[loop, 2].mean())
    ring = drape.vertices[loop]
    ring = resampled(np.vstack([ring, ring[:1]]), 1.0)[:-1]
    start = np.argmin(np.abs(ring[:, 0]) + np.where(ring[:, 1] > ring[:, 1].mean(), 1e4, 0))
    ring = np.roll(ring, -start, 0)
    if ring[len(ring) // 4, 0] < 0:
        ring = np.roll(ring[::-1], 1, 0)
    return smooth_ring(ring, 40)


class HalfHood:
    """The right (side 1) or left (-1) half: rows, from the neck up, run from the face's edge to the crown's seam."""

    #: Of the face's edge by height: share, half width of the opening, y, z; and how wide the hood is behind it.
    face = (
        (0.14, 14, -76, -38, 104), (0.3, 44, -86, 8, 114), (0.48, 69, -87, 70, 123), (0.64, 77, -85, 130, 123),
        (0.78, 72, -88, 184, 108), (0.89, 52, -95, 222, 77), (0.955, 29, -100, 239, 44), (1, 0, -102, 246, 0),
    )
    #: The crown's seam from the neck: y and z.
    crown = ((104, 48), (130, 122), (122, 200), (72, 252), (-8, 268), (-70, 258), (-102, 246))
    overlap = 22
    thickness, hem, edge = 3.6, 24, 3.2

    def __init__(self, ring, side, seed=1):
        self.side = side
        half = len(ring) // 2
        neck = ring[np.arange(-self.overlap, half + 1) * side % len(ring)] * (side, 1, 1)
        share = np.linspace(0, 1, ROWS)
        front, back = ring[0], ring[half]
        at, *columns = np.array([(0, 0, front[1], front[2], np.ptp(ring[:, 0]) / 2), *self.face], float).T
        wide, deep, high, behind = (PchipInterpolator(at, column)(share) for column in columns)
        crown = resampled(curve(back[1:], *self.crown), 1.0)
        crown = np.stack([np.interp(share, np.linspace(0, 1, len(crown)), column) for column in crown.T], 1)
        wide = wide - self.overlap * (1 - smoothstep(share / 0.2))
        behind = np.maximum(behind, 0.01)

        begin = -np.arccos(np.clip(wide / behind, -0.9, 0.9))
        turn = begin[:, None] + (np.pi / 2 - begin)[:, None] * np.linspace(0, 1, 240)
        rise = (np.sin(turn) - np.sin(begin)[:, None]) / (1 - np.sin(begin)[:, None])
        start = np.stack([deep, high], 1)
        rows = np.concatenate([
            (behind[:, None] * np.cos(turn))[..., None],
            start[:, None] + (crown - start)[:, None] * rise[..., None],
        ], -1)
        points = np.stack([self.even(row) for row in rows])
        stand = np.stack([np.interp(SHARES, np.linspace(0, 1, len(neck)), column) for column in neck.T], 1)
        held = 1 - smoothstep(share / 0.3)
        points = points + (stand - points[0]) * held[:, None, None]
        self.points = points * (side, 1, 1)
        self.measure()
        self.worn(seed)
        self.measure()

    def even(self, row):
        """A row's points (n, 3) at SHARES of its length."""
        along = length_along(row)
        return np.stack([np.interp(SHARES * along[-1], along, column) for column in row.T], 1)

    def measure(self):
        """Normals, distances from the face's edge and from seams, and places in the flat half."""
        points = self.points
        normal = np.cross(np.gradient(points, axis=1), np.gradient(points, axis=0)) * self.side
        normal[-1] = normal[-2]
        # the other half goes on where this one ends
        normal[:, -1, 0] = normal[-1, :, 0] = 0
        self.normal = unit(normal)

        def away(line):
            return cKDTree(resampled(line, 0.5)).query(points.reshape(-1, 3))[0].reshape(points.shape[:2])

        self.from_face = away(points[:, 0])
        self.from_crown = away(points[:, -1])
        self.from_neck = away(points[0])
        reach = np.stack([length_along(row) for row in points])
        rise = length_along(points[:, 60])
        self.flat = np.stack([reach - reach[:, -1:], np.broadcast_to(rise[:, None], reach.shape)], -1)

    def worn(self, seed):
        """Folds: the crown's keel, a nape that sinks, what the drawstring gathers, and what hangs from the crown."""
        flat = self.flat.reshape(-1, 2)
        shape = self.points.shape[:2]
        random = np.random.default_rng(seed)
        rise = np.zeros(len(flat))
        folds = [
            ((-4, 34), (-70, 62), (-150, 52), 15, 11.0), ((6, 84), (-60, 100), (-120, 140), 17, 11.0),
            ((-200, 24), (-170, 84), (-120, 150), 17, 7.0), ((-235, 60), (-205, 130), (-150, 196), 20, 6.0),
            ((0, 160), (-70, 176), (-150, 240), 24, 9.0), ((-90, 8), (-110, 60), (-96, 130), 14, 4.5),
        ]
        for *line, width, height in folds:
            line = np.array(line, float) + random.uniform(-14, 14, (3, 2))
            rise += fold(flat, line, width, height * random.uniform(0.75, 1.2))
        rise = rise.reshape(shape) * smoothstep(self.from_face / 30) * smoothstep(self.from_neck / 16)
        rise = rise + 5.0 * ripple(self.points.reshape(-1, 3), 190, 7).reshape(shape) * smoothstep(self.from_neck / 60)
        keel = 5.0 * np.exp(-self.from_crown / 20) * smoothstep(self.from_neck / 60) * smoothstep(self.from_face / 70)
        rise = rise * smoothstep(self.from_crown / 34) + keel
        along = np.arange(ROWS)[:, None] * 2.0
        small, large = (ripple(along, length, seed + length)[:, None] for length in (26, 44))
        gathered = small * np.exp(-along / 150) + 0.4 * large
        calm = smoothstep(along / 20) * smoothstep(self.from_crown / 20)
        rise = rise + 1.5 * gathered * np.exp(-(((self.from_face - 12) / 18) ** 2)) * calm
        self.points = self.points + self.normal * rise[..., None]
        # both halves meet at the crown
        self.points[:, -1, 0] = self.points[-1, :, 0] = 0
        # the right half lies over the left one
        near = np.exp(-((length_along(self.points[:, 0])[:, None] / 60) ** 2)) * np.exp(-self.from_face / 50)
        self.points = self.points - (0, 1, 0) * (2.8 * self.side * near)[..., None]

    def half_thickness(self):
        """A half of the cloth's thickness: doubled at the face, drawn in along the crown's seam."""
        thick = self.thickness + 2.6 * smoothstep((self.hem + 1.5 - self.from_face) / 3)
        furrow = 1 - 0.6 * np.exp(-((self.from_crown / 2.2) ** 2))
        return thick / 2 * rise_at(self.from_face, 1.0, self.edge) * furrow

    def surface(self, points, flip=False):
        faces = grid_faces(*points.shape[:2])
        turned = (self.side < 0) ^ flip
        return Surface(points.reshape(-1, 3), faces[:, ::-1] if turned else faces, self.flat.reshape(-1, 2))

    def shells(self):
        """Outside, lining, and the facing that is folded in along the face; each with its attributes."""
        rise = self.half_thickness()[..., None]
        seam = np.minimum(self.from_crown, self.from_neck).ravel()
        far = np.full(len(seam), 1000.0)
        outer = self.surface(self.points + self.normal * rise)
        inner = self.surface(self.points - self.normal * rise, flip=True)
        # the lining begins under the facing
        inner = inner._replace(faces=inner.faces[(self.from_face.ravel()[inner.faces] > self.hem - 3).all(1)])
        folded = self.points - self.normal * (rise + 0.7 * rise_at(self.from_face, 1.0, self.edge)[..., None])
        across = np.concatenate([[0, 0.15, 0.5, 1, 2, 3], np.linspace(4, self.hem, 12)])
        strip, flat = (np.stack([self.contour(away, values) for away in across], 1) for values in (folded, self.flat))
        faces = grid_faces(*strip.shape[:2])
        faces = faces if self.side < 0 else faces[:, ::-1]
        facing = Surface(strip.reshape(-1, 3), faces, flat.reshape(-1, 2))
        inside = np.full(len(facing.vertices), 1000.0)
        return (
            (outer, {"seam": seam, "hem": far}),
            (inner, {"seam": seam, "hem": far}),
            (facing, {"seam": inside, "hem": inside}),
        )

    def columns(self, away):
        """The column, a fraction, at which each row is `away` from the face's edge."""
        index = np.arange(len(SHARES))
        return np.array([np.interp(away, np.maximum.accumulate(row), index) for row in self.from_face])

    def contour(self, away, values):
        """Values (rows, columns, k) along the line `away` from the face's edge, (rows, k)."""
        at = self.columns(away)
        low = np.minimum(at.astype(int), len(SHARES) - 2)
        rows = np.arange(ROWS)
        part = (at - low)[:, None]
        return values[rows, low] * (1 - part) + values[rows, low + 1] * part

    def point(self, flat):
        """Positions and normals on the outside at (mm up the face, tenths of a column)."""
        rise = self.half_thickness()[..., None]
        values = np.concatenate([self.points + self.normal * rise, self.normal], -1)
        rows = length_along(self.points[:, 0])
        find = RegularGridInterpolator((rows, np.arange(len(SHARES)) / 10), values, bounds_error=False, fill_value=None)
        found = find(flat)
        return found[:, :3], unit(found[:, 3:])

    def at(self, row, away):
        """Position and normal, (1, 3) each, on the outside of a row `away` from the face's edge."""
        up = length_along(self.points[:, 0])[row]
        return self.point(np.array([[up, self.columns(away)[row] / 10]]))

    def rows_of_stitches(self):
        """Flat lines (n, 2) for `point`: along the face and the crown."""
        up = length_along(self.points[:, 0])
        lines = []
        for away in (self.hem - 1.5, self.hem - 5):
            seen = self.from_face.max(1) > away + 1
            lines.append(np.stack([up, self.columns(away) / 10], 1)[seen])
        at = np.array([np.interp(-4, -row, np.arange(len(SHARES))) for row in self.from_crown])
        return [*lines, np.stack([up, at / 10], 1)[4:-6]]
