import sharp from 'sharp';
import { darker, lighter } from '../colour.js';
import { randomFrom } from '../random.js';
import { type View, viewsOf } from './composed.js';
import { type ComposedOrder, composedPixels, encoded, sharpOf } from './picture.js';
import type { LayersCache } from './read-layers.js';
import { gradient } from './studio.js';

/** Size of a buyer's photograph in pixels, 4:5, like photographs of a telephone held upright. */
export const SNAPSHOT = { width: 1200, height: 1500 };
const { width: SNAP_WIDTH, height: SNAP_HEIGHT } = SNAPSHOT;
/** Colour of the gaps between boards: black with a hint of brown. */
const INK = '#0b0a09';
/** Colours of surfaces at a buyer's home: boards, a rug, a table, tiles. */
const GROUNDS = ['#b08d6a', '#8d8f94', '#c9bda9', '#6f7a72', '#d3cfc6'] as const;
/** Views that are not used for the first picture in the shop. */
const SNAP_VIEWS: readonly View[] = ['front', 'back', 'above'];

const randomOf = (key: string) => randomFrom(`snapshot:${key}`);

/** Returns the background colour of the buyer's photograph with this key. */
export const snapshotGround = (key: string): string => randomOf(key).pick(GROUNDS);

/**
 * Composes a picture like a buyer's photograph: from another side, slightly tilted, on a surface at home. Returns it as
 * WebP.
 */
export async function composedSnapshot(order: ComposedOrder, key: string, cache: LayersCache): Promise<Buffer> {
  const random = randomOf(key);
  const floor = random.pick(GROUNDS);
  const view = random.pick(viewsOf(order.layers).filter((one) => SNAP_VIEWS.includes(one) && one !== order.view));
  const boards = Array.from({ length: 7 }, (_, n) => {
    const y = 110 + n * 220 + random.whole(-16, 16);
    return `<path d="M0 ${y}L${SNAP_WIDTH} ${y + 46}" stroke="${INK}" stroke-opacity="0.09" stroke-width="4"/>`;
  }).join('');
  const fill = gradient(
    'floor',
    [
      [0, lighter(floor, 0.12)],
      [0.6, floor],
      [1, darker(floor, 0.22)],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  );
  const whole = `width="${SNAP_WIDTH}" height="${SNAP_HEIGHT}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${whole}><defs>${fill}</defs><rect ${whole} fill="url(#floor)"/>${boards}</svg>`;
  const pixels = await composedPixels({ ...order, view }, cache);
  const turned = await sharpOf(pixels)
    .rotate(random.whole(-9, 9), { background: '#00000000' })
    .resize(SNAP_WIDTH, SNAP_HEIGHT, { fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return encoded(sharp(Buffer.from(svg)).composite([{ input: turned }]));
}
