import { paintCloseCrop } from './drawing/close-crop.js';
import { type Look, MARKS, type Mark, type Palette } from './drawing/look.js';
import { Sheet, SIDE } from './drawing/sheet.js';
import { type Material, STEP } from './drawing/textures.js';
import { randomFrom } from './random.js';
import type { Garment, GarmentShape, Side } from './silhouettes/garment-shape.js';
import { paintGarment } from './silhouettes/paint-garment.js';
import { paintShoe } from './silhouettes/paint-shoe.js';
import { paintPairAbove } from './silhouettes/shoe-above.js';
import { paintPairBelow, type Tread } from './silhouettes/shoe-below.js';
import type { ShoeShape } from './silhouettes/shoe-shape.js';
import { paintShoeTurned } from './silhouettes/shoe-turned.js';
import { type Focus, silhouette, type SilhouetteName } from './silhouettes/silhouettes.js';

/** `main` is a shoe's side and a garment's front. */
export type Angle = 'main' | 'turned' | 'above' | 'below' | 'back' | 'detail' | 'close';

const SHOE_ANGLES = ['main', 'turned', 'above', 'below', 'close'] as const satisfies readonly Angle[];
const CLOTH_ANGLES = ['main', 'back', 'detail', 'close'] as const satisfies readonly Angle[];

/** How many ways there are to make it. */
export function constructionsOf(name: SilhouetteName): number {
  const shape = silhouette(name);
  return shape.kind === 'shoe' ? shape.sides.length : shape.garments.length;
}

/** Which pictures there are of it, the cover first. */
export function anglesOf(name: SilhouetteName): readonly Angle[] {
  return silhouette(name).kind === 'shoe' ? SHOE_ANGLES : CLOTH_ANGLES;
}

export interface PictureOrder {
  readonly silhouette: SilhouetteName;
  readonly palette: Palette;
  readonly material: Material;
  readonly angle: Angle;
  /** Which of the silhouette's constructions, counted round. */
  readonly construction: number;
  /** Decides what two pictures of the same shape and colour may differ in. */
  readonly seed: string;
  /** The brand's sign; chosen by the seed without it. */
  readonly mark?: Mark;
}

/** A shoe is drawn on a baseline low in the square; this brings it to the eye's middle, the same for every shoe. */
const SHOE_LIFT = -96;

/** Twice as near, by whole steps of the patterns, or they would be resampled. */
const nearTo = ([x, y]: Focus, painted: string): string => {
  const [dx, dy] = [x, y].map((middle) => Math.round((SIDE / 2 - middle * 2) / STEP) * STEP);
  return `<g transform="translate(${dx} ${dy}) scale(2)">${painted}</g>`;
};

const cuts = new WeakMap<Garment, Map<Side, GarmentShape>>();

/** Cut once for all colours. */
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

/** A dress shoe on rubber is not shown on a leather sole. */
const treadOf = (tread: Tread, { sole }: ShoeShape): Tread => (tread === 'leather' && sole.lugs ? 'blocks' : tread);

/** The drawing without its frame, for a picture or a part of a poster. */
export function paintPicture(sheet: Sheet, order: PictureOrder): string {
  const shape = silhouette(order.silhouette);
  const look: Look = {
    palette: order.palette,
    material: order.material,
    mark: order.mark ?? randomFrom(order.seed).pick(MARKS),
  };
  if (order.angle === 'close')
    return paintCloseCrop(sheet, look, shape.detail, order.seed, shape.kind === 'shoe' ? shape.base : undefined);
  if (shape.kind === 'garment') {
    const cut = cutOf(chosen(shape.garments, order.construction), order.angle === 'back' ? 'back' : 'front');
    const painted = paintGarment(sheet, cut, look);
    return order.angle === 'detail' ? nearTo(shape.focus, painted) : painted;
  }
  const side = chosen(shape.sides, order.construction);
  switch (order.angle) {
    case 'above':
      return paintPairAbove(sheet, shape.above, side, look);
    case 'turned':
      return paintShoeTurned(sheet, side, look);
    case 'below':
      return paintPairBelow(sheet, shape.above.toe, treadOf(shape.tread, side), side.sole.outsoleRole ?? 'sole', look);
    default:
      return `<g transform="translate(0 ${SHOE_LIFT})">${paintShoe(sheet, side, look)}</g>`;
  }
}

/** A square SVG master on a transparent ground. */
export function pictureSvg(order: PictureOrder): string {
  const sheet = new Sheet();
  return sheet.svg(paintPicture(sheet, order), SIDE, SIDE);
}
