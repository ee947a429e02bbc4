import sharp, { type Sharp } from 'sharp';
import type { View } from './composed.js';
import { compose } from './compose.js';
import { type PaintOrder, paintsOf } from './paints.js';
import type { LayersCache } from './read-layers.js';

/** What a composed picture shows, and from where. */
export interface ComposedOrder extends PaintOrder {
  readonly view: View;
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
  return { bytes: compose(layers, parts, inside), width: layers.width, height: layers.height };
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
