"""A single-breasted coat of wool to the knee: lapels, three buttons, flap pockets, welt on the chest, vent."""
from dataclasses import replace
from enum import IntEnum

import numpy as np
from scipy.spatial import cKDTree

from ..materials import THREAD, Finish
from ..mesh import Surface, grid_faces, unit
from . import fabrics
from .balance import balanced
from .finish import patch, ripple, smooth_ring
from .outerwear import LINING, PLASTIC, Collar, Jacket, laid, plain, quad, rise_at
from .patterns import curve
from .sew import Cloth, Motion, draped
from .tailoring import button, edge_strip, pressed
from .views import ASPECT, LIGHT, hang, views

__all__ = ["ASPECT", "LIGHT", "PARTS", "VIEWS", "COLOURWAYS", "build"]


class Part(IntEnum):
    BODY = 0
    SLEEVES = 1
    OVERLAY = 2
    POCKET = 3
    BUTTONS = 4
    LINING = 5
    LABEL = 6


PARTS = tuple(part.name.lower() for part in Part)
VIEWS = views(detail=((-150, -170, -330), (190, -40, 60)))
COLOURWAYS = {  # body, sleeves, overlay (collar, lapels), pocket, buttons, lining, label
    "oat": ("#d3c6ae", "#d3c6ae", "#d3c6ae", "#d3c6ae", "#8a7452", "#a8977a", "#2f5d50"),
    "camel": ("#b07f48", "#b07f48", "#b07f48", "#b07f48", "#5b3d22", "#6e4b2a", "#efe9df"),
    "navy": ("#20263a", "#20263a", "#20263a", "#20263a", "#14161f", "#5d2a33", "#efe9df"),
}
#: Felted wool: no thread is seen, but a nap.
MELTON = Finish(
    0.95, 0.1,
    lambda s: s.add(
        s.times(s.noise(1.3, 5.0, 0.7), 0.5), s.times(fabrics.fibres(s, 9.0, 4.0), 0.9),
        s.times(fabrics.fibres(s, 70.0, 50.0), 2.0), s.times(fabrics.near(s, "seam", 0.2, 3.0), -1.2),
    ),
    lambda s: s.add(
        0.68, s.times(s.noise(1.6, 4.0), 0.26), s.times(fabrics.fibres(s, 9.0, 4.0, 4.0), 0.24),
        s.times(fabrics.fibres(s, 50.0, 40.0), 0.14), s.times(fabrics.near(s, "seam", 0.5, 2.8), -0.3),
    ),
    sheen=0.4,
)


def pricked(edge):
    """How deep the stitches along an edge draw the cloth in, at distances from it."""
    return 0.9 * np.exp(-(((edge - 7.0) / 1.7) ** 2))


def edged(surface, away):
    """Attributes of a surface whose vertices are so far from its edges."""
    return plain(surface) | {"seam": np.ravel(away)}


