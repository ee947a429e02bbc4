import sharp, { type Sharp } from 'sharp';
import { type View, viewsOf } from './composed.js';
import { compose } from './compose.js';
import { type PaintOrder, paintsOf } from './paints.js';
import type { LayersCache } from './read-layers.js';

/** Content of a composed picture and its view. */
export interface ComposedOrder extends PaintOrder {
  readonly view: View;
  /** Children's shoes have different proportions. */
  readonly children: boolean;
}

/** Pixels in RGBA, not premultiplied. */
export interface Pixels {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Composes a product's picture: 1,200 px wide, on a transparent ground with its shadow. */
export async function composedPixels(order: ComposedOrder, cache: LayersCache): Promise<Pixels> {
  const layers = await cache.read(order.layers, order.view);
  const { parts, inside } = paintsOf(layers.names, order);
  const pixels = { bytes: compose(layers, parts, inside), width: layers.width, height: layers.height };
  const { view, children } = order;
  const isShoe = viewsOf(order.layers).includes('above');
  return children && isShoe && view !== 'detail' ? ofChild(pixels, view) : pixels;
}

/**
 * Relative to its length, a shoe of size 28 is an eighth broader and higher than one of size 42. In an oblique view,
 * the height of the picture includes part of the length.
 */
const CHILD_BREADTH = { side: 1.13, above: 1.13, front: 1.09, back: 1.09 } as const;
/**
 * The line that keeps its position when a picture is stretched, as a fraction of the picture's height. In a side view
 * it is the floor.
 */
const STILL = { side: 0.71, front: 0.6, back: 0.6 } as const;

/** Stretches the picture to the breadth and height of a child's shoe. The length of the shoe stays. */
async function ofChild(pixels: Pixels, view: Exclude<View, 'detail'>): Promise<Pixels> {
  const { width, height } = pixels;
  const kept = { width, height, left: 0, top: 0 };
  if (view === 'above') {
    kept.width = Math.round(width / CHILD_BREADTH[view]);
    kept.left = Math.round((width - kept.width) / 2);
  } else {
    kept.height = Math.round(height / CHILD_BREADTH[view]);
    kept.top = Math.round((height - kept.height) * STILL[view]);
  }
  const bytes = await sharpOf(pixels).extract(kept).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  return { ...pixels, bytes };
}

export const sharpOf = ({ bytes, width, height }: Pixels): Sharp =>
  sharp(bytes, { raw: { width, height, channels: 4 } });

/** Encodes an original, from which smaller pictures are made: fast to encode, about 70 KB. */
export const encoded = (picture: Sharp): Promise<Buffer> =>
  picture.webp({ quality: 90, alphaQuality: 90, effort: 1 }).toBuffer();

/** Returns a product's picture as WebP. A close-up is square, like the tiles of a product page. */
export async function composedPicture(order: ComposedOrder, cache: LayersCache): Promise<Buffer> {
  const pixels = await composedPixels(order, cache);
  const { width, height } = pixels;
  const isTall = order.view === 'detail' && height > width;
  const square = { left: 0, top: Math.round((height - width) / 2), width, height: width };
  return encoded(isTall ? sharpOf(pixels).extract(square) : sharpOf(pixels));
}
