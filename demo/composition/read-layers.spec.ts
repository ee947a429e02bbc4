import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { LayersCache, readLayers } from './read-layers.js';

const grey = (width: number, height: number, at: (x: number, y: number) => number) => {
  const pixels = Buffer.from(Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width))));
  return sharp(pixels, { raw: { width, height, channels: 1 } }).webp({ lossless: true });
};

/** Writes layers of 4 × 2 px: part n of two covers all with the byte 17 · n, coverage with 255. */
async function writeView(folder: string, silhouette: string, angle: string): Promise<void> {
  const path = join(folder, silhouette);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'parts.json'), '["upper", "sole"]');
  await grey(4, 4, (_, y) => (y < 2 ? 200 : 100)).toFile(join(path, `${angle}-light.webp`));
  const tile = (x: number, y: number) => Math.floor(x / 4) + 3 * Math.floor(y / 2);
  await grey(12, 6, (x, y) => (tile(x, y) === 8 ? 255 : tile(x, y) * 17)).toFile(join(path, `${angle}-mask.webp`));
  const shade = { width: 2, height: 1, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } as const;
  await sharp({ create: shade })
    .webp({ lossless: true })
    .toFile(join(path, `${angle}-shadow.webp`));
}

describe('layers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meet-layers-'));
  beforeAll(async () => {
    for (const angle of ['side', 'front', 'back']) await writeView(folder, 'court', angle);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('readLayers returns the layers of a view tile by tile', async () => {
    const { width, height, names, ...read } = await readLayers(folder, 'court', 'side');
    expect([width, height, names]).toEqual([4, 2, ['upper', 'sole']]);
    const all = (byte: number) => Array<number>(8).fill(byte);
    expect([...read.diffuse]).toEqual(all(200));
    expect([...read.gloss]).toEqual(all(100));
    expect(read.parts.map((part) => [...part])).toEqual([all(0), all(17)]);
    expect([...read.coverage]).toEqual(all(255));
    expect([...read.shadow]).toEqual(all(128));
  });

  it('readLayers names the missing file when a layer file was deleted', async () => {
    rmSync(join(folder, 'court/back-mask.webp'));
    await expect(readLayers(folder, 'court', 'back')).rejects.toThrow(/back-mask\.webp is missing: court back/);
  });

  it('LayersCache keeps the most recently used layers within its limit of bytes', async () => {
    const cache = new LayersCache(folder, 50);
    const side = await cache.read('court', 'side');
    expect(await cache.read('court', 'side')).toBe(side);
    expect(cache.bytes).toBe(8 * 6);
    await cache.read('court', 'front');
    expect(cache.bytes).toBe(8 * 6);
    expect(await cache.read('court', 'side')).not.toBe(side);
    await expect(cache.read('court', 'back')).rejects.toThrow('is missing');
  });
});