class Leaf:
    """The collar that rolls over its stand and lies on the shoulders; it ends at the notch of the lapels, `gap` mm from
    the front's middle."""

    def __init__(self, drape, stand, gap, back=26.0, front=72.0, notch=0.6, turn=26.0, thickness=4.6):
        cloth, normals = cKDTree(drape.vertices), drape.normals()
        ring = stand.ring
        along = unit(smooth_ring(np.roll(ring, -1, 0) - np.roll(ring, 1, 0), 30))
        away = np.cross(along, unit(smooth_ring(normals[cloth.query(ring)[1]], 60)))
        away = unit(smooth_ring(away * np.sign((away * (ring - ring.mean(0))).sum()), 120))
        place = np.arange(gap, stand.length - gap, 1.0)
        near = np.minimum(place, stand.length - place) - gap
        side = np.where(place < stand.length / 2, 1, -1)
        share = np.linspace(0, 1, 48)
        p, t = np.meshgrid(place, share, indexing="ij")
        # below the notch it is sewn to the lapel, beyond it turns up
        shift = turn * np.clip((t - notch) / (1 - notch), 0, 1) * np.exp(-near / 60)[:, None]
        columns = np.round(p + side[:, None] * shift).astype(int) % stand.length
        first = np.round(place).astype(int) % stand.length
        height = stand.height[first][:, None]
        lean = stand.at(first, np.ones(len(first)), np.zeros(len(first))) - ring[first] - stand.up * height
        reach = np.interp(near, [0, 80, 150], [front, 50, back])[:, None]
        out = reach * t + 4.0 * (1 - np.exp(-t * reach / 4)) + 0.25 * height * np.sin(np.pi * t) ** 0.8
        up = height * (1 - t) ** 1.1 + 2.0 * np.sin(np.pi * np.clip(4 * t, 0, 1))
        points = ring[columns] + away[columns] * out[..., None] + stand.up * up[..., None]
        points = points + lean[:, None] * ((1 - t) ** 2)[..., None]
        clear = 4.0 + 6.0 * np.exp(-near / 30)[:, None] * np.ones_like(t)
        # its outer half lies on the cloth
        lying = np.clip((t.ravel() - 0.25) / 0.4, 0, 1)
        for _ in range(18):
            _, index = cloth.query(points.reshape(-1, 3))
            above = ((points.reshape(-1, 3) - drape.vertices[index]) * normals[index]).sum(1)
            push = (clear.ravel() - above) * (above > -60)
            push = np.where(push > 0, push * (t.ravel() > 0.1), 0.5 * push * lying)
            points = points + (normals[index] * push[:, None]).reshape(points.shape)
            around = points[:-2, 2:-1] + points[2:, 2:-1] + points[1:-1, 1:-2] + points[1:-1, 3:]
            points[1:-1, 2:-1] = (points[1:-1, 2:-1] * 2 + around) / 6
            points[1:-1, -1] = points[1:-1, -1] * 0.6 + (points[:-2, -1] + points[2:, -1]) * 0.2
        self.points = points
        self.normal = unit(np.cross(np.gradient(points, axis=0), -np.gradient(points, axis=1)))
        rim = np.minimum(np.minimum(p - place[0], place[-1] - p), (reach + height) * (1 - t))
        self.thick = thickness / 2 * rise_at(rim, 1.0, 2.0) - 0.7 * pricked(rim)
        self.rim, self.texture = rim, np.stack([p, -t * (reach + height)], -1)

    def surfaces(self):
        faces = grid_faces(*self.points.shape[:2])
        for sign in (1, -1):
            points = self.points + sign * self.normal * self.thick[..., None]
            yield Surface(points.reshape(-1, 3), faces[:, ::-sign], self.texture.reshape(-1, 2))


