"""What sporty bottoms share: an elastic waist that gathers the cloth, a drawstring, slanted pockets, cuffs. Millimetres."""
import numpy as np

from ..materials import METAL, THREAD
from ..mesh import Surface, grid_faces, length_along, merge, ring_points, smooth, sweep, unit
from . import fabrics
from .bottoms import Bottom, smoothstep
from .drape import resampled
from .finish import patch, ripple, stitches
from .patterns import curve


class Elastic(Bottom):
    band_height = 44.0
    band_finish = fabrics.WIDE_RIB
    #: Distances from the band's upper edge at which it is sewn through.
    band_rows = ()
    pocket = (176.0, 104.0)
    fly = 0.0
    thickness = 2.2
    puckered = 0.6
    gape = 3.4
    knitted = fabrics.FLEECE
    #: Lengths of the drawstring's ends.
    cords = (196.0, 172.0)

    def pocket_line(self):
        """A slant, a little hollow."""
        deep, wide = self.pocket
        start, end = self.from_side("front", 0, -deep), self.from_side("front", wide, self.top)
        bend = self.from_side("front", wide * 0.58, -deep * 0.46)
        return curve(start, bend, end, start=(-0.42, 1), end=(-0.3, 1))

    def more_heights(self, drape, places, seam, hem):
        """Gathers below the waist."""
        flat = self.lengths(places)
        depth = np.clip(-drape.uv[:, 1] - self.band_height, 0, None)
        below = smoothstep((-drape.uv[:, 1] - self.band_height + 8) / 16)
        long = ripple(flat * (1, 0.1), 30, 21) * np.exp(-depth / 90)
        return below * (2.3 * ripple(flat * (1, 0.16), 17, 20) * np.exp(-depth / 34) + 2.4 * long)

    def waistband(self, part, cord, metal, thread_part=None):
        """The band with its eyelets and drawstring."""

        def wave(along, height):
            tight = np.sin(np.pi * np.clip((2 - height) / self.band_height, 0, 1)) ** 0.5
            places = np.stack(np.broadcast_arrays(along, height * 0.15), -1)
            return (0.8 * ripple(places.reshape(-1, 2), 15, 30).reshape(places.shape[:2]) + 0.8) * tight

        surface, point, along, turns = self.band(-self.band_height, 2.0, 2.4, under=2.0, wave=wave)
        pieces = [("waistband", self.band_finish, part, surface, {})]
        for row in self.band_rows:
            flat = np.stack([along, np.full(len(along), 2.0 - row)], -1)[2:-2]
            pieces.append(("band rows", THREAD, thread_part or part, stitches(point, resampled(flat, 1.0), thread=0.6), {}))
        total = along[-1]
        ends, eyelets = [], []
        # the band's ends meet in the middle of the front
        for side, name, reach in ((1, "front right", self.cords[0]), (-1, "front left", self.cords[1])):
            at = 19.0 if side > 0 else total - 19.0
            (hole,), (outward,) = point(np.array([[at, -self.band_height / 2 + 2]]))
            ring = ring_points(hole + outward * 0.9, outward, 4.6)
            eyelets.append(sweep(ring, np.repeat(outward[None], len(ring), 0), 2.6, 2.0, closed=True))
            down = np.linspace(0, 1, 70)
            v = -self.band_height - 6 - reach * down
            away = 17 + 7 * np.sin(down * 2.4 + 0.6 * side) * down + 5 * down * (1 + side)
            flat = self.from_middle("front", away, v) * (side, 1)
            hanging, normal = self.points[name](flat)
            # it falls straight, a little before the cloth
            hanging = hanging + normal * 5.2
            hanging[:, 1] = np.minimum.accumulate(hanging[:, 1]) * 0.35 + hanging[:, 1] * 0.65
            rim, _ = point(np.array([[at - side * 1.0, -self.band_height + 6]]))
            path = np.vstack([hole - outward * 3, hole + outward * 4.5, rim + outward * 6.0, hanging])
            normals = np.vstack([outward, outward, outward, normal])
            path = resampled(np.hstack([path, normals]), 2.0)
            path = np.hstack([smooth(path[:, :3], 20), smooth(path[:, 3:], 20)])
            ends.append(sweep(path[:, :3], path[:, 3:], 6.6, 5.4))
            knot = path[-13:-3]
            bulge = 6.4 + 6.6 * np.sin(np.linspace(0, np.pi, len(knot))) ** 0.6
            ends.append(sweep(knot[:, :3], knot[:, 3:], bulge, bulge * 0.9))
        pieces.append(("drawstring", fabrics.CORD, cord, merge(ends), {}))
        pieces.append(("eyelets", METAL, metal, merge(eyelets), {}))
        return pieces

    def leg_ring(self, sign):
        """The closed line around a leg's end, anticlockwise from above."""
        low = -self.length
        even = np.linspace(0, 1, 120)
        rows = []
        for half, share in (("front", even[::-1]), ("back", even)):
            points = self.unrolled[1][half][0](np.stack([np.full(120, low), share], -1))
            rows.append(points[:-1])
        ring = np.concatenate(rows) * (sign, 1, 1)
        return self.hung(ring if sign > 0 else ring[::-1])

    def cuffs(self, part, height, share):
        """Ribbed cuffs that hold the cloth of the legs together."""
        pieces = []
        for sign in (1, -1):
            ring = self.leg_ring(sign)
            centre = ring.mean(0)
            along = length_along(ring)
            rows = np.linspace(0, 1, 30)
            tight = 1.0 - (1 - share) * np.clip(rows / 0.16, 0, 1) ** 0.7 + 0.012 * np.sin(np.pi * rows)
            down = -height * rows + 3
            lip = np.linspace(0, np.pi, 8)[1:-1]
            profile = [(scale, 0.0, drop) for scale, drop in zip(tight, down)]
            profile += [(tight[-1], -2.2 + 2.2 * np.cos(turn), down[-1] - 2.2 * np.sin(turn)) for turn in lip]
            profile += [(tight[-1], -4.4, down[-1] + up) for up in np.linspace(0, height * 0.7, 8)]
            outward = unit((ring - centre) * (1, 1, 0))
            points = np.stack([
                (ring - centre) * (scale, scale, 1) + centre + outward * out + (0, 0, drop) for scale, out, drop in profile
            ])
            faces = grid_faces(len(points), len(ring), False, True)
            u = np.broadcast_to(along, points.shape[:2]) * share
            surface = Surface(points.reshape(-1, 3), faces, np.stack([u, points[..., 2]], -1).reshape(-1, 2))
            pieces.append((f"cuff {sign}", fabrics.WIDE_RIB, part, surface, {}))
        return pieces

    def seam_rows(self, part, edges=("crotch", "inseam"), away=3.2):
        """Rows of the cloth's colour beside seams."""
        pieces = []
        for name, panel in self.pattern().panels.items():
            if name.startswith("facing"):
                continue
            wanted = [edge for edge in edges if edge in panel.edges]
            pieces += [piece for edge in wanted for piece in self.rows(part, (name,), edge, (away,), thread=0.6)]
        return pieces

    def label(self, part, name, middle, size, finish=fabrics.LABEL):
        """A small woven label."""
        (u, v), (wide, high) = middle, size
        return [("label", finish, part, patch(self.points[name], (u - wide / 2, u + wide / 2), (v - high / 2, v + high / 2), 1.2), {})]
