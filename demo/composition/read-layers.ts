import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Layers } from './compose.js';

/** Layers of a view, with the names of the parts in their order. */
export interface NamedLayers extends Layers {
  readonly names: readonly string[];
}

/** Layout of the tiles of a mask, row by row: first the parts, then the coverage. */
const COLUMNS = 3;
const PARTS = 8;

/** One channel of a picture, a byte for each pixel. */
interface Channel {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the layers of one view from `<folder>/<silhouette>/`: the format is described in `models/README.md`. Takes
 * about 200 ms of processor time at 1,200 px.
 */
export async function readLayers(folder: string, silhouette: string, angle: string): Promise<NamedLayers> {
  const file = (name: string) => fileOf(join(folder, silhouette, name), silhouette, angle);
  const [light, mask, shadow, parts] = await Promise.all([
    file(`${angle}-light.webp`),
    file(`${angle}-mask.webp`),
    file(`${angle}-shadow.webp`),
    file('parts.json'),
  ]);
  const [lit, masked] = await Promise.all([channelOf(light, 0), channelOf(mask, 0)]);
  const { width } = lit;
  const height = lit.height / 2;
  if (masked.width !== width * COLUMNS || masked.height !== height * COLUMNS)
    throw new RangeError(`${silhouette} ${angle}: the mask is not three times as large as the light`);
  const shade = await sharp(shadow).extractChannel(3).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const size = width * height;
  const names = JSON.parse(parts.toString()) as string[];
  return {
    width,
    height,
    diffuse: lit.bytes.subarray(0, size),
    gloss: lit.bytes.subarray(size),
    parts: names.map((_, part) => tileOf(masked, part)),
    coverage: tileOf(masked, PARTS),
    shadow: shade,
    names,
  };
}

async function fileOf(path: string, silhouette: string, angle: string): Promise<Buffer> {
  return readFile(path).catch((cause: unknown) => {
    throw new Error(`${path} is missing: ${silhouette} ${angle} has no such layer`, { cause });
  });
}

async function channelOf(picture: Buffer, channel: 0 | 3): Promise<Channel> {
  const { data, info } = await sharp(picture).extractChannel(channel).raw().toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

function tileOf({ bytes, width: whole, height: tall }: Channel, index: number): Uint8Array {
  const width = whole / COLUMNS;
  const height = tall / COLUMNS;
  const left = (index % COLUMNS) * width;
  const top = Math.floor(index / COLUMNS) * height;
  const tile = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = (top + row) * whole + left;
    tile.set(bytes.subarray(from, from + width), row * width);
  }
  return tile;
}

const bytesOf = ({ width, height, parts }: Layers): number => width * height * (parts.length + 4);

/** Cache of decoded views, up to `mostBytes`; the least recently used view is removed first. */
export class LayersCache {
  private readonly views = new Map<string, Promise<NamedLayers>>();
  private readonly sizes = new Map<string, number>();

  constructor(
    private readonly folder: string,
    private readonly mostBytes: number,
  ) {}

  async read(silhouette: string, angle: string): Promise<NamedLayers> {
    const key = `${silhouette} ${angle}`;
    const view = this.views.get(key) ?? readLayers(this.folder, silhouette, angle);
    this.views.delete(key);
    this.views.set(key, view);
    try {
      const layers = await view;
      this.sizes.set(key, bytesOf(layers));
      this.shrink(key);
      return layers;
    } catch (error) {
      this.views.delete(key);
      throw error;
    }
  }

  clear(): void {
    this.views.clear();
    this.sizes.clear();
  }

  get bytes(): number {
    return [...this.sizes.values()].reduce((sum, size) => sum + size, 0);
  }

  private shrink(used: string): void {
    for (const key of this.views.keys()) {
      if (this.bytes <= this.mostBytes) return;
      if (key === used) continue;
      this.views.delete(key);
      this.sizes.delete(key);
    }
  }
}
