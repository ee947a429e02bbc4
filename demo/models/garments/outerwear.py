"""What jackets share: a closed front with a zip, collars that stand, pockets, padding, nylon. Millimetres."""
from dataclasses import replace

import numpy as np
from scipy.spatial import cKDTree

from ..materials import THREAD, Finish
from ..mesh import Surface, grid_faces, merge, smooth, sweep, unit
from . import fabrics
from .drape import resampled
from .finish import above, fold, offset, ripple, shell, smooth_ring, stitches, tape
from .tops import RibbedTop

FAR = 1000.0


def crinkled(fine, broad):
    """Relief of thin cloth: sharp little creases, and broad unevenness, both in mm."""
    return lambda s: s.add(
        s.times(s.weave(0.7), 0.04),
        s.times(fabrics.fibres(s, 9.0, 9.0, 3.0), 0.35 * fine),
        s.times(s.times(fabrics.creases(s, 46.0, 40.0), fabrics.fibres(s, 60.0, 60.0)), fine),
        s.times(fabrics.fibres(s, 70.0, 48.0), broad),
        s.times(fabrics.near(s, "seam", 0.2, 2.2), -1.1),
        s.times(fabrics.near(s, "seam", 5.5, 7.5), 0.25),
    )


def worn_pale(s):
    clouds = s.times(fabrics.fibres(s, 90.0, 90.0, 3.0), 0.06)
    return s.add(0.97, clouds, s.times(fabrics.near(s, "seam", 0.4, 2.0), -0.14))


NYLON = Finish(0.5, 0.29, crinkled(2.1, 2.6), worn_pale, sheen=0.06)
LINING = Finish(0.5, 0.3, lambda s: s.times(fabrics.fibres(s, 26.0, 20.0), 1.2), sheen=0.05)
ZIP_TAPE = Finish(0.8, 0.16, lambda s: s.times(s.braid(0.9), 0.15))
PLASTIC = Finish(0.36, 0.42)


def rise_at(side, height, rounding=1.3):
    """The height at a distance `side` from a folded edge."""
    return height * np.sqrt(np.clip(1 - np.clip(1 - side / rounding, 0, 1) ** 2, 0, 1))


def plain(surface):
    """Attributes of a surface that lies far from seams."""
    far = np.full(len(surface.vertices), FAR)
    return {"seam": far, "hem": far}


def framed(point, flat_line, step=1.0, calm=12):
    """Positions, normals and directions along and across a flat line on a garment, smoothed; (n, 3) each."""
    flat_line = resampled(np.asarray(flat_line, float), step)
    position, normal = point(flat_line)
    position, normal = smooth(position, calm), unit(smooth(normal, 3 * calm))
    along = unit(np.gradient(position, axis=0))
    return position, normal, along, unit(np.cross(along, normal))


def block(centre, along, normal, length, width, thickness, taper=0.82):
    """A rounded block: `length` along, `thickness` along the normal."""
    share = np.array([-0.5, -0.46, -0.36, 0.0, 0.36, 0.46, 0.5])
    grow = np.array([0.05, 0.6, 0.9, 1.0, 0.9, 0.6, 0.05]) * np.linspace(1, taper, 7)
    line_of = centre + along * (share * length)[:, None]
    return sweep(line_of, np.repeat(normal[None], 7, 0), width * grow, thickness * np.minimum(grow * 1.2, 1), 16, 4.0)