class Coat(Jacket):
    chest = 292
    length = 1030
    shoulder = 238
    shoulder_drop = 40
    neck = 86
    neck_front, neck_back = 340, 20
    armhole = 258
    sleeve = 640
    bicep = 200
    opening = 140
    cuff, cuff_height = 140, 20
    hem_share, hem_height = 1.0, 20
    slope, closer, folded = 0.1, 0.1, 1.6
    padded, crimped = 0.0, 0.5
    slimmer = 0.06
    held = (("front", 150, -610, 78, 32), ("front", -150, -610, 78, 32))
    cloth = Cloth(bending=3.0, mass=0.2, gap=3.5, spacing=16)
    motion = Motion(arms_up=45, arms_down=15)

    def half(self, neck_drop, hollow):
        half = super().half(neck_drop, hollow)
        if neck_drop == self.neck_front:
            # the roll line of the lapel
            middle = (self.neck * 0.56, -neck_drop * 0.5)
            half["neck"] = curve((self.neck, 0), middle, (0, -neck_drop), start=(-0.2, -1))
        return half

    def pattern(self):
        pattern = super().pattern()
        unwanted = ("hem", "cuff")
        pattern.panels = {name: panel for name, panel in pattern.panels.items() if not name.startswith(unwanted)}
        pattern.seams = [seam for seam in pattern.seams if not any(end[0].startswith(unwanted) for end in seam[:2])]
        return pattern

    def gathers(self, drape):
        return np.zeros(len(drape.uv))

    def eased(self, drape):
        """A little narrower at the waist, and wider towards the hem."""
        drape = super().eased(drape)
        x, y, z = drape.vertices.T
        torso = np.zeros(len(x))
        torso[drape.weld[self.of_panels(drape, "front", "back")]] = 1
        low = np.clip((-z - 420) / 560, 0, 1)
        grow = 1 + torso * (0.17 * low - 0.04 * np.exp(-(((z + 450) / 130) ** 2)))
        return replace(drape, vertices=np.stack([x * grow, 10 + (y - 10) * grow, z], 1))

    def evened(self, drape):
        """Without most of the twist that sewing leaves, smooth as heavy wool is, and flat along the front edge."""
        panels = list(self.pattern().panels)

        def share(name):
            return 0.25 if name.startswith("sleeve") else 0.42

        middle = (("front", 0, -self.length / 2, 34, self.length),)
        return pressed(balanced(drape.smoothed(4), panels, share).smoothed(10), panels, self.held + middle)

    def worn(self, random):
        """Few folds, broad and soft: out of the arm pits, down to the hem, at the elbows."""
        chest, armhole, length = self.chest, self.armhole, self.length
        torso = []
        for side in (-1, 1):
            for lift in (60, -10):
                reach = random.uniform(0.4, 0.6)
                middle, end = (0.98 - reach / 2, lift - armhole), (0.98 - reach, lift * 1.9 - armhole)
                at = [(0.98, lift * 0.2 - armhole), middle, end]
                torso.append((side, at, random.uniform(15, 21), random.uniform(4.5, 6.5)))
            for across in np.array([0.3, 0.58, 0.86]) + random.uniform(-0.07, 0.07, 3):
                top, lean = random.uniform(0.45, 0.66), random.uniform(-0.05, 0.08)
                at = [(across - lean, -length * top), (across, -length * (1 + top) / 2), (across + lean, -length * 1.1)]
                torso.append((side, at, random.uniform(30, 44), random.uniform(6.0, 10.0)))
            start, reach, fall = -length * random.uniform(0.42, 0.5), random.uniform(0.35, 0.6), random.uniform(20, 70)
            at = [(0.98, start), (0.98 - reach / 2, start - fall * 0.4), (0.98 - reach, start - fall)]
            torso.append((side, at, random.uniform(16, 24), random.uniform(3.5, 5.0)))
        lines = [(np.array([(side * x * chest, y) for x, y in at]), width, height) for side, at, width, height in torso]
        sleeve = []
        cap, end = self.cap_height, self.sleeve
        elbow = cap + 0.4 * (end - cap)
        for side in (-1, 1):
            fall, width = -random.uniform(70, 110), random.uniform(14, 18)
            sleeve.append((side, cap + 16, random.uniform(0.6, 0.8), fall, width, 4.6))
        for shift, fall in ((-52, 90), (-16, 34), (22, -30), (66, -70)):
            down, reach = elbow + shift + random.uniform(-8, 8), random.uniform(0.7, 1.1)
            sleeve.append((1, down, reach, fall, random.uniform(12, 17), random.uniform(3.4, 5.0)))
        for low in (30, 96):
            side, fall = random.choice((-1, 1)), random.choice((-1, 1)) * random.uniform(20, 50)
            sleeve.append((side, end - low, random.uniform(0.7, 1.1), fall, random.uniform(14, 19), 3.2))
        sleeves = []
        for side, down, reach, fall, width, height in sleeve:
            half = np.interp(down, [cap, end], [self.bicep, self.opening])
            at = [(0.97, -down), (0.97 - reach / 2, -down + fall * 0.35), (0.97 - reach, -down + fall)]
            sleeves.append((np.array([(side * x * half, y) for x, y in at]), width, height))
        return {"front": lines, "back": lines, "sleeve": sleeves}

    def finished(self, drape):
        """The sewn coat as pieces for `views.hang`."""
        panels = list(self.pattern().panels)
        fine, seam, hem = self.sewn(drape, free=("hem", "opening"), bound=("neck",))
        pieces = self.shells(fine, np.full(len(fine.vertices), 3.4), {"seam": seam, "hem": hem}, (
            (Part.BODY, Part.LINING, MELTON, LINING, ("front", "back")),
            (Part.SLEEVES, Part.LINING, MELTON, LINING, ("sleeve",)),
        ))
        body, back = fine.point(panels.index("front")), fine.point(panels.index("back"))
        gorge = 180.0

        def rising(place):
            return np.maximum(40 * np.clip((place - gorge + 4) / 120, 0, 1) ** 1.2, 0.5)

        stand = Collar(fine, self.neck_loop(fine), rising, 3.4, (0, -0.1, 1), 0.3, 1.5, 0.6)
        fall = Leaf(fine, stand, gorge)
        pieces += [("stand", MELTON, Part.OVERLAY, surface, plain(surface)) for surface in stand.surfaces()]
        pieces += [("collar", MELTON, Part.OVERLAY, surface, edged(surface, fall.rim)) for surface in fall.surfaces()]
        pieces += [("lapel", MELTON, Part.OVERLAY, *self.lapel(body, side)) for side in (1, -1)]
        pieces += self.front_edge(body) + self.pockets(body)
        vent = edge_strip(back, [(4, -self.length + 2), (4, -self.length + 290)], 60, 3.0, 0.8, 1.2, 8)
        pieces.append(("vent", MELTON, Part.BODY, vent, plain(vent)))
        middle = edge_strip(back, [(4, -self.length + 286), (2, -60)], 24, 0.9, 0.2, 0.0, 9)
        away = np.tile(np.concatenate([np.arange(0, 5, 0.5), np.full(24, 9.0)]), len(middle.vertices) // 34)
        pieces.append(("back seam", MELTON, Part.BODY, middle, edged(middle, away)))
        for side in ("right", "left"):
            cuff = fine.point(panels.index(f"sleeve {side}"))
            for up in (34, 58, 82):
                disc, thread = button(cuff, (-58.0, -self.sleeve * 0.98 + up), 0.3, 6.5, 2.0)
                pieces.append(("cuff button", PLASTIC, Part.BUTTONS, disc, {}))
                pieces.append(("button thread", THREAD, Part.BUTTONS, thread, {}))
        inside = drape.smoothed(12).point(panels.index("back"))
        label = patch(inside, (-34, 34), (-self.neck_back - 62, -self.neck_back - 22), -5.5)
        return pieces + [("label", fabrics.LABEL, Part.LABEL, label, {})]

    def lapel(self, point, side):
        """The front's upper corner, rolled back over the chest; its peak lies below the notch."""
        t = np.linspace(0, 1, 120)[:, None]
        low = -self.neck_front
        roll = curve((0, low - 6), (self.neck * 0.54, low * 0.5), (self.neck - 13, -96), samples=120)
        outer = curve((1, low - 5), (84, -246), (156, -140), start=(0.42, 1), samples=120)
        s = np.r_[np.linspace(0, 0.12, 10), np.linspace(0.14, 0.94, 46), np.linspace(0.95, 1, 8)][None, :, None]
        flat = roll[:, None] * (1 - s) + outer[:, None] * s
        wide = np.linalg.norm(outer - roll, axis=1)[:, None]
        along, across = t, s[..., 0]
        edge = np.minimum((1 - across) * wide, (1 - along) * 280)
        from_roll = across * wide
        thick = 4.8 * rise_at(edge, 1.0, 2.0) - pricked(edge) + 5.0 * np.exp(-from_roll / 16) * np.clip(along * 6, 0, 1)
        waves = ripple(flat.reshape(-1, 2), 130, 4 + side).reshape(edge.shape)
        thick = thick * rise_at(from_roll + 0.2, 1.0, 4.0) + 1.4 * waves * across
        flat = flat * (side, 1)
        position, normal = point(flat.reshape(-1, 2))
        position = position + normal * (thick.reshape(-1, 1) + (0.8 if side > 0 else 0.0))
        surface = Surface(position, grid_faces(*edge.shape)[:, ::side], flat.reshape(-1, 2))
        return surface, edged(surface, edge)

    def front_edge(self, point):
        """The edge that laps over, and its buttons."""
        low, high = -self.length + 2, -self.neck_front
        line = curve(
            (2, high - 4), (-18, high - 22), (-26, high - 52), (-26, (low + high) / 2), (-26, low + 40), (-26, low),
        )
        strip = edge_strip(point, line, 70, 4.2, 0.8, 0.8, 6)
        away = np.tile(np.concatenate([np.arange(0, 5, 0.5), np.full(24, 9.0)]), len(strip.vertices) // 34)
        pieces = [("front edge", MELTON, Part.BODY, strip, edged(strip, away))]
        for place in (high - 28, high - 146, high - 264):
            disc, thread = button(point, (2.0, place), 0.4, 11.5, 5.0)
            pieces.append(("button", PLASTIC, Part.BUTTONS, disc, {}))
            pieces.append(("button thread", THREAD, Part.BUTTONS, thread, {}))
        return pieces

    def pockets(self, point):
        """Flaps at the hips, and a welt on the chest."""
        pieces = []
        for *centre, wide, high, tilt in ((150, -610, 78, 29, 5), (-150, -610, 78, 29, -5), (146, -282, 48, 12, 9)):
            turn = np.radians(tilt)
            right, up = np.array([np.cos(turn), np.sin(turn)]), np.array([-np.sin(turn), np.cos(turn)])
            right, up = right * wide, up * high
            corners = [centre + right * a + up * b for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            flat, away = quad(corners, 1.2)
            free = np.linspace(1, 0, flat.shape[0])[:, None]
            uneven = 1 + 0.3 * ripple(flat.reshape(-1, 2), 70, 2).reshape(away.shape)
            surface = laid(point, flat, away, 5.0 + 2.6 * free**2 * uneven - pricked(away), 2.0)
            pieces.append(("pocket", MELTON, Part.POCKET, surface, edged(surface, away)))
        return pieces


GARMENT = Coat()


def build(angle):
    hang(GARMENT.finished(draped("coat", GARMENT)), angle)
