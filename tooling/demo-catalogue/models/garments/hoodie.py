"""A hoodie of brushed fleece: lined hood, kangaroo pocket, ribbed hem and cuffs, drawstrings."""
from dataclasses import replace
from enum import IntEnum
from functools import partial

import bmesh
import numpy as np
from mathutils import Matrix

from ..materials import METAL, THREAD
from ..mesh import length_along, merge, ring_points, smooth, sweep, unit
from . import body, fabrics
from .drape import resampled
from .finish import above, grid, offset, sheet, shell, stitches
from .patterns import Panel, curve, line
from .sew import Cloth, Motion, draped
from .tops import RibbedTop
from .views import ASPECT, LIGHT, hang, views

__all__ = ["ASPECT", "LIGHT", "PARTS", "VIEWS", "COLOURWAYS", "build"]


class Part(IntEnum):
    BODY = 0
    SLEEVES = 1
    HOOD = 2
    LINING = 3
    RIB = 4
    POCKET = 5
    CORD = 6
    METAL = 7


PARTS = tuple(part.name.lower() for part in Part)
VIEWS = views(detail=((-150, -160, -300), (150, -40, 60)))
COLOURWAYS = {  # body, sleeves, hood, lining, rib, pocket, cord, metal
    "grey": ("#a9aaab", "#a9aaab", "#a9aaab", "#8d8f91", "#a3a4a5", "#a9aaab", "#f1eee7", "#c9c9c9"),
    "moss": ("#5a6650", "#5a6650", "#5a6650", "#49533f", "#566149", "#5a6650", "#e9e3d4", "#b98a56"),
    "ink": ("#20242e", "#20242e", "#20242e", "#d9622b", "#20242e", "#20242e", "#d9622b", "#8a8d94"),
}


