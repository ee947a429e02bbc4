import sharp, { type OverlayOptions, type Region } from 'sharp';
import { brightness, darker, lighter } from '../colour.js';
import { randomFrom } from '../random.js';
import { type View, viewsOf } from './composed.js';
import { type ComposedOrder, composedPixels, encoded, sharpOf } from './picture.js';
import type { LayersCache } from './read-layers.js';

/**
 * Size of a poster in pixels, 16:9. The left part up to x = 860 is empty, for text. An upright 4:5 crop centred at 70 %
 * of the width holds x from 924 to 2004.
 */
export const POSTER = { width: 2400, height: 1350 };
const { width: WIDTH, height: HEIGHT } = POSTER;

/** A place on a poster: the view of its product, the centre of its picture in px, and its scale. */
interface Place {
  readonly view: View;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/**
 * Places by the number of products, from the farthest to the nearest. All views of shoes have about 3.5 px per mm, and
 * the front and back views have the same vertical angle. So with one scale all shoes stand on one floor.
 */
const SHOE_PLACES: readonly (readonly Place[])[] = [
  [],
  [{ view: 'front', x: 1480, y: 720, scale: 0.9 }],
  [
    { view: 'back', x: 1800, y: 480, scale: 0.72 },
    { view: 'front', x: 1370, y: 860, scale: 0.72 },
  ],
  [
    { view: 'back', x: 1290, y: 400, scale: 0.66 },
    { view: 'front', x: 1960, y: 560, scale: 0.66 },
    { view: 'front', x: 1430, y: 920, scale: 0.66 },
  ],
];
const GARMENT_PLACES: readonly (readonly Place[])[] = [
  [],
  [{ view: 'front', x: 1480, y: 675, scale: 0.8 }],
  [
    { view: 'back', x: 1900, y: 640, scale: 0.72 },
    { view: 'front', x: 1330, y: 710, scale: 0.72 },
  ],
];

const isShoe = ({ layers }: ComposedOrder): boolean => viewsOf(layers).includes('above');

/**
 * Returns at most `most` of the goods. First come goods that differ in shape and main colour, then goods that differ
 * only in colour.
 */
function different(goods: readonly ComposedOrder[], most: number): ComposedOrder[] {
  const cast: ComposedOrder[] = [];
  const add = (mayJoin: (order: ComposedOrder, taken: ComposedOrder) => boolean) => {
    for (const order of goods)
      if (cast.length < most && cast.every((taken) => taken !== order && mayJoin(order, taken))) cast.push(order);
  };
  add((order, taken) => order.layers !== taken.layers && order.palette.main !== taken.palette.main);
  add((order, taken) => order.palette.main !== taken.palette.main);
  return cast;
}

const gradient = (id: string, stops: readonly (readonly [number, string, number?])[], place: string): string =>
  `<linearGradient id="${id}" ${place}>${stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')}</linearGradient>`;

/**
 * Returns a background like a photo studio: a wall that curves into the floor without an edge, lit like the goods, from
 * the upper left.
 */
function ground(colour: string): Buffer {
  const isPale = brightness(colour) > 0.6;
  const wall = gradient(
    'wall',
    [
      [0, darker(colour, 0.08)],
      [0.45, colour],
      [0.62, lighter(colour, isPale ? 0.22 : 0.1)],
      [1, lighter(colour, isPale ? 0.1 : 0.03)],
    ],
    'x1="0" y1="0" x2="0" y2="1"',
  );
  const lamp = `<radialGradient id="lamp" cx="0.58" cy="0.5" r="0.55"><stop offset="0" stop-color="#fff" stop-opacity="${isPale ? 0.34 : 0.16}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`;
  const whole = `width="${WIDTH}" height="${HEIGHT}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${whole}><defs>${wall}${lamp}</defs><rect ${whole} fill="url(#wall)"/><rect ${whole} fill="url(#lamp)"/></svg>`,
  );
}

/**
 * Composes a still life of up to three different shoes, or two garments if there is no shoe, in true relative scale on a
 * coloured ground. Returns it as WebP.
 */
export async function composedPoster(
  colour: string,
  goods: readonly ComposedOrder[],
  cache: LayersCache,
): Promise<Buffer> {
  const shoes = goods.filter(isShoe);
  const places = shoes.length ? SHOE_PLACES : GARMENT_PLACES;
  const cast = different(shoes.length ? shoes : goods, places.length - 1);
  const things: OverlayOptions[] = [];
  // The first product stands in front, at the last place.
  for (const [index, place] of places[cast.length]!.entries()) {
    const order = cast[cast.length - 1 - index]!;
    things.push(await thingAt({ ...order, view: place.view }, place, cache));
  }
  return sharp(ground(colour)).composite(things).webp({ quality: 88, effort: 1 }).toBuffer();
}

async function thingAt(order: ComposedOrder, { x, y, scale }: Place, cache: LayersCache): Promise<OverlayOptions> {
  const pixels = await composedPixels(order, cache);
  const width = Math.round(pixels.width * scale);
  const { data, info } = await sharpOf(pixels).resize(width).raw().toBuffer({ resolveWithObject: true });
  const cut = cutOut(info.width, info.height, Math.round(x - info.width / 2), Math.round(y - info.height / 2));
  const input = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .extract(cut)
    .raw()
    .toBuffer();
  return {
    input,
    raw: { width: cut.width, height: cut.height, channels: 4 },
    left: Math.max(0, Math.round(x - info.width / 2)),
    top: Math.max(0, Math.round(y - info.height / 2)),
  };
}

/** Returns the part of a product picture that lies within the poster. */
function cutOut(width: number, height: number, x: number, y: number): Region {
  const left = Math.max(0, -x);
  const top = Math.max(0, -y);
  return {
    left,
    top,
    width: Math.min(width - left, WIDTH - x - left),
    height: Math.min(height - top, HEIGHT - y - top),
  };
}

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
