import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PictureCache } from './picture-cache.js';

const MEGABYTE = 1_000_000;
let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'meet-cache-'))));
afterEach(() => rm(folder, { recursive: true }));

const nameOf = (n: number) => String(n).padStart(40, '0').split('').reverse().join('');
const picture = () => Buffer.alloc(MEGABYTE / 10, 7);

async function size(): Promise<number> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** Moves the time of a picture's last use back by this number of minutes. */
async function age(n: number, minutes: number): Promise<void> {
  const then = new Date(Date.now() - minutes * 60_000);
  await utimes(join(folder, nameOf(n).slice(0, 2), nameOf(n)), then, then);
}

describe('the cache of pictures', () => {
  it('the picture cache returns the pictures that were stored in it', async () => {
    const cache = new PictureCache(folder, MEGABYTE);
    expect(await cache.read(nameOf(1))).toBeNull();
    await cache.keep(nameOf(1), picture());
    expect(await cache.read(nameOf(1))).toEqual(picture());
  });

  it('the picture cache never exceeds its maximum of bytes', async () => {
    const cache = new PictureCache(folder, MEGABYTE);
    for (let n = 0; n < 60; n += 1) {
      await cache.keep(nameOf(n), picture());
      expect(await size()).toBeLessThanOrEqual(MEGABYTE);
    }
  });

  it('the picture cache evicts the least recently used picture first, also after a restart', async () => {
    const before = new PictureCache(folder, 100 * MEGABYTE);
    for (let n = 0; n < 8; n += 1) await before.keep(nameOf(n), picture());
    for (let n = 0; n < 8; n += 1) await age(n, 100 - n);
    // Reading the oldest picture makes it the most recently used one.
    await before.read(nameOf(0));
    const after = new PictureCache(folder, MEGABYTE / 2);
    await after.keep(nameOf(8), picture());
    const left = await Promise.all(Array.from({ length: 9 }, async (_, n) => ((await after.read(nameOf(n))) ? n : -1)));
    expect(left.filter((n) => n >= 0)).toEqual([0, 6, 7, 8].filter((n) => left.includes(n)));
    expect(left).toEqual(expect.arrayContaining([0, 8]));
    expect(await size()).toBeLessThanOrEqual(MEGABYTE / 2);
  });
});
