import type { Detail } from '../drawing/close-crop.js';
import type { Surface } from '../drawing/textures.js';
import { backpack, tote } from './bags.js';
import { chelsea } from './chelsea.js';
import { court } from './court.js';
import { derby } from './derby.js';
import { dress, skirt } from './dresses.js';
import type { Garment } from './garment-shape.js';
import { beanie, cap } from './headwear.js';
import { highTop } from './high-top.js';
import { bomber, puffer, windbreaker } from './jackets.js';
import { loafer } from './loafer.js';
import { platform } from './platform.js';
import { runner } from './runner.js';
import { sandal } from './sandal.js';
import type { AboveShape } from './shoe-above.js';
import type { ShoeShape } from './shoe-shape.js';
import { shorts } from './shorts.js';
import { slipOn } from './slip-on.js';
import { socks } from './socks.js';
import { hoodie, sweatshirt, tShirt } from './tops.js';
import { trail } from './trail.js';
import { jeans, joggers, trousers } from './trousers.js';

export type Silhouette =
  | {
      readonly kind: 'shoe';
      readonly side: ShoeShape;
      readonly above: AboveShape;
      readonly detail: Detail;
      readonly base?: Surface;
    }
  | { readonly kind: 'garment'; readonly garment: Garment; readonly detail: Detail };

const cloth = (garment: Garment): Silhouette => ({ kind: 'garment', garment, detail: 'cloth' });
const ribbed = (garment: Garment): Silhouette => ({ kind: 'garment', garment, detail: 'ribbed' });

const SILHOUETTES = {
  runner: {
    kind: 'shoe',
    side: runner,
    above: { closing: 'laces', toe: 'round', rand: 24, base: 'mesh' },
    detail: 'laced',
    base: 'mesh',
  },
  court: { kind: 'shoe', side: court, above: { closing: 'laces', toe: 'round', rand: 28 }, detail: 'laced' },
  'high-top': {
    kind: 'shoe',
    side: highTop,
    above: { closing: 'laces', toe: 'round', rand: 28, rows: 7 },
    detail: 'laced',
  },
  trail: {
    kind: 'shoe',
    side: trail,
    above: { closing: 'laces', toe: 'round', rand: 34, base: 'mesh' },
    detail: 'laced',
    base: 'mesh',
  },
  'slip-on': { kind: 'shoe', side: slipOn, above: { closing: 'elastic', toe: 'round', rand: 26 }, detail: 'shoe' },
  platform: { kind: 'shoe', side: platform, above: { closing: 'laces', toe: 'round', rand: 42 }, detail: 'laced' },
  derby: { kind: 'shoe', side: derby, above: { closing: 'laces', toe: 'almond', rand: 18, rows: 4 }, detail: 'laced' },
  loafer: { kind: 'shoe', side: loafer, above: { closing: 'saddle', toe: 'almond', rand: 16 }, detail: 'shoe' },
  chelsea: { kind: 'shoe', side: chelsea, above: { closing: 'gore', toe: 'almond', rand: 18 }, detail: 'shoe' },
  sandal: { kind: 'shoe', side: sandal, above: { closing: 'straps', toe: 'round', rand: 16 }, detail: 'shoe' },
  't-shirt': ribbed(tShirt),
  hoodie: ribbed(hoodie),
  sweatshirt: ribbed(sweatshirt),
  bomber: ribbed(bomber),
  puffer: cloth(puffer),
  windbreaker: cloth(windbreaker),
  joggers: ribbed(joggers),
  trousers: cloth(trousers),
  jeans: cloth(jeans),
  shorts: cloth(shorts),
  skirt: cloth(skirt),
  dress: cloth(dress),
  cap: cloth(cap),
  beanie: ribbed(beanie),
  backpack: cloth(backpack),
  tote: cloth(tote),
  socks: ribbed(socks),
} as const satisfies Record<string, Silhouette>;

export type SilhouetteName = keyof typeof SILHOUETTES;

/** Wider than the table's own type: a painter asks for what only some of them have. */
export const silhouette = (name: SilhouetteName): Silhouette => SILHOUETTES[name];
