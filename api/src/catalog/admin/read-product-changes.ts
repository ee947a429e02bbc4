import { Injectable } from '@nestjs/common';
import { ChangedProducts } from './changed-products.js';
import { FindProducts } from './find-products.js';
import type { ProductChangesInput } from './product-changes.input.js';
import type { ProductChanges } from './product-changes.model.js';

/** Reads changed products, in a number of statements that does not depend on how many there are. */
@Injectable()
export class ReadProductChanges {
  constructor(
    private readonly changed: ChangedProducts,
    private readonly products: FindProducts,
  ) {}

  /** Throws CURSOR_EXPIRED for a cursor that this shop did not issue. */
  async after({ after, limit }: ProductChangesInput): Promise<ProductChanges> {
    const part = await this.changed.after(after ?? null, limit);
    const found = await this.products.byIds(part.products.map(({ productId }) => productId));
    const items = part.products.map((change) => ({ ...change, product: found.get(change.productId) ?? null }));
    return { items, cursor: part.cursor, hasMore: part.hasMore };
  }
}
