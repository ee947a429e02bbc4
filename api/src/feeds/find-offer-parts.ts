import type { FeedItem } from './feed-record.js';
import type { Transaction } from './catalog-transaction.js';
import { sizeOf, supplierOf } from './normalise-record.js';
import { sizeIds, supplierIds } from './resolve-references.js';

/** Returns the id of the size with this label, as an import finds or makes it. */
export async function findSize(transaction: Transaction, label: string): Promise<string> {
  const [id] = (await sizeIds(transaction, [sizeOf(label)], new Map())).values();
  return id!;
}

/** Returns the id of the supplier with this name, as an import finds or makes it. */
export async function findSupplier(transaction: Transaction, supplier: FeedItem['supplier']): Promise<string> {
  const [id] = (await supplierIds(transaction, [supplierOf(supplier)], new Map())).values();
  return id!;
}
