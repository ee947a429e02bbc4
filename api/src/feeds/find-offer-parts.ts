import { statement } from '../platform/database/statement.js';
import type { NamedSlug } from './catalog-record.js';
import type { FeedItem } from './feed-record.js';
import type { Transaction } from './catalog-transaction.js';
import { modelSlug, sizeOf, supplierOf } from './normalise-record.js';
import { sizeIds, supplierIds } from './resolve-references.js';
import { foldName, slugBesideOther } from './slug.js';

/** Returns the id of the size with this label, as an import finds or creates it. */
export async function findSize(transaction: Transaction, label: string): Promise<string> {
  const [id] = (await sizeIds(transaction, [sizeOf(label)], new Map())).values();
  return id!;
}

/**
 * Returns the id of the supplier with this name; creates the supplier if there is none, even if another supplier has
 * the slug derived from the name.
 */
export async function findSupplier(transaction: Transaction, given: FeedItem['supplier']): Promise<string> {
  const made = supplierOf(given);
  const [other] = await transaction.rows(SUPPLIER_OF_SLUG, { slug: made.slug });
  const supplier = apart(made, other);
  const [id] = (await supplierIds(transaction, [supplier], new Map())).values();
  return id!;
}

/**
 * Returns a model with the slug that an import derives, or with a slug of its own if a model of another name has that
 * slug.
 */
export async function modelOf(transaction: Transaction, brand: string | undefined, name: string): Promise<NamedSlug> {
  const slug = modelSlug(brand, name);
  const [other] = await transaction.rows(MODEL_OF_SLUG, { slug });
  return apart({ name, slug }, other);
}

function apart<Made extends NamedSlug>(made: Made, other: { name: string } | undefined): Made {
  if (!other || foldName(other.name) === foldName(made.name)) return made;
  return { ...made, slug: slugBesideOther(made.slug, made.name) };
}

const SUPPLIER_OF_SLUG = statement('supplier-of-slug')`SELECT "name" FROM "supplier" WHERE "slug" = :slug`;

const MODEL_OF_SLUG = statement('model-of-slug')`SELECT "name" FROM "model" WHERE "slug" = :slug`;
