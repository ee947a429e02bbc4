"""python -m models.render court side [--size 1200] [--samples 16] [--to FOLDER]: builds a silhouette and writes its layers."""
import argparse
import importlib
import time
from pathlib import Path

from . import layers, studio


def silhouette_module(silhouette):
    """The module of a silhouette: `PARTS`, `VIEWS`, `COLOURWAYS`, `build(angle)`, and if its pictures are not square or
    it does not stand on the ground, `ASPECT` and `LIGHT`."""
    file = layers.silhouette_file(silhouette)
    return importlib.import_module(f"models.{file.parent.name}.{file.stem}")


def render(silhouette, angle, size, samples, folder=layers.LAYERS):
    """Returns sizes of the written files in bytes."""
    model = silhouette_module(silhouette)
    studio.new_scene(size, samples, getattr(model, "ASPECT", 1.0))
    model.build(angle)
    studio.light(**getattr(model, "LIGHT", {}))
    studio.frame(model.VIEWS[angle])
    return layers.pack(studio.render_passes(), silhouette, angle, model.PARTS, folder)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("silhouette")
    parser.add_argument("angle", nargs="+")
    parser.add_argument("--size", type=int, default=1200)
    parser.add_argument("--samples", type=int, default=16)
    parser.add_argument("--to", type=Path, default=layers.LAYERS)
    asked = parser.parse_args()
    for angle in asked.angle:
        started = time.time()
        written = render(asked.silhouette, angle, asked.size, asked.samples, asked.to)
        kilobytes = ", ".join(f"{kind} {size / 1024:.0f} KB" for kind, size in written.items())
        print(f"{asked.silhouette} {angle}: {time.time() - started:.0f} s, {kilobytes}", flush=True)
