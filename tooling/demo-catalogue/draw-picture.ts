import { paintCloseCrop } from './drawing/close-crop.js';
import { type Look, MARKS, type Mark, type Palette } from './drawing/look.js';
import { Sheet, SIDE } from './drawing/sheet.js';
import { type Material, STEP } from './drawing/textures.js';
import { randomFrom } from './random.js';
import type { Garment, GarmentShape, Side } from './silhouettes/garment-shape.js';
import { paintGarment } from './silhouettes/paint-garment.js';
import { type DrawnName, type Focus, silhouette } from './silhouettes/silhouettes.js';

/** The views that are drawn of a garment; `main` is its front. */
export const ANGLES = ['main', 'back', 'detail', 'close'] as const;
export type Angle = (typeof ANGLES)[number];

/** Returns the number of designs that a silhouette has. */
export const constructionsOf = (name: DrawnName): number => silhouette(name).garments.length;

export interface PictureOrder {
  readonly silhouette: DrawnName;
  readonly palette: Palette;
  readonly material: Material;
  readonly angle: Angle;
  /** Index of the silhouette's design, modulo the number of designs. */
  readonly construction: number;
  /** Seed of the random details: pictures of the same design and colours differ only in these. */
  readonly seed: string;
  /** The brand's logo. By default the seed chooses one. */
  readonly mark?: Mark;
}

/**
 * Enlarges a drawing twofold around a point. The shift is a multiple of `STEP`, because patterns would have to be
 * resampled otherwise.
 */
const nearTo = ([x, y]: Focus, painted: string): string => {
  const [dx, dy] = [x, y].map((middle) => Math.round((SIDE / 2 - middle * 2) / STEP) * STEP);
  return `<g transform="translate(${dx} ${dy}) scale(2)">${painted}</g>`;
};

const cuts = new WeakMap<Garment, Map<Side, GarmentShape>>();

/** Returns the shape of a garment's front or back. Shapes are cached, because all colours share them. */
function cutOf(garment: Garment, side: Side): GarmentShape {
  const sides = cuts.get(garment) ?? new Map<Side, GarmentShape>();
  cuts.set(garment, sides);
  const cut = sides.get(side) ?? garment(side);
  sides.set(side, cut);
  return cut;
}

function chosen<T>(constructions: readonly T[], index: number): T {
  const one = constructions[index % constructions.length];
  if (!one) throw new RangeError('a silhouette without a construction');
  return one;
}

/** Returns the drawing without its `<svg>` element, for use in a picture or a poster. */
export function paintPicture(sheet: Sheet, order: PictureOrder): string {
  const shape = silhouette(order.silhouette);
  const look: Look = {
    palette: order.palette,
    material: order.material,
    mark: order.mark ?? randomFrom(order.seed).pick(MARKS),
  };
  if (order.angle === 'close') return paintCloseCrop(sheet, look, order.seed);
  const cut = cutOf(chosen(shape.garments, order.construction), order.angle === 'back' ? 'back' : 'front');
  const painted = paintGarment(sheet, cut, look);
  return order.angle === 'detail' ? nearTo(shape.focus, painted) : painted;
}

/** Returns a picture as a square SVG with a transparent background. */
export function pictureSvg(order: PictureOrder): string {
  const sheet = new Sheet();
  return sheet.svg(paintPicture(sheet, order), SIDE, SIDE);
}
