import type { ComposedName } from './composed.js';
import { isShoe } from './ideas.js';
import type { Box } from './layout.js';

/** Pixels per mm of every view of shoes. */
const SHOE_SCALE = 3.5;

/** Heights of the visible goods in mm, with their sleeves, hoods and handles. */
const HEIGHTS: Partial<Record<ComposedName, number>> = {
  't-shirt': 735,
  longsleeve: 740,
  hoodie: 860,
  sweatshirt: 720,
  bomber: 720,
  puffer: 740,
  windbreaker: 740,
  shirt: 800,
  sweater: 740,
  coat: 1080,
  dress: 1010,
  skirt: 745,
  jeans: 1050,
  trousers: 1050,
  joggers: 970,
  shorts: 490,
  beanie: 220,
  cap: 150,
  tote: 720,
  socks: 340,
  backpack: 480,
  scarf: 560,
  gloves: 250,
  belt: 110,
};

/** Returns the real size in mm of a thing that has this size in pixels in its picture. */
export function inMillimetres(layers: ComposedName, { width, height }: Box): Box {
  const real = HEIGHTS[layers];
  if (!real && !isShoe(layers)) throw new RangeError(`nothing says how high ${layers} is`);
  const scale = real ? height / real : SHOE_SCALE;
  return { width: width / scale, height: height / scale };
}
