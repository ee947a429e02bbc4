/** Layers of one view of a silhouette, decoded: one byte for each pixel, row by row. */
export interface Layers {
  readonly width: number;
  readonly height: number;
  /** Light that a white surface scatters: the square root of its fraction of `FULL_LIGHT`. */
  readonly diffuse: Uint8Array;
  /** Light that the surface reflects, independent of its colour; encoded like `diffuse`. */
  readonly gloss: Uint8Array;
  /** Coverage of each pixel by each part. Pixels that no part covers belong to the inside. */
  readonly parts: readonly Uint8Array[];
  /** Coverage of each pixel by the product. */
  readonly coverage: Uint8Array;
  /** Darkness of the product's shadow on the ground. */
  readonly shadow: Uint8Array;
}

/** How a part is painted. */
export interface Paint {
  /** `#rrggbb`, in sRGB. */
  readonly colour: string;
  /** Factor of the reflected light; 1 is the reflection of the rendered material. */
  readonly gloss?: number;
}

/** Light of a pixel with the byte value 255. */
const FULL_LIGHT = 1.25;
/** Exposure with which a white surface in the middle of the light shows exactly the given colour. */
const EXPOSURE = 1.08;
const GLOSS = 0.9;
const SHADOW = 0.8;

/**
 * Number of steps of linear light that are distinguished when light is encoded as sRGB: enough for each of the 256 sRGB
 * values.
 */
const STEPS = 4096;

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toSrgb = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

const LIGHT = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2 * FULL_LIGHT);
const SRGB = Uint8Array.from({ length: STEPS + 1 }, (_, step) => Math.round(toSrgb(step / STEPS) * 255));

const encoded = (light: number): number => (light < 1 ? light * STEPS : STEPS) | 0;

const linearOf = (colour: string): [number, number, number] => {
  const channel = (at: number) => toLinear(parseInt(colour.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

/**
 * Paints the parts, in their order, and returns the picture as RGBA bytes on a transparent background with its shadow.
 * Scattered light is multiplied by the colour in linear space, and reflected light is added, so that black leather
 * keeps its highlights and white leather its shading. `inside` is the paint of the pixels that belong to no part.
 */
export function compose(layers: Layers, paints: readonly Paint[], inside: Paint): Buffer {
  const { width, height, diffuse, gloss, parts, coverage, shadow } = layers;
  const painted = [...parts.keys()].map((part) => paints[part] ?? inside);
  const colours = Float32Array.from([...painted, inside].flatMap(({ colour }) => linearOf(colour)));
  const glosses = Float32Array.from([...painted, inside], (paint) => (paint.gloss ?? 1) * GLOSS);
  const picture = Buffer.alloc(width * height * 4);
  const insidePart = parts.length;
  for (let pixel = 0, at = 0; pixel < coverage.length; pixel += 1, at += 4) {
    const covered = coverage[pixel]!;
    const shade = shadow[pixel]! * SHADOW;
    if (covered === 0) {
      picture[at + 3] = shade;
      continue;
    }
    let red = 0;
    let green = 0;
    let blue = 0;
    let shine = 0;
    let left = 255;
    for (let part = 0; part <= insidePart && left > 0; part += 1) {
      const share = part === insidePart ? left : Math.min(left, parts[part]![pixel]!);
      if (share === 0) continue;
      left -= share;
      red += share * colours[part * 3]!;
      green += share * colours[part * 3 + 1]!;
      blue += share * colours[part * 3 + 2]!;
      shine += share * glosses[part]!;
    }
    const scattered = (LIGHT[diffuse[pixel]!]! * EXPOSURE) / 255;
    const reflected = (LIGHT[gloss[pixel]!]! * shine) / 255;
    const alpha = covered + ((255 - covered) * shade) / 255;
    // The shadow that is visible behind an edge is black.
    const seen = covered / alpha;
    picture[at] = SRGB[encoded(red * scattered + reflected)]! * seen;
    picture[at + 1] = SRGB[encoded(green * scattered + reflected)]! * seen;
    picture[at + 2] = SRGB[encoded(blue * scattered + reflected)]! * seen;
    picture[at + 3] = alpha;
  }
  return picture;
}