def zip_of(point, flat_line, tooth=1.0, lift=0.7, pull=30, half=7.0, at=-1, flip=1):
    """A closed zip along a flat line: its tape, its teeth, and slider and pull at the point `at`.

    `tooth` is the size of teeth as a share of 6 mm ones; `flip` -1 lets the pull hang on along the line."""
    flat_line = np.asarray(flat_line, float)
    band = tape(point, resampled(flat_line, 2.0), -half, half, lift)
    position, normal, along, across = framed(point, flat_line, 0.65 * tooth)
    position = position + normal * (lift + 0.7 * tooth)
    teeth = []
    for index in range(2, len(position) - 2, 2):
        side = 1 if index % 4 else -1
        middle = position[index] + across[index] * side * 0.8 * tooth
        ends = middle + across[index] * np.array([-2.2, -1.9, 1.9, 2.2])[:, None] * tooth
        size = np.array([0.3, 1, 1, 0.3]) * tooth
        teeth.append(sweep(ends, np.repeat(normal[index][None], 4, 0), 1.25 * size, 2.2 * size, 6, 3.0))
    metal = [merge(teeth)]
    if pull:
        # the slider stops a little before the end
        at = len(position) - int(7 / 0.65 / tooth) if at < 0 else int(at / 0.65 / tooth)
        n, a = normal[at], along[at] * -flip
        c = position[at]
        metal.append(block(c + n * 0.6, a, n, 11 * tooth, 9.4 * tooth, 5.2 * tooth))
        metal.append(block(c + n * 3.4 * tooth + a * 1.0, a, n, 7 * tooth, 3.2, 2.4))
        share = np.linspace(0, 1, 24)
        hang = c + n * (3.6 * tooth + 0.4 - 1.6 * share[:, None]) + a * (3 + pull * share[:, None])
        width = np.interp(share, [0, 0.05, 0.2, 0.5, 0.94, 1], [1, 3.6, 3.8, 5.4, 7.0, 3.0])
        metal.append(sweep(hang, np.repeat(n[None], 24, 0), width, 1.7, 12, 5.0))
    return band, merge(metal)


def quad(corners, step=1.5):
    """Flat places (rows, columns, 2) between four corners, anticlockwise from the lower left, and how far they are from
    its rim."""
    a, b, c, d = np.asarray(corners, float)
    wide, high = np.linalg.norm(b - a), np.linalg.norm(d - a)
    s = np.linspace(0, 1, max(3, int(wide / step)))[None, :, None]
    t = np.linspace(0, 1, max(3, int(high / step)))[:, None, None]
    flat = (a * (1 - s) + b * s) * (1 - t) + (d * (1 - s) + c * s) * t
    side = np.minimum(np.minimum(s, 1 - s) * wide, np.minimum(t, 1 - t) * high)[..., 0]
    return flat, side


def laid(point, flat, side, height, rounding=1.6, under=0.2):
    """A surface over flat places `height` above the cloth, rounded towards its rim; `height` may vary."""
    position, normal = point(flat.reshape(-1, 2))
    rise = rise_at(side, 1.0, rounding) * height + (1 - np.minimum(side / rounding, 1)) * -under
    position = position + normal * rise.reshape(-1, 1)
    rows, columns = flat.shape[:2]
    return Surface(position, grid_faces(rows, columns), flat.reshape(-1, 2))


def outline_stitches(point, corners, away=3.0, closed=True, height=0.0):
    """A row of stitches inside a four-sided piece."""
    corners = np.asarray(corners, float)
    raised = above(point, lambda places: np.full(len(places), height))
    ends = np.roll(corners, -1, 0) if closed else corners[1:]
    rows = [offset(np.linspace(a, b, max(3, int(np.linalg.norm(b - a)))), away) for a, b in zip(corners, ends)]
    return merge([stitches(raised, row[int(away):-int(away)] if away >= 1 else row) for row in rows])


