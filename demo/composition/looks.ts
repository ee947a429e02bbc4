import { join } from 'node:path';
import sharp from 'sharp';
import { LAYERS } from './composed.js';
import type { Composition } from './composition.js';
import { SNAPSHOT, snapshotGround } from './snapshot.js';
import { POSTER } from './studio.js';

/**
 * Placeholder that a page shows until a picture is loaded. The fields are those of a row of the API's table `picture`.
 */
export interface Look {
  key: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Main colour as `#rrggbb`; null for goods, whose background is transparent. */
  colour: string | null;
  /** A `data:` URL of a small picture; null if the colour is enough. */
  preview: string | null;
}

/**
 * Returns the placeholders of pictures that are not composed yet, from the sizes of their layers and the colours of
 * their palettes.
 */
export async function looksOf(compositions: readonly Composition[]): Promise<Look[]> {
  const sizes = new Map<string, Promise<Size>>();
  const looks: Look[] = [];
  for (const composition of compositions) {
    const { key, kind } = composition;
    if (kind === 'poster') looks.push({ key, ...POSTER, colour: composition.order.ground, preview: null });
    else if (kind === 'snapshot') looks.push({ key, ...SNAPSHOT, colour: snapshotGround(key), preview: null });
    else {
      const { layers, view, palette } = composition.order;
      const file = join(LAYERS, layers, `${view}-light.webp`);
      if (!sizes.has(file)) sizes.set(file, sizeOf(file, view === 'detail'));
      const size = await sizes.get(file)!;
      looks.push({ key, ...size, colour: null, preview: stain(palette.main, size) });
    }
  }
  return looks;
}

interface Size {
  width: number;
  height: number;
}

/** The file contains two pictures, one above the other. A close-up is cropped to a square. */
async function sizeOf(file: string, isDetail: boolean): Promise<Size> {
  const { width, height } = await sharp(file).metadata();
  return { width, height: isDetail ? Math.min(width, height / 2) : height / 2 };
}

/** Returns a blurred spot of the main colour at the place of the product. */
function stain(colour: string, { width, height }: Size): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><radialGradient id="a">` +
    `<stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    `<ellipse cx="50%" cy="50%" rx="44%" ry="40%" fill="url(#a)"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
