"""Rows of stitches: short threads that stand off the surface."""
import numpy as np

from ..materials import THREAD, material
from ..mesh import add_mesh, length_along, merge, resample, smooth, sweep, unit
from .panels import covers


def row(line, normal, length=3.0, gap=1.1, radius=0.5):
    """Threads along a line (n, 3) on a surface with normals (n, 3)."""
    along = length_along(line)
    share = np.linspace(0, 1, 7)
    thickness = np.sin(np.linspace(0.12, np.pi - 0.12, 7)) ** 0.5
    arch = np.sin(share * np.pi) * 0.4 - 0.12
    threads = []
    for start in np.arange(gap, along[-1] - length, length + gap):
        at = start + share * length
        thread = np.stack([np.interp(at, along, column) for column in line.T], 1)
        up = unit(np.stack([np.interp(at, along, column) for column in normal.T], 1))
        threads.append(sweep(thread + up * arch[:, None], up, 2 * radius * thickness, 1.7 * radius * thickness, sides=8))
    return threads


def rows_of(last, surface, opened, field, distance, covered):
    """Rows along one side of a panel's edge, broken where something covers them, at the opening and at the sole."""
    threads = []
    for line in last.contours(field, distance):
        points, normals = last.sample(line, surface), unit(last.sample(line, last.normals))
        seen = last.sample(line, opened.cut)[:, 0] < -1.8
        seen &= points[:, 2] > last.shape.feather(np.clip(points[:, 0], 0, 295)) + 0.5
        seen &= last.sample(line, covered)[:, 0] < -0.6
        for run in np.split(np.arange(len(seen)), np.where(~seen)[0]):
            run = run[1:] if len(run) and not seen[run[0]] else run
            if len(run) < 15:
                continue
            even = resample(np.hstack([points[run], normals[run]]), 0.5)
            if len(even) >= 12:
                threads += row(smooth(even[:, :3], 5) + unit(even[:, 3:]) * 0.05, even[:, 3:])
    return threads


def stitch_panels(last, surface, opened, panels):
    """Adds the stitches of all panels; a thread has the colour of its panel."""
    threads = {}
    for panel, covered in zip(panels, covers(last, panels)):
        for distance in panel.stitches:
            threads.setdefault(panel.part, []).extend(rows_of(last, surface, opened, panel.inside, distance, covered))
    return [add_mesh(f"stitches {part.name}", merge(found), material(f"thread {part.name}", THREAD, part))
            for part, found in threads.items() if found]
