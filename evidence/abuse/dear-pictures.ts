import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AbusedShop } from './abused-shop.js';
import type { Attack } from './attack.js';
import { flood, Tally } from './flood.js';
import { MemoryWatch, pictureMakersGone } from './memory-watch.js';

const CONNECTIONS = 30;
/**
 * From the default of PICTURE_POINTS_PER_MINUTE: points that a client regains per second, and the quarter that it may
 * spend at once.
 */
const POINTS_A_SECOND = 60_000 / 60;
const POINTS_AT_ONCE = 60_000 / 4;

const WIDTHS = [3072, 2560, 2048, 1536];
const RATIOS = [1, 5 / 4, 4 / 3, 3 / 2, 16 / 9];
const QUALITIES = [90, 80, 60];

/** Image modifiers that the image proxy refuses to everybody. The first attackers requested such pictures. */
const UNKNOWN = ['f_avif,w_3072,h_3072,q_100,fit_fill', 'w_1234', 'f_webp,w_640,h_1', 'w_640,q_81', 'w_640,b_123456'];

/** Requests the most expensive pictures, each a different one, over thirty connections of one shopper. */
export const dearPictures: Attack = {
  name: 'dear-pictures',
  prepare: async (shop, { short }) => {
    if (!short) await pictureMakersGone(shop);
  },
  run: async (shop, { short, stop }) => {
    const memory = short ? undefined : new MemoryWatch(shop);
    const keys = await pictureKeys(shop);
    const refused = new Tally();
    for (const modifiers of UNKNOWN) refused.add(await get(shop, modifiers, keys[0]!, stop));
    let points = 0;
    const { tally, seconds } = await flood(CONNECTIONS, stop, async (n, signal) => {
      const { width, height, quality } = shapeOf(n);
      const modifiers = `f_avif,w_${width},h_${height},q_${quality},fit_cover`;
      const status = await get(shop, modifiers, keys[n % keys.length]!, signal);
      if (status === 200) points += 250 * ((width * height) / 1e6);
      return status;
    });
    const tried = `${CONNECTIONS} connections of one shopper: AVIF as large as it may be`;
    return [
      { tried: 'combinations that are not served', through: refused.others(400), unit: 'answers but 400', most: 0 },
      {
        tried,
        through: Math.round(points),
        unit: 'points',
        least: 1,
        most: Math.ceil(POINTS_AT_ONCE + POINTS_A_SECOND * seconds),
        beside: tally.toString(),
      },
      { tried, through: tally.others(200, 429, 503), unit: 'faults', most: 0 },
      { tried, through: sizeOf(shop.pictureFolder), unit: 'MB of cache', most: shop.pictureMegabytes },
      ...((await memory?.end()) ?? []),
    ];
  },
};

/** Returns a size and quality that the image proxy serves, a different combination for each number. */
function shapeOf(n: number): { width: number; height: number; quality: number } {
  const width = WIDTHS[n % WIDTHS.length]!;
  const ratio = RATIOS[Math.floor(n / WIDTHS.length) % RATIOS.length]!;
  const quality = QUALITIES[Math.floor(n / WIDTHS.length / RATIOS.length) % QUALITIES.length]!;
  return { width, height: Math.round(width / ratio), quality };
}

async function get({ storefront }: AbusedShop, modifiers: string, key: string, signal: AbortSignal): Promise<number> {
  const headers = { 'x-forwarded-for': '198.51.100.6' };
  const answer = await fetch(`${storefront}/_ipx/${modifiers}/${key}`, { headers, signal });
  await answer.arrayBuffer();
  return answer.status;
}

async function pictureKeys({ database }: AbusedShop): Promise<string[]> {
  const { rows } = await database.query<{ key: string }>(KEYS);
  return rows.map(({ key }) => key);
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return Math.round(bytes / 1e5) / 10;
}

const KEYS = `SELECT "storageKey" AS "key" FROM "product_image" ORDER BY 1`;
