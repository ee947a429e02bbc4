import sharp, { type OverlayOptions } from 'sharp';
import { viewsOf } from './composed.js';
import { figureDrawing } from './figure.js';
import { areaOf, type Idea, isShoe, type Place, placesOf, shotsOf } from './ideas.js';
import { type Rectangle, shared } from './layout.js';
import { type ComposedOrder, composedPixels, type Pixels, sharpOf } from './picture.js';
import type { Layers } from './compose.js';
import type { LayersCache } from './read-layers.js';
import { inMillimetres } from './real-heights.js';
import { studio } from './studio.js';

/** A picture of goods, arranged after an idea. */
export interface PosterOrder {
  /** Background colour. */
  readonly ground: string;
  readonly idea: Idea;
  /** The number that the idea `figure` shows. */
  readonly figure?: string;
  /** Whether a page shows text over the left part. */
  readonly besideText: boolean;
  readonly goods: readonly ComposedOrder[];
}

/** A picture of a product, and the part of it that the product covers. */
interface Thing {
  readonly order: ComposedOrder;
  readonly pixels: Pixels;
  readonly bounds: Rectangle;
}

/** Composes a poster. Returns it as WebP. */
export async function composedPoster(order: PosterOrder, cache: LayersCache): Promise<Buffer> {
  const { ground, idea, figure, goods } = order;
  const area = areaOf(order.besideText);
  const things: Thing[] = [];
  for (const shot of shotsOf(idea, goods)) {
    const bounds = boundsOf(await cache.read(shot.layers, shot.view), shot.view === 'detail');
    things.push({ order: shot, pixels: await composedPixels(shot, cache), bounds });
  }
  const boxes = things.map(({ order: { layers }, bounds }) => inMillimetres(layers, bounds));
  const overlays: OverlayOptions[] = [];
  for (const [at, place] of placesOf(idea, boxes, area).entries()) overlays.push(...(await drawn(things[at]!, place)));
  const drawing = figure ? await figureDrawing(figure, ground, area) : '';
  return sharp(studio(ground, idea === 'worn', drawing))
    .composite(overlays)
    .webp({ quality: 88, effort: 1 })
    .toBuffer();
}

/** Coverage from which a pixel belongs to the visible thing. */
const VISIBLE = 40;

/** Returns the part of a picture that the product covers, without its shadow. A close-up is the whole picture. */
export function boundsOf(
  { width, height, coverage }: Pick<Layers, 'width' | 'height' | 'coverage'>,
  isCloseUp: boolean,
): Rectangle {
  if (isCloseUp) return { left: 0, top: 0, width, height };
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      if (coverage[at]! < VISIBLE) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  return { left, top, width: right - left, height: bottom - top };
}

async function drawn({ order, pixels, bounds }: Thing, { thing, frame }: Place): Promise<OverlayOptions[]> {
  const scale = thing.width / bounds.width;
  const picture = {
    left: Math.round(thing.left - bounds.left * scale),
    top: Math.round(thing.top - bounds.top * scale),
    width: Math.round(pixels.width * scale),
    height: Math.round(pixels.height * scale),
  };
  const visible = shared(picture, frame);
  if (!visible) return [];
  const bytes = await sharpOf(pixels)
    .resize(picture.width, picture.height, { fit: 'fill' })
    .extract({ ...visible, left: visible.left - picture.left, top: visible.top - picture.top })
    .raw()
    .toBuffer();
  const cut: Pixels = { bytes, width: visible.width, height: visible.height };
  const overlay = {
    input: bytes,
    raw: { width: cut.width, height: cut.height, channels: 4 as const },
    left: visible.left,
    top: visible.top,
  };
  return isHung(order) ? [await shadowOf(cut, visible), overlay] : [overlay];
}

/** Clothes were rendered hanging in the air, without a shadow. */
const isHung = ({ layers, view }: ComposedOrder): boolean =>
  !isShoe(layers) && viewsOf(layers).includes('side') && view === 'front';

/** Shadow of clothes on the surface they lie on: offset away from the light, and its opacity. */
const SHADOW = { right: 10, down: 16, blur: 14, opacity: 0.34 };
/** The shadow is soft, so it is blurred at a fraction of its size. */
const COARSE = 4;

async function shadowOf({ bytes, width, height }: Pixels, { left, top }: Rectangle): Promise<OverlayOptions> {
  const coarse = await sharpOf({ bytes, width, height })
    .extractChannel(3)
    .resize(Math.ceil(width / COARSE), Math.ceil(height / COARSE), { fit: 'fill' })
    .blur(SHADOW.blur / COARSE)
    .linear(SHADOW.opacity, 0)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const soft = await sharp(coarse).extractChannel(0).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const input = Buffer.alloc(width * height * 4);
  for (let pixel = 0; pixel < soft.length; pixel += 1) input[pixel * 4 + 3] = soft[pixel]!;
  return { input, raw: { width, height, channels: 4 }, left: left + SHADOW.right, top: top + SHADOW.down };
}
