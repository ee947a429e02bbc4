import sharp, { type Sharp } from 'sharp';
import { type View, viewsOf } from './composed.js';
import { compose } from './compose.js';
import { type PaintOrder, paintsOf } from './paints.js';
import type { LayersCache } from './read-layers.js';

/** What a composed picture shows, and from where. */
export interface ComposedOrder extends PaintOrder {
  readonly view: View;
  /** Shoes of children have other proportions. */
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
 * A shoe of size 28 is an eighth broader and higher for its length than one of size 42. Seen obliquely, a part of its height
 * is its length.
 */
const CHILD_BREADTH = { side: 1.13, above: 1.13, front: 1.09, back: 1.09 } as const;
/** The line that keeps its place when a picture is stretched, as a share of its height. In a side view it is the floor. */
const STILL = { side: 0.71, front: 0.6, back: 0.6 } as const;

/** Returns the picture as broad and high as a child's shoe is for its length. The shoe keeps its length. */
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

/** Encodes an original, of which smaller pictures are made: quick to write, and some 70 KB. */
export const encoded = (picture: Sharp): Promise<Buffer> =>
  picture.webp({ quality: 90, alphaQuality: 90, effort: 1 }).toBuffer();

/** Returns a product's picture as WebP. What is seen closely fills a square, as the tiles of a product's page are. */
export async function composedPicture(order: ComposedOrder, cache: LayersCache): Promise<Buffer> {
  const pixels = await composedPixels(order, cache);
  const { width, height } = pixels;
  const isTall = order.view === 'detail' && height > width;
  const square = { left: 0, top: Math.round((height - width) / 2), width, height: width };
  return encoded(isTall ? sharpOf(pixels).extract(square) : sharpOf(pixels));
}
