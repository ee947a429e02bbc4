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

/** The angle of a picture. `main` is a shoe's side or a garment's front. */
export type Angle = 'main' | 'turned' | 'above' | 'below' | 'back' | 'detail' | 'close';

const SHOE_ANGLES = ['main', 'turned', 'above', 'below', 'close'] as const satisfies readonly Angle[];
const CLOTH_ANGLES = ['main', 'back', 'detail', 'close'] as const satisfies readonly Angle[];

/** Returns the number of constructions of a silhouette. */
export function constructionsOf(name: SilhouetteName): number {
  const shape = silhouette(name);
  return shape.kind === 'shoe' ? shape.sides.length : shape.garments.length;
}

/** Returns the angles of a silhouette's pictures, the cover first. */
export function anglesOf(name: SilhouetteName): readonly Angle[] {
  return silhouette(name).kind === 'shoe' ? SHOE_ANGLES : CLOTH_ANGLES;
}

export interface PictureOrder {
  readonly silhouette: SilhouetteName;
  readonly palette: Palette;
  readonly material: Material;
  readonly angle: Angle;
  /** Index of the silhouette's construction. Beyond the last one it starts again. */
  readonly construction: number;
  /** Seed of the random details in which two pictures of one shape and colour may differ. */
  readonly seed: string;
  /** The brand's sign. By default the seed chooses one. */
  readonly mark?: Mark;
}

/** Shoes are drawn on a low baseline; this shift centres every one of them in the square. */
const SHOE_LIFT = -96;

/** Doubles a drawing about a point. It shifts by whole steps of the patterns: otherwise they would be resampled. */
const nearTo = ([x, y]: Focus, painted: string): string => {
  const [dx, dy] = [x, y].map((middle) => Math.round((SIDE / 2 - middle * 2) / STEP) * STEP);
  return `<g transform="translate(${dx} ${dy}) scale(2)">${painted}</g>`;
};

const cuts = new WeakMap<Garment, Map<Side, GarmentShape>>();

/** Returns one side of a garment, cached, because all colours share it. */
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

/** Returns the tread. A dress shoe with a rubber sole is not shown with a leather one. */
const treadOf = (tread: Tread, { sole }: ShoeShape): Tread => (tread === 'leather' && sole.lugs ? 'blocks' : tread);

/** Returns the drawing without its frame, for a picture or for a part of a poster. */
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

/** Returns a picture as a square SVG with a transparent background. */
export function pictureSvg(order: PictureOrder): string {
  const sheet = new Sheet();
  return sheet.svg(paintPicture(sheet, order), SIDE, SIDE);
}
