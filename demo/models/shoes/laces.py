"""Eyelets, the lace that crosses over the tongue, and its bow."""
from dataclasses import dataclass

import numpy as np
from scipy.interpolate import CubicSpline

from ..materials import HOLE, METAL, PRINT, WEBBING, material
from ..mesh import add_mesh, disc, length_along, merge, resample, ring_points, smooth, sweep, unit
from .parts import Part


@dataclass(frozen=True)
class Lacing:
    """`stations` are x of the pairs of eyelets; `aside` a curve by x, from the ridge to an eyelet."""

    stations: np.ndarray
    aside: object
    width: float = 7.0
    thickness: float = 1.7
    eyelet: float = 2.0  # radius
    over_panel: float = 2.3  # how thick panels around the eyelets are
    over_tongue: float = 5.3


def build_laces(last, lacing, bow=True, rings=Part.OVERLAY, ring_finish=PRINT):
    """Adds eyelets and laces; without a bow the lace ends inside."""
    eyelets, places = ({(pair, side): last.shape.ridge(x) + side * (lacing.aside(x) + more)
                        for pair, x in enumerate(lacing.stations) for side in (-1, 1)}
                       for more in (0, 1.1))  # the lace bends over the hole's outer edge
    holes, ring_tubes = [], []
    for (pair, _), y in eyelets.items():
        (point,), (normal,) = last.on_top(lacing.stations[pair], y)
        holes.append(disc(point + normal * (lacing.over_panel + 0.14), normal, lacing.eyelet))
        ring = ring_points(point + normal * (lacing.over_panel + 0.05), normal, lacing.eyelet + 0.35)
        ring_tubes.append(sweep(ring, np.repeat(normal[None], len(ring), 0), 0.9, 0.7, 8, closed=True))

    bands = [_crossing(last, lacing, places, (0, -1), (0, 1), 0.0)]
    for pair in range(len(lacing.stations) - 1):
        over = 1 if pair % 2 else -1
        bands.append(_crossing(last, lacing, places, (pair, -1), (pair + 1, 1), 0.15 + (0.9 if over > 0 else -0.5)))
        bands.append(_crossing(last, lacing, places, (pair, 1), (pair + 1, -1), 0.15 + (0.9 if over < 0 else -0.5)))
    things = [add_mesh("eyelets", merge(holes), material("hole", HOLE)),
              add_mesh("eyelet rings", merge(ring_tubes), material("ring", ring_finish, rings))]
    if bow:
        knot_bands, tips = _bow(last, lacing, places)
        bands += knot_bands
        things.append(add_mesh("aglets", merge(tips), material("aglet", PRINT, Part.LACES)))
    things.append(add_mesh("laces", merge(bands), material("lace", WEBBING, Part.LACES)))
    return things


def _crossing(last, lacing, places, start, end, lift):
    """One band from eyelet to eyelet, (pair, side), over the tongue; `lift` lets one of two bands pass over the other."""
    share = np.linspace(0, 1, 44)
    x = lacing.stations[start[0]] * (1 - share) + lacing.stations[end[0]] * share
    y = places[start] * (1 - share) + places[end] * share
    points, normals = last.on_top(x, y)
    rise = lacing.over_panel + 0.9
    above = rise + (lacing.over_tongue - rise) * np.sin(share * np.pi) ** 0.8 + lift * np.exp(-(((share - 0.5) / 0.16) ** 2))
    for shoulder in (0.12, 0.88):
        above = above + 0.5 * np.exp(-(((share - shoulder) / 0.05) ** 2))
    into_hole = np.clip(1 - share / 0.07, 0, 1) ** 2 + np.clip(1 - (1 - share) / 0.07, 0, 1) ** 2
    line = smooth(points + normals * (above - 5 * into_hole)[:, None], 2)
    even = resample(np.hstack([line, normals]), 0.6)
    to_end = np.linspace(0, 1, len(even))
    to_end = np.minimum(to_end, 1 - to_end)
    width = lacing.width * (0.52 + 0.48 * np.clip(to_end / 0.13, 0, 1) ** 0.7)
    thickness = lacing.thickness + np.exp(-((to_end / 0.06) ** 2))
    return sweep(even[:, :3], unit(smooth(even[:, 3:], 8)), width, thickness, 28, 3.2)