class Hoodie(RibbedTop):
    chest = 292
    length = 630
    shoulder = 246
    shoulder_drop = 46
    neck = 98
    neck_front, neck_back = 92, 24
    armhole = 258
    sleeve = 580
    bicep = 206
    opening = 144
    cuff, cuff_height = 100, 66
    hem_share, hem_height = 0.86, 66
    slope, closer, folded = 0.12, 0.1, 0.85
    hood_height, hood_depth = 350, 262
    pocket_width, pocket_top, pocket_height = 172, 108, 205
    cloth = Cloth(bending=0.8, mass=0.15, gap=3.5, spacing=14)
    motion = Motion(arms_up=45, arms_down=15)

    def pattern(self):
        pattern = super().pattern()
        front, back = (length_along(pattern.panels[name].edges["neck"])[-1] / 2 for name in ("front", "back"))
        for side, sign in (("right", 1), ("left", -1)):
            hood = f"hood {side}"
            # u runs to the back: seen from the right of the body that is to the right, from its left to the left
            pattern.panels[hood] = Panel(self.hood(front, back), partial(self.beside_head, sign), outward=sign)
        pattern.seams.append((("hood right", "crown"), ("hood left", "crown"), False))
        for half in ("front", "back"):
            # a neck runs from the right shoulder over the middle to the left one
            neck = pattern.panels[half].edges
            whole = neck.pop("neck")
            middle = len(whole) // 2
            rest = {name: neck.pop(name) for name in list(neck)[list(neck).index("shoulder left"):]}
            neck.update({"neck right": whole[: middle + 1], "neck left": whole[middle:], **rest})
            pattern.seams += [
                ((half, "neck right"), ("hood right", f"neck {half}"), half == "front"),
                ((half, "neck left"), ("hood left", f"neck {half}"), half == "back"),
            ]
        return pattern

    def hood(self, front, back):
        """Half of a hood from its side: u to the back, v up, 0 at the front of the neck."""
        height, depth = self.hood_height, self.hood_depth
        seam = curve((0, 0), (front * 0.55, -16), (front + back, 24), start=(1, -0.25), end=(1, 0.35))
        along = length_along(seam)
        seam = seam * (front + back) / along[-1]
        along = length_along(seam)
        at = np.searchsorted(along, front)
        end = seam[-1]
        return {
            "neck front": seam[: at + 1],
            "neck back": seam[at:],
            "crown": curve(
                end, (depth + 6, height * 0.45), (depth * 0.82, height * 0.85), (depth * 0.4, height), (4, height + 6),
                start=(0.3, 1), end=(-1, 0),
            ),
            "face": curve((4, height + 6), (-2, height * 0.5), (0, 0)),
        }

    def beside_head(self, side, uv):
        u, v = uv.T
        # the crown is sewn above the head, the neck around it
        narrow = np.clip((v - 180) / 220, 0, 1)
        return np.stack([side * (112 - 70 * narrow**2), u - 95, v - 10], axis=1)

    def formers(self):
        """A head that holds the hood open, then lays it down on the back and thins."""

        def build(bm):
            at = Matrix.Translation((0, 0.0, 0.135)) @ Matrix.Diagonal((90, 108, 140, 1))
            bmesh.ops.create_icosphere(bm, subdivisions=4, radius=body.METRE, matrix=at)

        head = body.solid("head", build)
        head.location = (0, 0.02, -0.01)
        for frame, tilt, thin in ((self.motion.dressed, 8, 1.0), (self.motion.lowered + 4, 66, 0.95), (self.motion.settled - 10, 74, 0.75)):
            head.rotation_euler = (-np.radians(tilt), 0, 0)
            head.scale = (1, thin, 1)
            head.keyframe_insert("rotation_euler", frame=frame)
            head.keyframe_insert("scale", frame=frame)
        return [head]

    def eased(self, drape):
        """With the hood laid on the back, where its former has left it in the air."""
        drape = super().eased(drape)
        hoods = [index for index, name in enumerate(self.pattern().panels) if name.startswith("hood")]
        of_hood = np.zeros(len(drape.vertices))
        of_hood[drape.weld[np.isin(drape.panel, hoods)]] = 1
        x, y, z = drape.vertices.T
        behind = np.clip(y - 70, 0, None) * of_hood
        # its rim stays up
        z = z - np.interp(z, [-50, 110], [0.5, 0.24]) * behind
        back = np.interp(-z, [40, 80, 140, 200], [60, 112, 146, 154]) - (x / 40) ** 2
        y = np.where(behind > 0, np.maximum(y - 0.55 * behind, np.minimum(y, back + 5)), y)
        return replace(drape, vertices=np.stack([x, y, z], 1)).smoothed(4, where=of_hood * (behind > 20))

    def finished(self, drape):
        """The sewn hoodie as pieces for `views.hang`."""
        panels = self.pattern().panels
        fine, seam, hem = self.sewn(drape, free=("face",), bound=("free",))
        near_hem = fine.at_vertices(hem)
        names = np.array(list(panels))[fine.panel[fine.corners[:, 0]]]

        thickness = 2.4 + 1.4 * (near_hem < 21)
        distances = {"seam": seam, "hem": hem}
        pieces = []
        for part, inside, finish, beginnings in (
            (Part.BODY, Part.BODY, fabrics.FLEECE, ("front", "back")),
            (Part.SLEEVES, Part.SLEEVES, fabrics.FLEECE, ("sleeve",)),
            (Part.HOOD, Part.LINING, fabrics.FLEECE, ("hood",)),
            (Part.RIB, Part.RIB, fabrics.WIDE_RIB, ("cuff", "hem")),
        ):
            chosen = np.any([np.char.startswith(names, beginning) for beginning in beginnings], axis=0)
            pieces.append((part.name, finish, part, *shell(fine, thickness, chosen, distances, 1)))
            pieces.append((part.name, finish, inside, *shell(fine, thickness, chosen, distances, -1)))

        points = {name: fine.point(index) for index, name in enumerate(panels)}
        for name, part, edges in (
            ("front", Part.BODY, ("hem", "armhole right", "armhole left", "shoulder right", "shoulder left")),
            ("back", Part.BODY, ("hem", "armhole right", "armhole left")),
            ("sleeve right", Part.SLEEVES, ("opening",)),
            ("sleeve left", Part.SLEEVES, ("opening",)),
            ("hood right", Part.HOOD, ("crown", "neck front", "neck back")),
            ("hood left", Part.HOOD, ("crown", "neck front", "neck back")),
        ):
            for edge in edges:
                line_of_edge = offset(resampled(panels[name].edges[edge], 1.0), 4.0)
                pieces.append((f"{name} {edge}", THREAD, part, stitches(points[name], line_of_edge, thread=0.6), {}))
        for name in ("hood right", "hood left"):
            face = offset(resampled(panels[name].edges["face"], 1.0), 21)
            pieces.append((f"{name} face", THREAD, Part.HOOD, stitches(points[name], face, thread=0.6), {}))
        return pieces + self.pocket(points["front"]) + self.drawstrings(points)

    def pocket(self, point):
        """The kangaroo pocket: sewn on but for its two slanted sides, which gape a little."""
        low, bend = -self.length + 3, -self.length + 70
        top = -self.length + self.pocket_height

        def half_width(v):
            return np.interp(v, [low, bend, top], [self.pocket_width, self.pocket_width, self.pocket_top])

        slant = unit(np.array([self.pocket_width - self.pocket_top, top - bend]))

        def rise(flat):
            u, v = np.abs(flat[:, 0]), flat[:, 1]
            side = (half_width(v) - u) * np.where(v > bend, slant[1], 1)
            sewn = np.minimum.reduce([v - low, top - v, np.where(v > bend, 1000, side)])
            gape = np.sin(np.clip((v - bend) / (top - bend), 0, 1) * np.pi) ** 0.7 * np.exp(-side / 26)
            return 4.0 * np.clip(0.3 + sewn / 2, 0, 1) + 6 * gape + 2 * np.clip(sewn / 60, 0, 1)

        rows = np.linspace(low, top, 130)
        share = np.linspace(-1, 1, 220)
        flat = np.stack(np.broadcast_arrays(half_width(rows)[:, None] * share, rows[:, None]), -1)
        raised = above(point, rise)
        cover = sheet(raised, flat)
        lower = above(point, lambda places: np.maximum(rise(places) - 4.4, -1))
        rims = []
        for column in (0, -1):
            edge = flat[:, column]
            top_edge, low_edge = raised(edge)[0], lower(edge)[0]
            rims.append(np.stack([top_edge, low_edge] if column else [low_edge, top_edge], 1))
        pieces = []
        for surface in (cover, *(grid(rim, np.zeros((*rim.shape[:2], 2))) for rim in rims)):
            far = np.full(len(surface.vertices), 1000.0)
            pieces.append(("pocket", fabrics.FLEECE, Part.POCKET, surface, {"seam": far, "hem": far}))
        right = [(self.pocket_width, low), (self.pocket_width, bend), (self.pocket_top, top)]
        outline = np.array(right + [(-u, v) for u, v in reversed(right)], float)
        for away in (3.5, 9.0):
            for start, end in zip(outline, outline[1:]):
                row = offset(resampled(np.array([start, end]), 1.0), away)
                pieces.append(("pocket stitches", THREAD, Part.POCKET, stitches(raised, row, thread=0.6), {}))
        return pieces

    def drawstrings(self, points):
        """Two cords out of eyelets in the hood's hem, with knotted ends."""
        cords, tips, eyelets = [], [], []
        for side, name, reach in ((1, "hood right", 250), (-1, "hood left", 228)):
            (eyelet,), (outward,) = points[name](np.array([[16.0, 24.0]]))
            ring = ring_points(eyelet + outward * 0.8, outward, 4.2)
            eyelets.append(sweep(ring, np.repeat(outward[None], len(ring), 0), 2.4, 1.8, closed=True))
            down = np.linspace(0, 1, 60)
            flat = np.stack([side * (30 + 6 * np.sin(down * 2.6 + side)), -self.neck_front - 24 - reach * down], 1)
            hanging, normal = points["front"](flat)
            hanging = hanging + normal * 5.0
            path = np.vstack([eyelet - outward * 3, eyelet + outward * 4, hanging])
            normals = np.vstack([outward, outward, normal])
            path = resampled(np.hstack([path, normals]), 2.0)
            path = np.hstack([smooth(path[:, :3], 30), smooth(path[:, 3:], 30)])
            cords.append(sweep(path[:, :3], path[:, 3:], 6.4, 5.6))
            end = path[-9:]
            bulge = 6.4 + 6.0 * np.sin(np.linspace(0, np.pi, len(end))) ** 0.6
            tips.append(sweep(end[:, :3], end[:, 3:], bulge, bulge * 0.9))
        return [
            ("drawstrings", fabrics.CORD, Part.CORD, merge(cords + tips), {}),
            ("eyelets", METAL, Part.METAL, merge(eyelets), {}),
        ]


GARMENT = Hoodie()


def build(angle):
    hang(GARMENT.finished(draped("hoodie", GARMENT)), angle)
