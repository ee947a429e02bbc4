"""python -m models.render court side [--size 1200] [--samples 16] [--to FOLDER]: builds a silhouette and writes its layers."""
import argparse
import importlib
import time
from pathlib import Path

from PIL import Image

from . import layers, studio

#: Largest size of a file in bytes: the repository and the shop's start carry all of them.
MOST_BYTES = 200 * 1024


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
    sizes = layers.pack(studio.render_passes(), silhouette, angle, model.PARTS, folder)
    return {**sizes, "light": shrink(folder / silhouette / f"{angle}-light.webp", silhouette)}


def shrink(path, silhouette):
    """Writes a light layer again with less quality until it is small enough: knit seen closely. Returns its bytes."""
    picture = Image.open(path).convert("L")
    for quality in range(80, 40, -6):
        if path.stat().st_size < MOST_BYTES:
            break
        layers.save(picture, path, silhouette, quality=quality)
    return path.stat().st_size


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
