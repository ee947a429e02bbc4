import { Injectable } from '@nestjs/common';
import { sanitiseDescription } from '../feeds/index.js';
import type { Queries } from '../platform/database/statements.js';
import { Audit } from './audit.js';
import type { EditProductInput } from './operator-product.input.js';
import { notFound, updateRow } from './write-row.js';

@Injectable()
export class EditProduct {
  constructor(private readonly audit: Audit) {}

  /** Listings follow by the database's own triggers. Throws NOT_FOUND for a product or badge that is not there. */
  async edit(by: string, { id, badgeIds, description, ...rest }: EditProductInput): Promise<void> {
    await this.audit.change({ by, action: 'editProduct', entity: 'PRODUCT', id }, async (queries) => {
      const clean = description === undefined ? undefined : sanitiseDescription(description);
      await updateRow(queries, 'product', id, { ...rest, description: clean, updatedAt: new Date() });
      if (badgeIds) await setBadges(queries, id, badgeIds);
    });
  }
}

async function setBadges(queries: Queries, productId: string, badgeIds: string[]): Promise<void> {
  await queries.rows('operator-badges-off', `DELETE FROM "product_badge" WHERE "productId" = $1`, [productId]);
  const put = await queries.rows('operator-badges-on', PUT, [productId, badgeIds]);
  if (put.length < badgeIds.length) throw notFound();
}

const PUT = `
INSERT INTO "product_badge" ("productId", "badgeId", "position")
SELECT $1, b."id", n FROM unnest($2::uuid[]) WITH ORDINALITY AS wanted(id, n) JOIN "badge" b ON b."id" = wanted.id RETURNING 1`;