def _bow(last, lacing, places):
    """A knot over the uppermost eyelets, two loops that fall to the sides, two ends with tips."""
    top = len(lacing.stations) - 1
    x = lacing.stations[top] + 4
    ridge = float(last.shape.ridge(x))
    (seat,), (up,) = last.on_top(x, ridge)
    centre = seat + up * (lacing.over_tongue + 3.5)
    forward = unit(np.cross(up, [0, 1, 0]))
    forward = forward if forward[0] < 0 else -forward
    width = lacing.width * 0.86

    def band(points, wide=width, thick=lacing.thickness):
        """A band through points whose width stays along the instep, as a flat lace lies."""
        line = CubicSpline(np.linspace(0, 1, len(points)), points)(np.linspace(0, 1, 90))
        line = resample(line, 0.7)
        normals = np.cross(np.gradient(line, axis=0), forward)
        return sweep(line, unit(normals), wide, thick, 28, 3.2)

    def over_shoe(along, aside, above):
        """A point over the surface: `along` towards the toe, `aside` along the surface from the ridge, `above` it."""
        return _beside(last, x - along, aside, above)

    bands, tips = [], []
    for side, reach in ((-1, 33.0), (1, 30.0)):
        bands.append(band([over_shoe(-1, side * (lacing.aside(x) + 3), lacing.over_panel),
                           over_shoe(-1, side * 9, lacing.over_tongue + 1.2), centre + forward * 0.5]))
        bands.append(band([
            centre + up * 0.5, over_shoe(2, side * 10, 12.5), over_shoe(5, side * 0.55 * reach, 15.0),
            over_shoe(9, side * 0.88 * reach, 13.0), over_shoe(11, side * reach, 9.0), over_shoe(10, side * 0.9 * reach, 5.4),
            over_shoe(7, side * 0.6 * reach, 5.8), over_shoe(4, side * 10, 8.4), centre - up * 0.8]))
        end = [centre - up * 0.5 + forward * 1.5, over_shoe(7, side * 9, 9.5), over_shoe(15, side * 18, 8.0),
               over_shoe(19, side * 28, 6.0), over_shoe(16, side * 38, 4.6), over_shoe(15, side * 48, 4.0),
               over_shoe(19, side * 57, 3.8)]
        bands.append(band(end, width * 0.9))
        # The tip lies on the shoe as the lace does.
        tip = resample(np.array([end[-1], *(over_shoe(19 + step * 0.5, side * (57 + step), 3.8) for step in (4, 8, 12))]), 1.0)
        tips.append(sweep(tip, np.repeat(up[None], len(tip), 0), 2.9, 2.6, 16))
    section = ((-3.6, -2.5), (-4.0, 0.6), (-1.4, 2.9), (1.6, 2.9), (4.2, 0.4), (3.6, -2.6))
    wrap = np.array([centre + forward * ahead + up * height for ahead, height in section])
    line = resample(CubicSpline(np.linspace(0, 1, 6), wrap)(np.linspace(0, 1, 40)), 0.6)
    across = np.repeat([[0.0, 1, 0]], len(line), 0)
    bands.append(sweep(line, np.cross(np.gradient(line, axis=0), across), width * 1.05, 2.2, 28, 3.0))
    return bands, tips


def _beside(last, x, aside, above):
    """A point `above` the form at x, `aside` mm along its surface from the ridge; negative is lateral."""
    section = last.point(x, np.linspace(-0.97, 0.97, 241), open_top=False)
    along = length_along(section)
    along -= along[len(section) // 2]
    (point,), (normal,) = last.on_top(x, np.interp(aside, along, section[:, 1]))
    return point + normal * above
