"""A woven shirt with buttons: collar on a stand, placket, barrel cuffs, yoke, chest pocket, curved hem."""
from dataclasses import replace
from enum import IntEnum

import numpy as np

from ..materials import THREAD, Finish
from ..mesh import Surface, grid_faces
from . import fabrics
from .balance import balanced
from .drape import resampled
from .finish import above, offset, patch, ripple, stitches
from .outerwear import PLASTIC, Collar, Jacket, plain, rise_at, upright
from .patterns import curve, line
from .sew import Cloth, Motion, draped
from .tailoring import Fall, button, pressed
from .tops import mirrored
from .views import ASPECT, LIGHT, hang, views

__all__ = ["ASPECT", "LIGHT", "PARTS", "VIEWS", "COLOURWAYS", "build"]


class Part(IntEnum):
    BODY = 0
    SLEEVES = 1
    OVERLAY = 2
    POCKET = 3
    BUTTONS = 4
    THREAD = 5
    LABEL = 6


PARTS = tuple(part.name.lower() for part in Part)
VIEWS = views(detail=((-130, -170, -250), (190, -40, 60)))
COLOURWAYS = {  # body, sleeves, overlay (collar, placket, cuffs), pocket, buttons, thread, label
    "white": ("#f3f2ee", "#f3f2ee", "#f3f2ee", "#f3f2ee", "#e6e1d6", "#f3f2ee", "#2f5d50"),
    "sky": ("#9db9d8", "#9db9d8", "#9db9d8", "#9db9d8", "#efece4", "#9db9d8", "#efe9df"),
    "ink": ("#232a3a", "#232a3a", "#232a3a", "#232a3a", "#3a3f4c", "#232a3a", "#efe9df"),
}


def woven(s):
    """Relief of poplin: threads, and creases that ironing left or wear has made."""
    return s.add(
        s.times(s.weave(0.8), 0.06),
        s.times(fabrics.fibres(s, 5.0, 2.0), 0.2),
        s.times(s.times(fabrics.creases(s, 34.0, 28.0), fabrics.fibres(s, 55.0, 55.0)), 0.8),
        s.times(s.times(fabrics.creases(s, 90.0, 60.0), fabrics.fibres(s, 80.0, 80.0)), 2.4),
        s.times(fabrics.fibres(s, 60.0, 40.0), 2.0),
        s.times(fabrics.near(s, "seam", 0.2, 2.2), -1.2),
        s.times(fabrics.near(s, "seam", 7.0, 8.5), 0.3),
        s.times(fabrics.near(s, "hem", 7.0, 8.5), 0.3),
        s.times(fabrics.furrow(s, "hem", 6.0), -0.3),
    )


def woven_tone(s):
    slubs = s.add(s.times(fabrics.fibres(s, 30.0, 1.2), 0.07), s.times(fabrics.fibres(s, 1.2, 30.0), 0.07))
    return s.add(0.92, slubs, s.times(fabrics.near(s, "seam", 0.5, 2.2), -0.19))


POPLIN = Finish(0.84, 0.18, woven, woven_tone, sheen=0.12)


