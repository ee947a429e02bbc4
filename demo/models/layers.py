"""Layers of a view as files: what is committed, and what the shop colours.

  <angle>-light.webp   grey, two tiles one over the other: diffuse, gloss; the square root of their share of FULL_LIGHT
  <angle>-mask.webp    grey, 3 × 3 tiles row by row: the eight parts, then coverage; 16 levels, lossless
  <angle>-shadow.webp  half the size, black with alpha
  parts.json           names of the parts, in the order of the tiles

Grey tiles instead of colour channels: WebP halves the resolution of colour and would let one part bleed into the next.
`python -m models.layers` names the committed layers whose sources have changed since.
"""
import ast
import hashlib
import json
import sys
from pathlib import Path

import numpy as np
from PIL import Image

FULL_LIGHT = 1.25
PARTS = 8
MODELS = Path(__file__).parent
LAYERS = MODELS.parent / "layers"
IMAGE_DESCRIPTION = 0x010E


def bytes_of(values):
    return (np.clip(values, 0, 1) * 255 + 0.5).astype(np.uint8)


def levels_of(values):
    """16 levels: enough for a smooth edge, and small without loss."""
    return (np.round(np.clip(values, 0, 1) * 15) * 17).astype(np.uint8)


def sources(path):
    """The Python file and all of ours that it imports."""
    found, waiting = set(), [path]
    while waiting:
        file = waiting.pop()
        if file in found:
            continue
        found.add(file)
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.ImportFrom) and node.level:
                folder = file.parents[node.level - 1].joinpath(*(node.module or "").split("."))
                candidates = [folder.with_suffix(".py"), *(folder / f"{name.name}.py" for name in node.names)]
                waiting += [candidate for candidate in candidates if candidate.is_file()]
    return sorted(found)


def silhouette_file(silhouette):
    """`court` → shoes/court.py, `t-shirt` → garments/t_shirt.py."""
    (file,) = MODELS.glob(f"*/{silhouette.replace('-', '_')}.py")
    return file


def sources_hash(silhouette):
    digest = hashlib.sha256()
    for file in sorted({*sources(silhouette_file(silhouette)), MODELS / "studio.py", MODELS / "layers.py"}):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def save(picture, path, silhouette, **options):
    exif = Image.Exif()
    exif[IMAGE_DESCRIPTION] = f"sources {sources_hash(silhouette)}"
    picture.save(path, method=6, exif=exif, **options)


def pack(passes, silhouette, angle, parts, folder=LAYERS):
    """Writes the passes of one view, as `studio.render_passes` returns them. Returns the files' sizes in bytes."""
    folder = Path(folder) / silhouette
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "parts.json").write_text(json.dumps(list(parts)) + "\n")
    coverage = np.clip(passes["coverage"], 0, 1)
    whole = np.where(coverage > 0.004, 1 / np.maximum(coverage, 0.01), 0)
    light = np.vstack([bytes_of(np.sqrt(np.clip(passes[name] * whole / FULL_LIGHT, 0, 1))) for name in ("diffuse", "gloss")])
    tiles = [levels_of(passes["masks"][..., part] * whole) for part in range(PARTS)] + [levels_of(coverage)]
    mask = np.vstack([np.hstack(tiles[row:row + 3]) for row in (0, 3, 6)])
    shade = bytes_of(passes["shadow"])
    black = np.zeros_like(shade)
    files = {kind: folder / f"{angle}-{kind}.webp" for kind in ("light", "mask", "shadow")}
    save(Image.fromarray(light), files["light"], silhouette, quality=86)
    save(Image.fromarray(mask), files["mask"], silhouette, lossless=True)
    save(Image.fromarray(np.dstack([black, black, black, shade])), files["shadow"], silhouette, quality=80)
    return {kind: file.stat().st_size for kind, file in files.items()}


def read(silhouette, angle, folder=LAYERS):
    """Layers by name, each (height, width) from 0 to 1 or `FULL_LIGHT`; `parts` (parts, height, width)."""
    prefix = Path(folder) / silhouette / angle

    def grey(kind):
        return np.asarray(Image.open(f"{prefix}-{kind}.webp").convert("L"), np.float32) / 255

    light, mask = grey("light"), grey("mask")
    height, width = light.shape[0] // 2, light.shape[1]
    tiles = [tile for row in np.split(mask, 3) for tile in np.split(row, 3, axis=1)]
    shadow = Image.open(f"{prefix}-shadow.webp").getchannel("A").resize((width, height), Image.BICUBIC)
    return {
        "diffuse": light[:height] ** 2 * FULL_LIGHT,
        "gloss": light[height:] ** 2 * FULL_LIGHT,
        "parts": np.array(tiles[:PARTS]),
        "coverage": tiles[PARTS],
        "shadow": np.asarray(shadow, np.float32) / 255,
    }


def stale():
    """Committed layers that other sources have made than those of today."""
    for file in sorted(LAYERS.glob("*/*.webp")):
        if Image.open(file).getexif().get(IMAGE_DESCRIPTION) != f"sources {sources_hash(file.parent.name)}":
            yield file


if __name__ == "__main__":
    changed = [str(file.relative_to(LAYERS)) for file in stale()]
    print("\n".join(changed) or "All layers are of today's sources.")
    sys.exit(bool(changed))
