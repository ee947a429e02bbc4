import { v7 as uuid } from 'uuid';
import { statement } from '../platform/database/statement.js';
import type { Transaction } from './catalog-transaction.js';
import type { PendingProduct } from './pending-product.js';

interface PictureRow {
  productId: string;
  alt: string;
  sourceUrl: string;
  storageKey: string | null;
  state: 'PENDING' | 'STORED' | 'FAILED';
  attempts: number;
  lastError: string | null;
}

const IN_STORAGE = 'storage:';

/**
 * Updates the picture lists that differ from the feed's, and returns the ids of their products. A picture whose URL has
 * not changed keeps its stored file, even if its position changes. A `storage:KEY` picture is already stored.
 */
export async function writePictures(transaction: Transaction, pending: readonly PendingProduct[]): Promise<string[]> {
  const compared = pending.filter(({ isNew, compare }) => isNew || compare.images);
  const old = compared.filter(({ isNew }) => !isNew).map(({ id }) => id);
  const current = new Map<string, PictureRow[]>();
  if (old.length > 0) {
    const rows = await transaction.rows(PICTURES, { productIds: old });
    for (const row of rows) {
      const list = current.get(row.productId);
      if (list) list.push(row);
      else current.set(row.productId, [row]);
    }
  }
  const stale: string[] = [];
  const changed: string[] = [];
  const added: Array<PictureRow & { id: string; position: number }> = [];
  for (const { id, product } of compared) {
    const present = current.get(id) ?? [];
    const same =
      present.length === product.images.length &&
      product.images.every((image, n) => present[n]?.sourceUrl === image.url && present[n]?.alt === image.alt);
    if (same) continue;
    changed.push(id);
    if (present.length > 0) stale.push(id);
    added.push(
      ...product.images.map((image, position) => ({ id: uuid(), ...pictureOf(id, image, present), position })),
    );
  }
  if (stale.length > 0) await transaction.rows(DELETE_PICTURES, { productIds: stale });
  if (added.length > 0) {
    await transaction.rows(INSERT_PICTURES, { pictures: JSON.stringify(added) });
  }
  return changed;
}

function pictureOf(productId: string, image: { url: string; alt: string }, present: readonly PictureRow[]): PictureRow {
  const known = present.find((row) => row.sourceUrl === image.url);
  if (known) return { ...known, alt: image.alt };
  const inStorage = image.url.startsWith(IN_STORAGE);
  return {
    productId,
    alt: image.alt,
    sourceUrl: image.url,
    storageKey: inStorage ? image.url.slice(IN_STORAGE.length) : null,
    state: inStorage ? 'STORED' : 'PENDING',
    attempts: 0,
    lastError: null,
  };
}

const PICTURES = statement('pictures-of-products')`
SELECT "productId", "alt", "sourceUrl", "storageKey", "state", "attempts", "lastError"
FROM "product_image" WHERE "productId" = ANY(:productIds::uuid[]) ORDER BY "productId", "position"`;

const DELETE_PICTURES = statement('delete-pictures')`
DELETE FROM "product_image" WHERE "productId" = ANY(:productIds::uuid[])`;

const INSERT_PICTURES = statement('insert-pictures')`
INSERT INTO "product_image" ("id", "productId", "position", "alt", "sourceUrl", "storageKey", "state", "attempts", "lastError")
SELECT i."id", i."productId", i."position", i."alt", i."sourceUrl", i."storageKey", i."state"::"ImageState", i."attempts", i."lastError"
FROM jsonb_to_recordset(:pictures::jsonb) AS i("id" uuid, "productId" uuid, "position" int, "alt" text, "sourceUrl" text,
  "storageKey" text, "state" text, "attempts" int, "lastError" text)`;
