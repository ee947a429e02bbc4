import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { COMPOSED, LAYERS, viewsOf } from './composed.js';
import { readLayers } from './read-layers.js';

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
