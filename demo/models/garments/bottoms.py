"""The block of what is worn on legs: front and back panels that lie on a form of hips and legs, and what is sewn on them.

The form is an unseen body with the cloth's ease; panels are its surface unrolled, so that cloth keeps its grain. `v` of a
panel is the height, 0 at the waist; `u` runs towards the outseam of the right leg (x > 0, the wearer's left), away from
that of the left leg. Millimetres.
"""
from dataclasses import replace
from functools import cached_property, partial

import numpy as np
from scipy.interpolate import CubicSpline, PchipInterpolator, RegularGridInterpolator
from scipy.ndimage import gaussian_filter1d
from scipy.spatial import cKDTree

from ..materials import THREAD
from ..mesh import Surface, grid_faces, length_along, merge, sweep, unit
from ..studio import View
from .drape import Drape, resampled
from .finish import grid, offset, ripple, shell, stitches
from .patterns import Panel, Pattern, curve, cut, line
from .sew import welded
from .tops import mirrored
from .views import ASPECT, LIFT, hang

__all__ = ["ASPECT", "LIGHT", "Bottom", "hang", "views"]

LIGHT = {"scale": 3.1, "height": LIFT - 420}
SIDES = (("right", 1), ("left", -1))
COLUMNS = 241


def views(detail, fill=0.9, elevation=6):
    """The views of trousers; `detail` is a box ((x, y, z), (x, y, z)) of them to look at closely."""
    low, high = np.array(detail, float) + (0, 0, LIFT)
    whole = {angle: View(azimuth=0, elevation=elevation, fill=fill) for angle in ("front", "side", "back")}
    return whole | {"detail": View(azimuth=0, elevation=14, fill=1.0, within=(tuple(low), tuple(high)))}


def smoothstep(value):
    value = np.clip(value, 0, 1)
    return value * value * (3 - 2 * value)


def rounded(angle, power):
    """Cosine and sine of a squarer circle."""
    cosine, sine = np.cos(angle), np.sin(angle)
    return np.sign(cosine) * np.abs(cosine) ** (2 / power), np.sign(sine) * np.abs(sine) ** (2 / power)


def fold(places, control, width, height):
    """Height at flat places (n, 2) of a fold along a curve through points (k, 2), with a hollow on either side of it."""
    spline = CubicSpline(np.linspace(0, 1, len(control)), control)
    along = resampled(spline(np.linspace(0, 1, 80)), 0.5)
    away, nearest = cKDTree(along).query(places)
    distance = away / width
    return height * np.sin(np.pi * (nearest / len(along)) ** 0.8) * (1 - 0.55 * distance**2) * np.exp(-(distance**2) * 0.7)