class Collar:
    """A collar that stands on an open loop of a drape: `height` of a place in mm from the front's middle."""

    def __init__(self, drape, loop, height, thickness=5.0, lean=(0, -0.2, 1), inward=0.12, bow=3.0, sag=1.5, seed=1):
        ring = drape.vertices[loop]
        ring = resampled(np.vstack([ring, ring[:1]]), 1.0)[:-1]
        start = np.argmin(np.abs(ring[:, 0]) + np.where(ring[:, 1] > ring[:, 1].mean(), 1e4, 0))
        ring = np.roll(ring, -start, 0)
        if ring[len(ring) // 4, 0] < 0:
            ring = np.roll(ring[::-1], 1, 0)
        self.ring = ring = smooth_ring(ring, 30)
        self.length = len(ring)
        self.up = unit(np.asarray(lean, float))
        along = unit(smooth_ring(np.roll(ring, -1, 0) - np.roll(ring, 1, 0), 30))
        self.outward = unit(np.cross(along, self.up))
        place = np.arange(self.length)
        self.place = np.minimum(place, self.length - place)
        self.height = height(self.place.astype(float))
        self.thickness, self.inward, self.bow = thickness, inward, bow
        self.wave = sag * ripple(ring, 70, seed)

    def at(self, columns, share, away):
        """Points at ring indices (n,), a share of the height (n,), `away` (n,) from the middle of its thickness."""
        high = self.height[columns] * share
        out = -self.inward * high + self.bow * np.sin(np.pi * np.clip(share, 0, 1)) + away
        out = out + self.wave[columns] * np.clip(share, 0, 1) ** 2
        return self.ring[columns] + self.up * high[:, None] + self.outward[columns] * out[:, None]

    def surfaces(self, rows=26, rounding=None):
        """Outside with the upper edge, and inside."""
        half = self.thickness / 2
        turn = np.linspace(0, np.pi, 11)
        edge = min(0.12, half / max(self.height.max(), 1))
        outer = [(t, half) for t in np.linspace(-0.06, 1 - edge, rows)]
        top = [(1 - edge + edge * np.sin(a), half * np.cos(a)) for a in turn[1:-1]]
        inner = [(t, -half) for t in np.linspace(1 - edge, -0.25, rows)]
        columns = np.arange(self.length)

        def surface(section):
            points = np.stack([self.at(columns, np.full(self.length, t), np.full(self.length, a)) for t, a in section])
            wide = np.arange(self.length + 1.0)
            points = np.concatenate([points, points[:, :1]], 1)
            high = np.array([t for t, _ in section]) * self.height.max()
            texture = np.stack(np.broadcast_arrays(wide[None], high[:, None]), -1)
            return Surface(points.reshape(-1, 3), grid_faces(len(section), self.length + 1), texture.reshape(-1, 2))

        return surface(outer + top + inner[:1]), surface(inner)

    def point(self, flat):
        """Positions and normals on the outside at (mm from the front's middle to the right, share of the height)."""
        columns = np.round(flat[:, 0]).astype(int) % self.length
        share = flat[:, 1]
        step = 0.02
        here = self.at(columns, share, np.full(len(flat), self.thickness / 2))
        higher = self.at(columns, share + step, np.full(len(flat), self.thickness / 2))
        beside = self.at((columns + 2) % self.length, share, np.full(len(flat), self.thickness / 2))
        return here, unit(np.cross(beside - here, higher - here))


def upright(high, corner=0.0, gap=0.0, front=1.0):
    """Height of a collar: lower by `front` at the front, with ends of a rounded `corner` that meet there."""

    def height(place):
        share = 1 - (1 - front) * np.exp(-((place / 110) ** 2))
        if corner:
            share = share * np.sqrt(np.clip(1 - np.clip(1 - (place - gap) / corner, 0, 1) ** 2.2, 0, 1))
        return np.maximum(high * share, 0.5)

    return height


class Jacket(RibbedTop):
    """A jacket with a closed front in one piece, on which the zip is laid: over the hem and up the collar."""

    #: How far padding rises between seams, and how high thread puckers the cloth.
    padded, crimped = 5.0, 1.5
    #: How far from the zip the front lies flat.
    flat = 34
    facing = 44
    slimmer = 0.16

    #: Places that pockets hold flat: (panel, middle u, v, half width, half height).
    held = ()

    def worn(self, random):
        """As a top's, with sleeves whose folds run aslant: nylon twists."""
        worn = super().worn(random)
        cap, end = self.cap_height, self.sleeve
        lines, down = [], cap - 20
        while down < end - 24:
            bent = np.exp(-(((down - 290) / 80) ** 2)) + 0.8 * np.exp(-(((down - end + 10) / 70) ** 2))
            side, reach = random.choice((-1, 1)), random.uniform(0.9, 1.8)
            fall = random.choice((-1, 1)) * random.uniform(20, 100) * (1 - 0.5 * min(bent, 1))
            half = np.interp(down, [cap, end], [self.bicep, self.opening])
            at = [(0.97, -down), (0.97 - reach / 2, -down + fall * 0.3), (0.97 - reach, -down + fall)]
            control = np.array([(side * x * half, y) for x, y in at])
            lines.append((control, random.uniform(9, 17), random.uniform(3.4, 6.0) + 2.4 * bent))
            down += random.uniform(12, 38) * (1.25 - 0.4 * bent)
        return worn | {"sleeve": worn["sleeve"][:8] + lines}

    def calm(self, drape):
        """Share of folds at flat points (k,): the zip holds the front flat."""
        share = np.ones(len(drape.uv))
        names = list(self.pattern().panels)
        for panel, u, v, wide, high in self.held:
            mine = drape.panel == names.index(panel)
            away = np.maximum(np.abs(drape.uv[mine, 0] - u) - wide, np.abs(drape.uv[mine, 1] - v) - high)
            share[mine] = np.minimum(share[mine], 0.3 + 0.7 * np.clip(away / 30, 0, 1))
        for index, name in enumerate(self.pattern().panels):
            if name in ("front", "hem front"):
                mine = drape.panel == index
                flat = 0.12 + 0.88 * np.clip((np.abs(drape.uv[mine, 0]) - 14) / self.flat, 0, 1) ** 1.3
                share[mine] = np.minimum(share[mine], flat)
        return share

    def folds(self, drape):
        """Heights that wear gives to flat points (k,)."""
        heights = np.zeros(len(drape.uv))
        for index, name in enumerate(self.pattern().panels):
            mine = drape.panel == index
            places, height = drape.uv[mine], 0.0
            for line_of_fold, width, rise in self.worn(np.random.default_rng(index + 5)).get(name.split()[0], ()):
                height = height + fold(places, line_of_fold, width, rise)
            heights[mine] = self.folded * height
        return heights + self.gathers(drape)

    def puckers(self, drape, free=("free",)):
        """Small wrinkles that run away from seams, at flat points (k,)."""
        heights = np.zeros(len(drape.uv))
        for index, (name, panel) in enumerate(self.pattern().panels.items()):
            if name.startswith(("cuff", "hem")):
                continue
            mine = drape.panel == index
            lines = [resampled(edge, 1.0) for edge_name, edge in panel.edges.items() if edge_name not in free]
            away, nearest = cKDTree(np.concatenate(lines)).query(drape.uv[mine])
            along = nearest[:, None].astype(float)
            small, large = ripple(along, 15, index), ripple(along, 36, index + 20)
            heights[mine] = self.crimped * (small * np.exp(-away / 9) + 1.5 * large * np.exp(-away / 30))
        return heights

    def sewn(self, drape, free=(), bound=("free", "neck")):
        fine = self.eased(self.evened(drape)).subdivided().subdivided()
        seam, hem = self.distances(fine, free, bound)
        heights = self.calm(fine) * (self.folds(fine) + self.puckers(fine))
        heights = np.bincount(fine.weld, heights) / np.bincount(fine.weld)
        heights += self.padding(fine, seam)
        return fine.raised(heights), seam, hem

    def padding(self, drape, seam):
        """How far padding lifts the vertices (n,)."""
        ribs = self.of_panels(drape, "cuff", "hem")
        lifted = np.where(ribs, 0.0, self.padded * (1 - np.exp(-seam / 22)))
        return np.bincount(drape.weld, lifted) / np.bincount(drape.weld)

    def of_panels(self, drape, *beginnings):
        """Which flat points (k,) belong to panels whose names begin so."""
        return np.isin(drape.panel, [i for i, name in enumerate(self.pattern().panels) if name.startswith(beginnings)])

    def eased(self, drape):
        """As a top, with the front nearer to the body below the chest."""
        drape = super().eased(drape)
        x, y, z = drape.vertices.T
        torso = np.zeros(len(x))
        torso[drape.weld[self.of_panels(drape, "front", "back", "hem")]] = 1
        low = np.clip((-z - 200) / 420, 0, 1)
        share = torso * self.slimmer * low * low * (3 - 2 * low)
        return replace(drape, vertices=np.stack([x, y - (y - 10) * share * np.where(y < 10, 1.35, 0.6), z], 1))

    def neck_at(self, u):
        """Height of the front's neckline at u (n,)."""
        neck = self.pattern().panels["front"].edges["neck"]
        neck = neck[np.argsort(neck[:, 0])]
        return np.interp(u, *neck.T)

    def front_point(self, fine, collar=None):
        """The whole front as one flat thing: hem below -length, then the front, then the collar above the neckline."""
        names = list(self.pattern().panels)
        front = fine.point(names.index("front"))
        hem = fine.point(names.index("hem front")) if "hem front" in names else None
        top = -self.neck_front

        def point(flat):
            position, normal = front(np.minimum(flat, (np.inf, 0)))
            low, high = flat[:, 1] < -self.length, flat[:, 1] > top
            if hem is not None and low.any():
                position[low], normal[low] = hem(flat[low] * (self.hem_share, 1) + (0, self.length))
            if collar is not None and high.any():
                share = (flat[high, 1] - top) / collar.height[0]
                position[high], normal[high] = collar.point(np.stack([flat[high, 0], share], 1))
            return position, normal

        return point

    def facings(self, point, low, high, inner=5.6, height=2.4, finish=NYLON, part=0):
        """Folded edges on either side of the zip, from `low` to `high`, stitched; over a ribbed hem they are blocks."""
        pieces = []
        for side in (-1, 1):
            fine_end = self.facing - 3
            across = np.concatenate([np.arange(0, 9, 0.5), np.arange(9, fine_end, 1.5), fine_end + np.arange(0, 3.1, 0.5)])
            rows = np.arange(low, high + 0.1, 1.6)
            u, v = np.meshgrid(side * (inner + across), rows)
            flat = np.stack([u, np.minimum(v, high)], -1)
            fall = np.broadcast_to(1 - across / self.facing, u.shape)
            outer = np.broadcast_to(self.facing - across, u.shape)
            on_rib = np.clip((-self.length - 2 - v) / 3, 0, 1)
            # the row of stitches draws the edge down, unevenly
            puckers = ripple(v.reshape(-1, 1), 15, 3 + side).reshape(v.shape) * np.exp(-(((across - 7) / 6) ** 2))
            dip = 0.9 * np.exp(-(((across - 6.5) / 1.4) ** 2)) + 0.35 * puckers
            body = (rise_at(across, height) - dip) * (0.15 + 0.85 * fall**0.8) - 0.9 * (1 - fall) ** 6
            block_height = rise_at(across, height) * rise_at(outer, 1.0, 2.0) + 0.5 * rise_at(outer, 1.0, 2.0)
            rise = body * (1 - on_rib) + block_height * on_rib
            rise = rise * rise_at(v - low + 0.3, 1.0, 2.0)
            position, normal = point(flat.reshape(-1, 2))
            position = position + normal * rise.reshape(-1, 1)
            surface = Surface(position, grid_faces(*u.shape)[:, ::side], flat.reshape(-1, 2))
            pieces.append(("facing", finish, part, surface, plain(surface)))
            line_of = np.array([(side * (inner + 6.5), y) for y in np.arange(low + 4, high - 2, 1.0)])
            raised = above(point, lambda places: np.full(len(places), height * 0.72))
            pieces.append(("facing stitches", THREAD, part, stitches(raised, line_of, 3.2, 1.1, 0.9), {}))
        return pieces

    def shells(self, fine, thickness, distances, groups):
        """Outsides and insides of groups (part outside, part inside, finish outside, finish inside, beginnings)."""
        # elsewhere nobody sees the inside, and it would come through where an arm pit is pressed together
        x, _, z = fine.vertices.T
        near_rim = cKDTree(fine.vertices[np.unique(fine.open_sides())]).query(fine.vertices)[0] < 50
        seen = (near_rim | ((z > -280) & (np.abs(x) < 140)))[fine.triangles].all(1)
        names = np.array(list(self.pattern().panels))[fine.panel[fine.corners[:, 0]]]
        pieces = []
        for part, inside, finish, under, beginnings in groups:
            chosen = np.any([np.char.startswith(names, beginning) for beginning in beginnings], axis=0)
            pieces.append((part.name, finish, part, *shell(fine, thickness, chosen, distances, 1)))
            pieces.append((part.name, under, inside, *shell(fine, thickness, chosen & seen, distances, -1)))
        return [piece for piece in pieces if len(piece[3].faces)]

    def neck_loop(self, fine):
        return max(fine.open_loops(), key=lambda loop: fine.vertices[loop, 2].mean())

    def seam_stitches(self, fine, rows, thread=0.55):
        """Stitches (part, panel, edge, distances) along seams."""
        panels = self.pattern().panels
        points = {name: fine.point(index) for index, name in enumerate(panels)}
        pieces = []
        for part, name, edge, distances in rows:
            for away in distances:
                row = offset(resampled(panels[name].edges[edge], 1.0), away)
                pieces.append((f"{name} {edge}", THREAD, part, stitches(points[name], row, thread=thread), {}))
        return pieces

    def slanted_flap(self, point, centre, tilt, length, width, height=3.2, part=0, finish=NYLON):
        """A flap or welt of a pocket, `tilt` degrees from upright, stitched around. `centre` has u of its side."""
        side = np.sign(centre[0])
        turn = np.radians(tilt) * side
        along, across = np.array([np.sin(turn), np.cos(turn)]), np.array([np.cos(turn), -np.sin(turn)])
        centre = np.asarray(centre, float)
        along, across = along * length / 2, across * width / 2
        corners = [centre + along * s + across * t for s, t in ((-1, -1), (-1, 1), (1, 1), (1, -1))]
        flat, away = quad(corners, 1.2)
        # a free edge gapes a little
        free = np.linspace(1, 0, flat.shape[1]) if side > 0 else np.linspace(0, 1, flat.shape[1])
        middle = np.sin(np.linspace(0, np.pi, flat.shape[0]))
        rises = height + 2.2 * free[None] ** 2 * middle[:, None]
        surface = laid(point, flat, away, rises)
        return [
            ("flap", finish, part, surface, plain(surface)),
            ("flap stitches", THREAD, part, outline_stitches(point, corners, 4.0, height=height + 0.2), {}),
        ], corners


def snap(point, flat, radius=5.5, lift=4.0):
    """A press button's cap."""
    (centre,), (normal,) = point(np.array([flat], float))
    turn = np.linspace(0, np.pi / 2, 8)
    rings = []
    first = unit(np.cross(normal, [0.1, 1, 0.3]))
    second = np.cross(normal, first)
    around = np.linspace(0, 2 * np.pi, 29)
    for a in turn:
        r, h = radius * np.cos(a) ** 0.6 if a < turn[-1] else 0.02, lift + 1.8 * np.sin(a)
        rings.append(centre + normal * h + (np.cos(around)[:, None] * first + np.sin(around)[:, None] * second) * r)
    rings.insert(0, rings[0] - normal * 2.5)
    points = np.stack(rings)
    points = points.reshape(-1, 3)
    return Surface(points, grid_faces(len(rings), len(around)), np.zeros((len(points), 2)))