class Shirt(Jacket):
    chest = 276
    length = 745
    shoulder = 232
    shoulder_drop = 42
    neck = 84
    neck_front, neck_back = 82, 18
    armhole = 238
    sleeve = 590
    bicep = 196
    opening = 132
    cuff, cuff_height = 114, 62
    hem_share, hem_height = 1.0, 20
    slope, closer, folded = 0.14, 0.1, 1.0
    padded, crimped = 0.0, 0.9
    flat = 24
    slimmer = 0.18
    side_rise = 62
    held = (("front", 112, -214, 46, 52),)
    cloth = Cloth(bending=0.35, mass=0.1, spacing=13)
    motion = Motion(arms_up=45, arms_down=16)

    def half(self, neck_drop, hollow):
        half = super().half(neck_drop, hollow)
        half["side"] = line((self.chest - 4, -self.length + self.side_rise), half["side"][-1])
        return half

    def torso(self, neck_drop, hollow):
        edges = super().torso(neck_drop, hollow)
        right = curve(
            (0, -self.length), (self.chest * 0.55, -self.length + 6), (self.chest - 4, -self.length + self.side_rise),
            start=(1, 0), end=(1, 0.9),
        )
        return edges | {"hem": np.concatenate([mirrored(right), right[1:]])}

    def pattern(self):
        pattern = super().pattern()
        pattern.panels = {name: panel for name, panel in pattern.panels.items() if not name.startswith("hem")}
        pattern.seams = [seam for seam in pattern.seams if not any(end[0].startswith("hem") for end in seam[:2])]
        return pattern

    def evened(self, drape):
        """Without most of the twist that sewing leaves, and flat at the placket and the pocket."""
        panels = list(self.pattern().panels)

        def share(name):
            return 0.26 if name.startswith(("sleeve", "cuff")) else 0.42

        drape = super().evened(balanced(drape.smoothed(2), panels, share))
        return pressed(drape, panels, self.held + (("front", 0, -self.length / 2, 16, self.length),), rounds=20)

    def eased(self, drape):
        """Narrower at the waist, and rounder at the hem's sides."""
        drape = super().eased(drape)
        x, y, z = drape.vertices.T
        torso, rise = np.zeros((2, len(x)))
        mine = self.of_panels(drape, "front", "back")
        torso[drape.weld[mine]] = 1
        u, v = np.abs(drape.uv[mine].T) / ((self.chest,), (1,))
        rise[drape.weld[mine]] = 46 * np.clip(u, 0, 1) ** 2.6 * np.clip(1 - (self.length - v) / 220, 0, 1) ** 1.5
        low = np.clip((-z - 220) / 260, 0, 1)
        narrow = 1 - 0.075 * torso * low * low * (3 - 2 * low)
        return replace(drape, vertices=np.stack([x * narrow, y, z + rise], 1))

    def worn(self, random):
        """Creases of light woven cloth: narrow, aslant, out of the arm pits, at the waist, elbows and cuffs."""
        chest, armhole, length = self.chest, self.armhole, self.length
        torso = []
        for side in (-1, 1):
            for lift in (76, 30, -24):
                reach = random.uniform(0.35, 0.7)
                middle, end = (0.98 - reach / 2, lift - armhole), (0.98 - reach, lift * 1.7 - armhole)
                at = [(0.98, lift * 0.2 - armhole), middle, end]
                torso.append((side, at, random.uniform(8, 12), random.uniform(4.0, 6.0)))
            for across in np.array([0.22, 0.45, 0.66, 0.88]) + random.uniform(-0.06, 0.06, 4):
                high, lean = random.uniform(90, 300), random.uniform(-0.12, 0.12)
                at = [(across, -length - 10), (across + lean / 2, high / 2 - length), (across + lean, high - length)]
                torso.append((side, at, random.uniform(12, 20), random.uniform(4.0, 7.0)))
            for level in (0.5, 0.62, 0.74):
                reach, fall = random.uniform(0.35, 0.75), random.choice((-1, 1)) * random.uniform(60, 120)
                start = -length * (level + random.uniform(-0.04, 0.04))
                at = [(0.99, start), (0.99 - reach / 2, start + fall * 0.4), (0.99 - reach, start + fall)]
                torso.append((side, at, random.uniform(7, 12), random.uniform(2.6, 4.6)))
        lines = [(np.array([(side * x * chest, y) for x, y in at]), width, height) for side, at, width, height in torso]
        return super().worn(random) | {"front": lines, "back": lines}

    def gathers(self, drape):
        """Two pleats above each cuff, and the box pleat under the yoke."""
        heights = np.zeros(len(drape.uv))
        for index, (name, panel) in enumerate(self.pattern().panels.items()):
            u, v = drape.uv.T
            mine = drape.panel == index
            if name.startswith("sleeve"):
                up = v + self.sleeve
                pleats = sum(np.exp(-(((u - at) / 7) ** 2)) for at in (-18, 12)) - 0.5
                heights[mine] += (3.4 * pleats * np.exp(-np.clip(up, 0, None) / 60) * (np.abs(u) < 70))[mine]
            if name == "back":
                under = np.clip(-v - 112, 0, None)
                pleat = np.exp(-(((np.abs(u) - 15) / 6) ** 2)) - 0.4 * np.exp(-((u / 9) ** 2))
                heights[mine] += (3.0 * pleat * np.exp(-under / 170) * (under > 0))[mine]
        return heights

    def finished(self, drape):
        """The sewn shirt as pieces for `views.hang`."""
        panels = list(self.pattern().panels)
        fine, seam, hem = self.sewn(drape, free=("hem", "free"), bound=("neck",))
        pieces = self.shells(fine, 0.7 + 0.5 * (fine.at_vertices(hem) < 8), {"seam": seam, "hem": hem}, (
            (Part.BODY, Part.BODY, POPLIN, POPLIN, ("front", "back")),
            (Part.SLEEVES, Part.SLEEVES, POPLIN, POPLIN, ("sleeve",)),
            (Part.OVERLAY, Part.OVERLAY, POPLIN, POPLIN, ("cuff",)),
        ))
        stand = Collar(fine, self.neck_loop(fine), upright(36, front=0.8), 2.6, inward=0.22, bow=1.5, sag=0.6)
        fall = Fall(fine, stand)
        surfaces = (*stand.surfaces(), *fall.surfaces())
        pieces += [("collar", POPLIN, Part.OVERLAY, surface, plain(surface)) for surface in surfaces]
        row = stitches(fall.point, fall.edge(6.0), 2.4, 0.9, 0.45)
        pieces.append(("collar stitches", THREAD, Part.THREAD, row, {}))

        body = fine.point(panels.index("front"))
        pieces += self.placket(body, stand) + self.pocket(body) + self.yoke(fine.point(panels.index("back")))
        pieces += self.cuffs(fine, panels)
        pieces += self.seam_stitches(fine, [
            (Part.THREAD, "front", f"{edge} {side}", (7.0,))
            for side in ("right", "left") for edge in ("armhole", "shoulder")
        ] + [(Part.THREAD, half, "hem", (6.0,)) for half in ("front", "back")], 0.45)
        back = drape.smoothed(12).point(panels.index("back"))
        label = patch(back, (-28, 28), (-self.neck_back - 40, -self.neck_back - 6), -3.0)
        return pieces + [("label", fabrics.LABEL, Part.LABEL, label, {})]

    def placket(self, body, stand):
        """A doubled strip down the front with buttons, and a button on the collar's stand."""
        low, high = -self.length + 1, -self.neck_front - 0.5
        left, right = -16.5, 17.5
        inner = np.linspace(left + 3, right - 2, 36)
        u = np.concatenate([np.arange(left, left + 3, 0.4), inner, right - np.arange(1.6, -0.1, -0.4)])
        v = np.arange(low, high, 1.6)
        across, along = np.meshgrid(u, v)
        waves = ripple(along.reshape(-1, 1), 34, 5).reshape(along.shape) * np.exp(-(across - left) / 9)
        rise = (2.0 * rise_at(across - left, 1.0) + 0.5 * waves) * rise_at(right - across, 1.0, 1.0)
        for row in (left + 6, right - 6):
            rise = rise - 0.45 * np.exp(-(((across - row) / 1.3) ** 2))
        flat = np.stack([across, along], -1)
        position, normal = body(flat.reshape(-1, 2))
        surface = Surface(position + normal * rise.reshape(-1, 1), grid_faces(*across.shape), flat.reshape(-1, 2))
        edge = np.minimum(across - left, right - across).ravel()
        pieces = [("placket", POPLIN, Part.OVERLAY, surface, plain(surface) | {"seam": edge})]
        raised = above(body, lambda places: np.full(len(places), 1.7))
        for row in (left + 6, right - 6):
            thread = stitches(raised, np.stack([np.full(len(v), row), v], 1)[3:-2], 2.4, 0.9, 0.45)
            pieces.append(("placket stitches", THREAD, Part.THREAD, thread, {}))
        on_placket = above(body, lambda places: np.full(len(places), 1.4))
        places = [(on_placket, (0.5, at), 0.3 * i) for i, at in enumerate(np.arange(high - 62, low + 90, -92))]
        places.append((lambda flat: stand.point(flat * (1, 0) + (0, 0.45)), (3.0, 0.0), 0.8))
        for point, at, turn in places:
            disc, thread = button(point, at, turn)
            pieces += [("button", PLASTIC, Part.BUTTONS, disc, {}), ("button thread", THREAD, Part.THREAD, thread, {})]
        for at in np.arange(high - 62, low + 90, -92):
            for side in (-1.1, 1.1):
                hole = np.array([(0.5 + side, y) for y in np.arange(at - 8, at + 8.1, 0.5)])
                pieces.append(("buttonhole", THREAD, Part.THREAD, stitches(raised, hole, 0.8, 0.1, 0.8), {}))
        return pieces

    def pocket(self, body):
        """A chest pocket with a pointed bottom and a hemmed mouth."""
        centre, top, wide, deep, point_of = 112.0, -158.0, 55.0, 112.0, 14.0
        s, t = np.meshgrid(np.linspace(-1, 1, 80), np.linspace(0, 1, 90))
        low = top - deep - point_of * (1 - np.abs(s))
        u, v = centre + wide * s, low + (top - low) * t
        rim = np.minimum(np.minimum((1 - np.abs(s)) * wide, (v - low)), (top - v))
        gape = 2.2 * np.exp(-(top - v) / 16) * np.cos(s * np.pi / 2)
        rise = (2.0 + gape) * rise_at(rim, 1.0, 1.0)
        sewn_edge = np.minimum((1 - np.abs(s)) * wide, v - low)
        rise = rise - 0.4 * np.exp(-(((sewn_edge - 3.0) / 1.1) ** 2))
        rise = rise - 0.5 * np.exp(-(((top - v) - 28) / 1.2) ** 2)
        flat = np.stack([u, v], -1)
        position, normal = body(flat.reshape(-1, 2))
        surface = Surface(position + normal * rise.reshape(-1, 1), grid_faces(*u.shape), flat.reshape(-1, 2))
        raised = above(body, lambda places: np.full(len(places), 1.8))
        bottom = top - deep
        outline = np.array([
            (centre - wide, top), (centre - wide, bottom), (centre, bottom - point_of), (centre + wide, bottom),
            (centre + wide, top),
        ])
        pieces = [("pocket", POPLIN, Part.POCKET, surface, plain(surface) | {"seam": rim.ravel()})]
        rows = [offset(resampled(np.array(ends), 1.0), 3.0) for ends in zip(outline, outline[1:])]
        rows.append(resampled(np.array([(centre - wide + 4, top - 28), (centre + wide - 4, top - 28)]), 1.0))
        for row in rows:
            pieces.append(("pocket stitches", THREAD, Part.THREAD, stitches(raised, row, 2.4, 0.9, 0.45), {}))
        return pieces

    def yoke(self, point):
        """The yoke's lower edge on the back, stitched."""
        reach = self.shoulder - 14
        edge = np.stack([np.linspace(-reach, reach, 200), np.full(200, -106.0)], 1)
        rise = 1.2
        across = np.concatenate([np.arange(0, 3, 0.4), np.linspace(3, 40, 18)])
        flat = np.stack([offset(edge, distance) for distance in across], 1)
        fall = 1 - across / 40
        height = rise_at(across, rise) * (0.2 + 0.8 * fall) - 0.5 * (1 - fall) ** 6
        position, normal = point(flat.reshape(-1, 2))
        position = position + normal * np.broadcast_to(height, flat.shape[:2]).reshape(-1, 1)
        surface = Surface(position, grid_faces(*flat.shape[:2])[:, ::-1], flat.reshape(-1, 2))
        raised = above(point, lambda places: np.full(len(places), 1.1))
        row = offset(resampled(edge, 1.0), 3.0)
        return [
            ("yoke", POPLIN, Part.BODY, surface, plain(surface) | {"seam": np.tile(across, len(edge))}),
            ("yoke stitches", THREAD, Part.THREAD, stitches(raised, row, 2.4, 0.9, 0.45), {}),
        ]

    def cuffs(self, fine, panels):
        """Rows of stitches on the cuffs, and a button on each."""
        pieces = []
        for side, sign in (("right", 1), ("left", -1)):
            point = fine.point(panels.index(f"cuff {side}"))
            reach = self.cuff - 2
            for level in (-6.0, -self.cuff_height + 6):
                row = np.stack([np.arange(-reach, reach, 1.0), np.full(int(2 * reach), level)], 1)
                pieces.append(("cuff stitches", THREAD, Part.THREAD, stitches(point, row, 2.4, 0.9, 0.45), {}))
            # the overlap, at the outer back of the wrist
            edge = np.array([(-34.0, v) for v in np.arange(-self.cuff_height + 0.5, -0.5, 1.0)])[::-sign]
            flat = np.stack([edge + (16 * s, 0) for s in np.linspace(0, 1, 14)], 1)
            height = rise_at(np.linspace(0, 16, 14), 1.8) * np.linspace(1, 0.1, 14)
            position, normal = point(flat.reshape(-1, 2))
            position = position + normal * np.broadcast_to(height, flat.shape[:2]).reshape(-1, 1)
            faces = grid_faces(*flat.shape[:2])
            surface = Surface(position, faces, flat.reshape(-1, 2))
            pieces.append(("cuff edge", POPLIN, Part.OVERLAY, surface, plain(surface)))
            disc, thread = button(point, (-24.0, -self.cuff_height / 2), 0.5, 5.4, 2.6)
            pieces += [("button", PLASTIC, Part.BUTTONS, disc, {}), ("button thread", THREAD, Part.THREAD, thread, {})]
        return pieces


GARMENT = Shirt()


def build(angle):
    hang(GARMENT.finished(draped("shirt", GARMENT)), angle)