class Bottom:
    """Lengths are heights below the waist.

    hips: (height, half width, depth of the front, of the back); legs: (height, middle, half width, front, back),
    from where they begin within the hips.
    lift: how much higher the waist is in front and behind than at the sides.
    """

    length: float
    rise: float
    hips: tuple
    legs: tuple
    lift = (-20.0, 24.0)
    #: Height of the panels' upper edge: a waistband covers it.
    top = -6.0
    #: Length of the slit in front, 0 without a fly.
    fly = 0.0
    #: Where a pocket's opening meets the outseam, and the waist: how deep, and how far from the side.
    pocket = (95.0, 108.0)
    crotch_curve = 150.0
    spacing = 9.0
    power = 2.2
    seed = 3
    thickness = 1.6
    hem_depth = 14.0
    puckered = 0.5
    gape = 2.6

    @cached_property
    def unrolled(self):
        """Heights (n,), and by half of a leg: positions by height and share of its width, its width, its outseam's u."""
        heights = np.arange(-self.length - 12, 40, 1.0)
        share = np.linspace(-1, 1, 2 * COLUMNS - 1)
        v, s = np.meshgrid(heights, share, indexing="ij")
        width, front, back = (PchipInterpolator(np.array(self.hips)[:, 0], column)(np.clip(-heights, None, self.rise))
                              for column in np.array(self.hips, float).T[1:])
        middle, half, ahead, behind = (PchipInterpolator(np.array(self.legs)[:, 0], column)(-heights)
                                       for column in np.array(self.legs, float).T[1:])
        cosine, sine = rounded(s * np.pi / 2, self.power)
        hip = np.stack([width[:, None] * cosine, -np.where(s > 0, front[:, None], back[:, None]) * sine], -1)
        cosine, sine = rounded(s * np.pi, self.power)
        leg = np.stack([middle[:, None] + half[:, None] * cosine, (behind - ahead)[:, None] / 2 - (ahead + behind)[:, None] / 2 * sine], -1)
        up = np.clip((v + self.rise) / self.crotch_curve, 0, 1)
        # the seam between the legs is a round curve, the outside goes on straight
        round_share = np.sqrt(1 - (1 - up) ** 2)
        inner = np.abs(s) ** 9
        of_hip = (1 - inner) * smoothstep(up) + inner * round_share
        plan = leg + (hip - leg) * of_hip[..., None]
        # no edge around the leg where it leaves the hips
        soft = np.exp(-(((heights + self.rise) / 40) ** 2))[:, None, None]
        plan = plan + soft * (gaussian_filter1d(plan, 10, axis=0, mode="nearest") - plan)
        lift = np.where(s > 0, self.lift[0], self.lift[1]) * np.abs(np.sin(s * np.pi / 2)) ** 1.5
        z = v + lift * smoothstep(1 + v / 170)
        points = np.concatenate([plan, z[..., None]], -1)
        halves = {}
        for name, columns in (("front", slice(COLUMNS - 1, None)), ("back", slice(COLUMNS - 1, None, -1))):
            rows = points[:, columns]
            along = np.pad(np.cumsum(np.linalg.norm(np.diff(rows[..., :2], axis=1), axis=-1), 1), ((0, 0), (1, 0)))
            even = np.linspace(0, 1, COLUMNS)
            rows = np.stack([
                np.stack([np.interp(even * a[-1], a, column) for column in row.T], -1) for row, a in zip(rows, along)
            ])
            regular = np.arange(heights[0], heights[-1], 2.0)
            outseam = gaussian_filter1d(np.interp(regular, heights, along[:, -1]), 35) / 2
            halves[name] = (RegularGridInterpolator((heights, even), rows), along[:, -1], np.interp(heights, regular, outseam))
        return heights, halves

    def width(self, half, v):
        heights, halves = self.unrolled
        return np.interp(v, heights, halves[half][1])

    def outseam(self, half, v):
        heights, halves = self.unrolled
        return np.interp(v, heights, halves[half][2])

    def inside(self, half, v):
        return self.outseam(half, v) - self.width(half, v)

    def from_side(self, half, distance, v):
        """Flat places (n, 2) of the right leg at a distance from the outseam."""
        distance, v = np.broadcast_arrays(np.asarray(distance, float), np.asarray(v, float))
        return np.stack([self.outseam(half, v) - distance, v], -1)

    def from_middle(self, half, distance, v):
        distance, v = np.broadcast_arrays(np.asarray(distance, float), np.asarray(v, float))
        return np.stack([self.inside(half, v) + distance, v], -1)

    def place(self, half, sign, uv):
        u, v = uv[:, 0] * sign, uv[:, 1]
        share = np.clip((self.outseam(half, v) - u) / self.width(half, v), 0, 1)
        v = np.clip(v, self.unrolled[0][0], self.unrolled[0][-1])
        points = self.unrolled[1][half][0](np.stack([v, share], -1))
        return self.hung(points * (sign, 1, 1))

    def hung(self, points):
        """No thing hangs quite straight: soft differences between left and right."""
        loose = smoothstep(-points[:, 2] / 260)[:, None]
        shift = np.stack([ripple(points * (1, 1, 0.6), 420, self.seed + axis) for axis in range(3)], -1)
        return points + loose * shift * (3.0, 3.5, 0.0)

    def pocket_line(self):
        """The opening of a front pocket on the right leg, from the outseam up to the waist."""
        deep, wide = self.pocket
        end = self.from_side("front", wide, self.top)
        start = self.from_side("front", 0, -deep)
        bend = self.from_side("front", wide * 0.78, -deep * 0.66)
        return curve(start, bend, end, start=(-1, -0.1), end=(0.05, 1))

    def along(self, half, function, high, low, step=6.0):
        """A line at heights from `high` to `low`."""
        v = np.linspace(high, low, max(2, int(abs(high - low) / step)))
        return np.stack([function(half, v), v], -1)

    def edges(self, half):
        """Edges of the right leg's panel, anticlockwise from the hem."""
        low, crotch = -self.length, -self.rise
        v = np.concatenate([np.linspace(self.top, crotch + 60, 40), np.linspace(crotch + 60, crotch, 60)[1:]])
        middle = np.stack([self.inside(half, v), v], -1)
        hem = line((self.inside(half, low), low), (self.outseam(half, low), low))
        inseam = self.along(half, self.inside, crotch, low)
        outseam = partial(self.along, half, self.outseam)
        if half == "back":
            deep = -self.pocket[0] if self.pocket else self.top
            edges = {"hem": hem, "outseam": outseam(low, deep), "hip": outseam(deep, self.top)} if self.pocket else {
                "hem": hem, "outseam": outseam(low, self.top)}
            waist = line((self.outseam(half, self.top), self.top), middle[0])
            return {**edges, "waist": waist, "crotch": middle, "inseam": inseam}
        if self.pocket:
            opening = self.pocket_line()
            edges = {"hem": hem, "outseam": outseam(low, opening[0, 1]), "pocket": opening}
            waist = line(opening[-1], middle[0])
        else:
            edges = {"hem": hem, "outseam": outseam(low, self.top)}
            waist = line((self.outseam(half, self.top), self.top), middle[0])
        if self.fly:
            open_part = v >= -self.fly
            last = open_part.sum() - 1
            return {**edges, "waist": waist, "fly": middle[: last + 1], "crotch": middle[last:], "inseam": inseam}
        return {**edges, "waist": waist, "crotch": middle, "inseam": inseam}

    def facing(self):
        """Edges of the cloth behind a pocket's opening, right leg."""
        opening = self.pocket_line()
        deep = opening[0, 1]
        high = opening[-1] - (26, 0)
        bag = offset(resampled(opening, 4.0)[::-1], -24)
        bag = bag[bag[:, 0] < opening[0, 0] - 20]
        return {
            "hip": self.along("front", self.outseam, deep, self.top),
            "waist": line((self.outseam("front", self.top), self.top), high),
            "bag": np.concatenate([[high], bag[bag[:, 1] < self.top - 6], [opening[0]]]),
        }

    def pattern(self):
        panels, seams = {}, []
        for side, sign in SIDES:
            kinds = [("front", "front", self.edges("front")), ("back", "back", self.edges("back"))]
            if self.pocket:
                kinds.append(("facing", "front", self.facing()))
            for name, half, edges in kinds:
                if sign < 0:
                    edges = {edge: mirrored(edges[edge]) for edge in reversed(edges)}
                panels[f"{name} {side}"] = Panel(edges, partial(self.place, half, sign), 1 if half == "front" else -1)
            front, back = f"front {side}", f"back {side}"
            seams += [((front, edge), (back, edge), False) for edge in ("outseam", "inseam")]
            if self.pocket:
                seams.append(((f"facing {side}", "hip"), (back, "hip"), False))
        seams += [((f"{half} right", "crotch"), (f"{half} left", "crotch"), True) for half in ("front", "back")]
        return Pattern(panels, seams)

    def places(self, name, uv):
        """Share of the leg's width from the outseam (to the front positive, 1 at the middle) and height, (n, 2)."""
        kind, side = name.split()
        half = "back" if kind == "back" else "front"
        u = uv[:, 0] * (1 if side == "right" else -1)
        share = (self.outseam(half, uv[:, 1]) - u) / self.width(half, uv[:, 1])
        return np.stack([share if half == "front" else -share, uv[:, 1]], -1)

    def lengths(self, places):
        """`places` with the share as a length around the leg."""
        v = places[:, 1]
        share = places[:, 0]
        around = np.where(share > 0, self.width("front", v), self.width("back", v))
        beyond = np.abs(share) > 1
        other = np.where(share > 0, self.width("back", v), self.width("front", v))
        u = np.where(beyond, np.sign(share) * (around + (np.abs(share) - 1) * other), share * around)
        return np.stack([u, v], -1)

    def folds(self, random, sign):
        """Folds of a leg: [([(share, height), …], half width, height)], shares as in `places`."""
        return []

    def fold_heights(self, drape):
        """Height of folds at flat points (k,)."""
        heights = np.zeros(len(drape.uv))
        for index, name in enumerate(self.pattern().panels):
            mine = drape.panel == index
            kind, side = name.split()
            sign = 1 if side == "right" else -1
            places = self.places(name, drape.uv[mine])
            flat, total = self.lengths(places), np.zeros(mine.sum())
            for control, width, rise in self.folds(np.random.default_rng(self.seed + sign + 7), sign):
                for turn in (-2, 0, 2):
                    # around the inseam a fold goes on to the other half
                    turned = np.array(control, float) + (turn, 0)
                    ends = self.lengths(turned)
                    low, high = ends.min(0) - 5 * width, ends.max(0) + 5 * width
                    near = np.flatnonzero(((flat > low) & (flat < high)).all(1))
                    if len(near):
                        total[near] += fold(flat[near], ends, width, rise)
            heights[mine] = total
        return heights

    @cached_property
    def drape(self):
        """The panels on the form, as fine triangles."""
        pattern = cut(self.pattern(), self.spacing)
        weld = welded(len(pattern.uv), pattern.sewn)
        rough = Drape(np.zeros((weld.max() + 1, 3)), pattern.uv, pattern.panel, weld, pattern.triangles)
        fine = rough.subdivided().subdivided()
        start = np.empty((len(fine.uv), 3))
        for index, panel in enumerate(self.pattern().panels.values()):
            mine = fine.panel == index
            start[mine] = panel.place(fine.uv[mine])
        share = np.bincount(fine.weld)
        return replace(fine, vertices=np.stack([np.bincount(fine.weld, column) / share for column in start.T], 1))

    def more_heights(self, drape, places, seam, hem):
        """Further heights at flat points (k,): gathers, layers."""
        return 0.0

    @cached_property
    def fine(self):
        """The drape with folds; numbers of its flat points by name: seam, hem, crest, share, height."""
        fine = self.drape
        seam, hem = np.full(len(fine.uv), 1000.0), np.full(len(fine.uv), 1000.0)
        opening, places = np.full(len(fine.uv), 1000.0), np.zeros_like(fine.uv)
        facing, left = np.zeros(len(fine.uv)), np.zeros(len(fine.uv), bool)
        for index, (name, panel) in enumerate(self.pattern().panels.items()):
            mine = fine.panel == index
            places[mine] = self.places(name, fine.uv[mine])
            left[mine] = name.endswith("left")
            sewn = [edge for part, edge in panel.edges.items() if part in ("outseam", "hip", "inseam", "crotch")]
            seam = np.minimum(seam, fine.distance(index, *sewn))
            if "hem" in panel.edges:
                hem = np.minimum(hem, fine.distance(index, panel.edges["hem"]))
            if "pocket" in panel.edges:
                opening = np.minimum(opening, fine.distance(index, panel.edges["pocket"]))
            if name.startswith("facing"):
                side = fine.distance(index, panel.edges["hip"])[mine]
                facing[mine] = -2.4 * smoothstep(side / 14)
            if "fly" in panel.edges:
                near = np.exp(-((fine.distance(index, panel.edges["fly"]) / 22) ** 2))
                facing += np.where(mine, near * (1.4 if name.endswith("right") else -1.2), 0)
        crest = self.fold_heights(fine)
        held = smoothstep((-fine.uv[:, 1] - 14) / 60)
        heights = crest * held + facing
        heights += self.gape * np.exp(-opening / 12) * smoothstep(-(fine.uv[:, 1] - self.top) / 30)
        heights = heights + self.more_heights(fine, places, seam, hem)
        count = np.bincount(fine.weld)
        heights = np.bincount(fine.weld, heights) / count
        near_seam, near_hem = fine.at_vertices(seam), fine.at_vertices(hem)
        loose = smoothstep((-fine.vertices[:, 2] - 30) / 60)
        heights += self.puckered * loose * 1.3 * ripple(fine.vertices, 15, 1) * np.exp(-near_seam / 9)
        heights += self.puckered * ripple(fine.vertices, 11, 2) * np.exp(-(((near_hem - 8) / 9) ** 2))
        heights += loose * 1.1 * ripple(fine.vertices * (1, 1, 0.5), 60, 4)
        return fine.raised(heights), {
            "seam": seam, "hem": hem, "crest": crest, "share": places[:, 0], "height": places[:, 1], "opening": opening,
        }

    @cached_property
    def points(self):
        """Functions that find flat places of panels, like those of `Drape.point`, but on the form's exact surface."""
        fine, _ = self.fine
        values = np.concatenate([fine.vertices - self.drape.vertices, fine.normals()], 1)[fine.weld]

        def finder(index, place):
            mine = np.flatnonzero(fine.panel == index)
            tree = cKDTree(fine.uv[mine])

            def at(uv):
                away, nearest = tree.query(uv, 4)
                weight = 1 / (away**2 + 0.02)
                found = (values[mine[nearest]] * (weight / weight.sum(1, keepdims=True))[..., None]).sum(1)
                return place(uv) + found[:, :3], unit(found[:, 3:])

            return at

        return {name: finder(index, panel.place) for index, (name, panel) in enumerate(self.pattern().panels.items())}

    @cached_property
    def first_of_weld(self):
        """A flat point of each vertex."""
        return np.unique(self.drape.weld, return_index=True)[1]

    def shells(self, part, inside, finish, inner_finish=None, attributes=()):
        """Both sides of the cloth as pieces."""
        fine, known = self.fine
        near_hem = fine.at_vertices(known["hem"])
        thickness = self.thickness * np.where(near_hem < self.hem_depth, 1.8, 1.0)
        # between the legs the cloth turns so sharply that a thick one would pierce itself
        between = smoothstep((np.abs(known["share"]) - 0.82) / 0.1) * np.exp(-(((known["height"] + self.rise - 50) / 80) ** 4))
        thickness = thickness * (1 - 0.94 * between)[self.first_of_weld]
        given = {name: known[name] for name in ("seam", "hem", *attributes)}
        chosen = np.ones(len(fine.corners), bool)
        return [
            ("cloth", finish, part, *shell(fine, thickness, chosen, given, 1)),
            ("inside", inner_finish or finish, inside, *shell(fine, thickness, chosen, given, -1)),
        ]

    def edge(self, name, edge):
        return resampled(self.pattern().panels[name].edges[edge], 1.0)

    def both(self, half, flat):
        """A flat line of the right leg on both: [(panel's name, line)]."""
        return [(f"{half} {side}", flat * (sign, 1)) for side, sign in SIDES]

    def rows(self, part, names, edge, aways, **thread):
        """Rows of stitches along an edge of panels, at distances from it."""
        return [
            (f"{name} {edge}", THREAD, part, stitches(self.points[name], offset(self.edge(name, edge), away), **thread), {})
            for name in names for away in aways
        ]

    def around(self, v, begin=0.0, end=4.0, step=2.5):
        """Points (n, 3), outward normals (n, 3) and lengths (n,) around the waist at height v.

        It begins in the middle of the front, over the right side, the back and the left side; 1 is a quarter."""

        def at(turn, height):
            turn = turn % 4
            quarter = np.minimum(turn.astype(int), 3)
            share = turn - quarter
            found = np.empty((len(turn), 3))
            for index, (half, sign, backwards) in enumerate((("front", 1, True), ("back", 1, False), ("back", -1, True), ("front", -1, False))):
                mine = quarter == index
                across = 1 - share[mine] if backwards else share[mine]
                rows = self.unrolled[1][half][0](np.stack([np.full(mine.sum(), height), across], -1))
                found[mine] = self.hung(rows * (sign, 1, 1))
            return found

        turn = np.linspace(begin, end, 1200)
        line_of = at(turn, v)
        along = length_along(line_of)
        turn = np.interp(np.linspace(0, along[-1], int(along[-1] / step)), along, turn)
        points = at(turn, v)
        ahead, behind = at(turn + 0.01, v), at(turn - 0.01, v)
        lower = at(turn, v - 10)
        normals = unit(np.cross(ahead - behind, points - lower))
        return points, normals, length_along(points), turn

    def band(self, low, high, out, under=3.0, begin=0.0, end=4.0, wave=None, rise=None):
        """A waistband between two heights as a closed section around the waist: surface, and functions for what is on it.

        out: how far outside the form, a number or a function of turns; wave: a function of (length, height) -> extra."""
        rows = np.linspace(low, high, 15)
        ring = [self.around(v, begin, end) for v in rows]
        count = min(len(points) for points, *_ in ring)
        even = np.linspace(0, 1, count)

        def same(values):
            return np.stack([np.interp(even, np.linspace(0, 1, len(values)), column) for column in values.reshape(len(values), -1).T], -1)

        points = np.stack([same(r[0]) for r in ring], 1)
        normals = unit(np.stack([same(r[1]) for r in ring], 1))
        along, turn = same(ring[7][2])[:, 0], same(ring[7][3])[:, 0]
        offset_out = np.broadcast_to(out(turn) if callable(out) else out, (count,))[:, None]
        bulge = np.sin(np.linspace(0.12, np.pi - 0.12, len(rows))) ** 0.5
        outer = offset_out - 1.0 + 1.0 * bulge
        if wave is not None:
            outer = outer + wave(along[:, None], rows[None])
        if rise is not None:
            points = points + np.array([0, 0, 1.0]) * rise(turn)[:, None, None]
        front = points + normals * outer[..., None]
        rear = points - normals * under
        section = np.concatenate([front, rear[:, ::-1]], 1)
        texture = np.stack(np.broadcast_arrays(along[:, None], np.concatenate([rows, rows[::-1]])[None]), -1)
        faces = grid_faces(section.shape[0], section.shape[1], False, True)
        ends = []
        for column in (0, -1):
            cap = np.stack([front[column], rear[column]], 0)
            ends.append(grid(cap if column else cap[::-1], np.zeros((*cap.shape[:2], 2))))
        surface = merge([Surface(section.reshape(-1, 3), faces, texture.reshape(-1, 2)), *ends])

        def point(flat):
            """Flat places (n, 2) of length along the band and height, on its outside."""
            at = RegularGridInterpolator((along, rows), np.concatenate([front, normals], -1), bounds_error=False, fill_value=None)
            found = at(flat)
            return found[:, :3], unit(found[:, 3:])

        return surface, point, along, turn

    def loop(self, turn, low, high, width=11.0, lean=0.0):
        """A belt loop over the waistband: its surface, and rows of stitches on it."""
        rows = np.linspace(low, high, 40)
        path, normals = [], []
        for v in rows:
            points, outward, _, _ = self.around(v, turn - 0.03, turn + 0.03, step=1.0)
            middle = len(points) // 2
            path.append(points[middle])
            normals.append(outward[middle])
        path, normals = np.array(path), np.array(normals)
        share = np.linspace(0, 1, len(rows))
        bow = 3.2 + 3.4 * np.sin(np.pi * np.clip((share - 0.06) / 0.86, 0, 1)) ** 0.6
        across = unit(np.cross(normals, [0, 0, 1.0]))
        path = path + normals * bow[:, None] + across * (lean * (share - 0.5))[:, None]
        strap = sweep(path, normals, width, 2.2, 20, power=5)
        threads = []
        for off in (-width * 0.27, width * 0.27):
            even = resampled(np.hstack([path + across * off + normals * 1.0, normals]), 0.6)
            along = length_along(even[:, :3])
            for start in np.arange(1.0, along[-1] - 3, 3.6):
                at = np.linspace(start, start + 2.6, 6)
                piece = np.stack([np.interp(at, along, column) for column in even.T], 1)
                taper = np.sin(np.linspace(0.15, np.pi - 0.15, 6)) ** 0.5
                threads.append(sweep(piece[:, :3] + piece[:, 3:] * 0.3, piece[:, 3:], 0.8 * taper, 0.7 * taper, 6))
        for at in (1, len(rows) - 3):
            # bar tacks
            for step in np.linspace(-0.42, 0.42, 9) * width:
                base = path[at] + across[at] * step + normals[at] * 1.1
                up = unit(path[at + 1] - path[at])
                bar = base + up * np.linspace(-1.5, 1.5, 5)[:, None]
                threads.append(sweep(bar, np.repeat(normals[at][None], 5, 0), 0.9, 0.8, 6))
        return strap, merge(threads)

    def button(self, centre, normal, radius, height=3.0):
        """A metal button: a domed disc with a rim."""
        profile = np.stack([
            radius * np.array([0, 0.3, 0.55, 0.68, 0.74, 0.8, 0.88, 0.96, 1.0, 1.0, 0.9, 0.7]),
            height * np.array([0.82, 0.82, 0.8, 0.74, 0.7, 0.88, 1.0, 0.96, 0.8, 0.4, 0.2, 0.0]),
        ], -1)
        first = unit(np.cross(normal, [0, 0, 1.0]))
        second = np.cross(normal, first)
        turn = np.linspace(0, 2 * np.pi, 48, endpoint=False)
        round_ = np.cos(turn)[:, None] * first + np.sin(turn)[:, None] * second
        points = centre + round_[None] * profile[:, :1, None] + normal * profile[:, 1][:, None, None]
        # inner ring first: faces look outward
        return Surface(points.reshape(-1, 3), grid_faces(len(profile), len(turn), False, True)[:, ::-1], np.zeros((len(profile) * len(turn), 2)))

    def rivet(self, name, places, radius=3.4):
        positions, normals = self.points[name](np.asarray(places, float))
        return merge([self.button(p + n * 0.6, n, radius, 1.8) for p, n in zip(positions, normals)])

    def strip(self, name, flat, inner, outer, height, step=1.2):
        """A band of cloth between two distances from a flat line, with folded edges: a felled seam."""
        across = np.linspace(inner, outer, max(6, int(abs(outer - inner) / step)))
        flat = resampled(flat, 2.0)
        places = np.stack([offset(flat, distance) for distance in across], 1)
        edge = np.minimum(across - across.min(), across.max() - across)
        position, normal = self.points[name](places.reshape(-1, 2))
        lift = np.broadcast_to(height * np.clip(0.1 + edge / 1.3, 0, 1), places.shape[:2]).reshape(-1, 1)
        return grid((position + normal * lift).reshape(*places.shape[:2], 3), places)

    def patch_pocket(self, name, outline, height, columns=90, rows=90):
        """A pocket sewn on: `outline(share (n,), down (n,))` gives flat places for −1…1 across and 0…1 down."""
        share, down = np.meshgrid(np.linspace(-1, 1, columns), np.linspace(0, 1, rows))
        flat = outline(share.ravel(), down.ravel())
        edge = np.minimum.reduce([(1 - np.abs(share)) * columns, (1 - down) * rows, down * rows + 0.5]).ravel()
        lift = height * np.clip(0.1 + edge / 1.4, 0, 1)
        position, normal = self.points[name](flat)
        # the mouth stands off a little, the bag is worn round
        mouth = 1.2 * np.exp(-down.ravel() * 9) * (1 - share.ravel() ** 2)
        position = position + normal * (lift + mouth + 1.2 * (1 - share.ravel() ** 4) * np.sin(np.pi * down.ravel()))[:, None]
        texture = flat.reshape(*share.shape, 2)
        return grid(position.reshape(*share.shape, 3), texture)
