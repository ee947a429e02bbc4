import { paintCloseCrop } from './drawing/close-crop.js';
import { type Look, MARKS, type Mark, type Palette } from './drawing/look.js';
import { Sheet, SIDE } from './drawing/sheet.js';
import type { Material } from './drawing/textures.js';
import { randomFrom } from './random.js';
import { paintGarment } from './silhouettes/paint-garment.js';
import { paintShoe } from './silhouettes/paint-shoe.js';
import { paintPairAbove } from './silhouettes/shoe-above.js';
import { silhouette, type SilhouetteName } from './silhouettes/silhouettes.js';

/** Side or front; from above or from the back; the material close by. */
export const ANGLES = ['main', 'second', 'close'] as const;
export type Angle = (typeof ANGLES)[number];

export interface PictureOrder {
  readonly silhouette: SilhouetteName;
  readonly palette: Palette;
  readonly material: Material;
  readonly angle: Angle;
  /** Decides what two pictures of the same shape and colour may differ in. */
  readonly seed: string;
  /** The brand's sign; chosen by the seed without it. */
  readonly mark?: Mark;
}

/** A shoe is drawn on a baseline low in the square; this brings it to the eye's middle, the same for every shoe. */
const SHOE_LIFT = -90;

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
  if (shape.kind === 'garment')
    return paintGarment(sheet, shape.garment(order.angle === 'main' ? 'front' : 'back'), look);
  if (order.angle === 'second') return paintPairAbove(sheet, shape.above, look);
  return `<g transform="translate(0 ${SHOE_LIFT})">${paintShoe(sheet, shape.side, look)}</g>`;
}

/** A square SVG master on a transparent ground. */
export function pictureSvg(order: PictureOrder): string {
  const sheet = new Sheet();
  return sheet.svg(paintPicture(sheet, order), SIDE, SIDE);
}
