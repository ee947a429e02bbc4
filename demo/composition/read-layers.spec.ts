import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { COMPOSED, LAYERS, viewsOf } from './composed.js';
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

  it('readLayers reads layers tile by tile', async () => {
    const { width, height, names, ...read } = await readLayers(folder, 'court', 'side');
    expect([width, height, names]).toEqual([4, 2, ['upper', 'sole']]);
    const all = (byte: number) => Array<number>(8).fill(byte);
    expect([...read.diffuse]).toEqual(all(200));
    expect([...read.gloss]).toEqual(all(100));
    expect(read.parts.map((part) => [...part])).toEqual([all(0), all(17)]);
    expect([...read.coverage]).toEqual(all(255));
    expect([...read.shadow]).toEqual(all(128));
  });

  it('readLayers names the missing file', async () => {
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

/** The Python file of a model and all of ours that it imports, as `models/layers.py` finds them. */
function sourcesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(file, 'utf8');
  const imports = text.matchAll(/^[ \t]*from (\.+)([\w.]*) import (\([^)]*\)|[^\n#]*)/gm);
  for (const [, dots = '', module = '', names = ''] of imports) {
    let folder = dirname(file);
    for (let level = 1; level < dots.length; level += 1) folder = dirname(folder);
    const path = join(folder, ...module.split('.').filter(Boolean));
    const imported = names.replace(/#[^\n]*/g, '').match(/\w+(?: as \w+)?/g) ?? [];
    const candidates = [`${path}.py`, ...imported.map((name) => join(path, `${name.split(' ')[0]}.py`))];
    for (const candidate of candidates) if (isFile(candidate)) sourcesOf(candidate, found);
  }
  return found;
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const MODELS = join(LAYERS, '../models');

function sourcesHash(silhouette: string): string {
  const name = `${silhouette.replaceAll('-', '_')}.py`;
  const file = ['shoes', 'garments', 'accessories'].map((kind) => join(MODELS, kind, name)).find(isFile);
  if (!file) throw new Error(`no model makes ${silhouette}`);
  const hash = createHash('sha256');
  const files = new Set([...sourcesOf(file), join(MODELS, 'studio.py'), join(MODELS, 'layers.py')]);
  for (const source of [...files].sort()) hash.update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}

describe('committed layers', () => {
  const silhouettes = readdirSync(LAYERS);
  it.each(silhouettes)('the committed layers of %s were rendered from the current models', async (silhouette) => {
    const expected = `sources ${sourcesHash(silhouette)}`;
    const stale: string[] = [];
    for (const file of readdirSync(join(LAYERS, silhouette)).filter((name) => name.endsWith('.webp'))) {
      const { exif } = await sharp(join(LAYERS, silhouette, file)).metadata();
      if (!exif?.includes(expected)) stale.push(file);
    }
    expect(stale).toEqual([]);
  });

  it.each(COMPOSED)('the committed layers of %s include every view that pictures need', async (name) => {
    for (const view of viewsOf(name)) {
      const { width, names } = await readLayers(LAYERS, name, view);
      expect([width, names.length > 0]).toEqual([1200, true]);
    }
  });

  it('committed layers are at most 200 KB a file and 25 MB in all', () => {
    const sizes = silhouettes.flatMap((silhouette) =>
      readdirSync(join(LAYERS, silhouette)).map((file) => statSync(join(LAYERS, silhouette, file)).size),
    );
    expect(Math.max(...sizes)).toBeLessThan(200 * 1024);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25e6);
  });
});
