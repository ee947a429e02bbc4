import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PostgresSink, syncChanges } from '@meet/search-indexer/pipeline';
import { withClient } from '@meet/tooling/stack';
import { openShop, type OpenShop } from '../chaos/orders/open-shop.js';
import { copyProducts } from '../generate/copy-products.js';
import { importProducts } from '../generate/fill-shop.js';
import { generateOrders } from '../generate/generate-orders.js';

export interface KeptShopTerms {
  products: number;
  /** Number of orders in the shop's history. The number of shoppers is a third of it. */
  history: number;
  pictures: number;
}

const OFFERS = 400;
const PLENTY = 1_000_000;
/** Maximum number of products that are imported. The others are copies of them, which are faster to create. */
const MOST_IMPORTED = 1000;
/** Minimum and maximum size of a picture in bytes, as in a real shop. */
const PICTURE_BYTES = [20_000, 80_000] as const;

/**
 * Opens a shop with goods, an order history and pictures, and one API process that lets a shopper order as often as the
 * load does.
 */
export function openKeptShop({ products, history, pictures }: KeptShopTerms): Promise<OpenShop> {
  return openShop({
    ...{ offers: OFFERS, unitsOfEach: () => PLENTY, processes: 1 },
    settings: {
      ...{ SHOP_NAME: 'Проба', HELD_UNITS: '1000000', HELD_VALUE: '1000000000', HELD_SHARE_PERCENT: '100' },
      ...{ ACCOUNT_ORDERS_PER_HOUR: '1000000', TRUSTED_PROXIES: '127.0.0.1' },
    },
    grow: async (databaseUrl, folder) => {
      await importProducts(databaseUrl, folder, Math.min(products, MOST_IMPORTED));
      await withClient(databaseUrl, async (client) => {
        const sink = new PostgresSink();
        while (await syncChanges(client, sink));
      });
      await copyProducts(databaseUrl, products);
      const until = new Date();
      await generateOrders(databaseUrl, { shoppers: Math.ceil(history / 3), orders: history, seed: '1', until });
      await withClient(databaseUrl, (client) => client.query('VACUUM ANALYZE'));
      addPictures(join(folder, 'storage'), 'first', pictures);
    },
  });
}

/** Adds pictures of random bytes, which cannot be compressed. */
export function addPictures(storage: string, name: string, count: number): void {
  const [least, most] = PICTURE_BYTES;
  mkdirSync(join(storage, 'products'), { recursive: true });
  for (let n = 0; n < count; n += 1)
    writeFileSync(join(storage, 'products', `${name}-${n}.webp`), randomBytes(least + ((n * 7919) % (most - least))));
}

/** Returns the hash of each picture, by its key. */
export async function hashedPictures(storage: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const name of (await readdir(join(storage, 'products'))).sort())
    hashes.set(
      name,
      createHash('sha256')
        .update(await readFile(join(storage, 'products', name)))
        .digest('hex'),
    );
  return hashes;
}
