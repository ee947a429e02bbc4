import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { readTogether } from '../platform/database/read-together.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import type { Product } from './product.model.js';

const MOST_PRODUCTS = 1000;
/** A product stops being new as time passes, and previews of its pictures are drawn later. The state shows neither. */
const MOST_AGE_MS = 10_000;

/**
 * Keeps the products that guests look at. A short statement says before each use whether one has changed, for all who
 * ask at that moment. So a guest sees what was committed before the request came (ADR 39). A kept product is one object for all who ask.
 */
@Injectable()
export class ProductMemory {
  private readonly products = new LRUCache<string, { state: string; product: Product }>({
    max: MOST_PRODUCTS,
    ttl: MOST_AGE_MS,
  });

  private readonly states = readTogether<string, string | null>((slugs) => this.statesOf(slugs));

  constructor(private readonly statements: Statements) {}

  /** Returns the product with this slug from memory; otherwise reads it, and keeps it if it is not about to change. */
  async of(slug: string, read: () => Promise<Product | null>): Promise<Product | null> {
    const state = await this.states.load(slug);
    const kept = this.products.get(slug);
    if (kept && kept.state === state) return kept.product;
    const product = await read();
    if (state && product) this.products.set(slug, { state, product });
    return product;
  }

  private async statesOf(slugs: readonly string[]): Promise<(string | null)[]> {
    const rows = await this.statements.rows(PRODUCT_STATES, { slugs: [...slugs] });
    const known = new Map(rows.map(({ slug, state }) => [slug, state]));
    return slugs.map((slug) => known.get(slug) ?? null);
  }
}

/** A row that is written gets the number of its transaction, and one that is deleted is missing in the sum. */
const written = (table: string) => `(SELECT coalesce(sum("xmin"::text::bigint), 0) FROM "${table}")`;

/** Orders of offers with many units do not change the document. */
const RESERVED = `(SELECT sum(i."reserved") FROM "product_item" i WHERE i."productId" = p."id")`;

/** There is no state while a change of the product waits for the indexer, which then gives it a new version. */
const PRODUCT_STATES = statement('product-states')`
SELECT p."slug",
  concat_ws(' ', d."version", ${RESERVED}, ${written('supplier')}, ${written('loyalty_level')}, ${written('custom_field')}) AS "state"
FROM "product" p JOIN "search_document" d ON d."productId" = p."id"
WHERE p."slug" = ANY(:slugs::text[]) AND NOT EXISTS (SELECT FROM "search_outbox" o WHERE o."productId" = p."id")`;
