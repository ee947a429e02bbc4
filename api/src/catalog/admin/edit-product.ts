import { Injectable } from '@nestjs/common';
import { sanitiseDescription } from '../../feeds/index.js';
import type { Product } from '../../generated/prisma/client.js';
import type { Actor } from '../../platform/auth/actor.js';
import { changeableColumns } from '../../platform/database/changeable-columns.js';
import { statement } from '../../platform/database/statement.js';
import { Audit, explained, idOfWritten } from '../../operator/index.js';
import type { EditProductInput } from './operator-product.input.js';

@Injectable()
export class EditProduct {
  constructor(private readonly audit: Audit) {}

  /**
   * Edits a product; database triggers have its search document updated. Throws NOT_FOUND if the product or a badge
   * does not exist.
   */
  async edit(by: Actor, { id, badgeIds, description, ...rest }: EditProductInput): Promise<void> {
    await this.audit.change({ by, action: 'editProduct', entity: 'PRODUCT', id }, async (queries) => {
      const clean = description === undefined ? undefined : sanitiseDescription(description);
      const values = PRODUCT.valuesOf({ ...rest, description: clean });
      await idOfWritten(queries.rows(EDIT_PRODUCT, { id, values }));
      if (!badgeIds) return;
      await queries.rows(REMOVE_BADGES, { id });
      await explained(queries.rows(ADD_BADGES, { id, badgeIds }));
    });
  }
}

const PRODUCT = changeableColumns<Product>()(
  'name',
  'description',
  'active',
  'children',
  'newArrival',
  'meetPrice',
  'bonusCalcState',
  'sex',
  'seasons',
  'material',
);

const EDIT_PRODUCT = statement('operator-edit-product')`
UPDATE "product" changed SET ${PRODUCT.set}, "updatedAt" = now() WHERE "id" = :id RETURNING "id"`;

const REMOVE_BADGES = statement('operator-remove-badges-of-product')`
DELETE FROM "product_badge" WHERE "productId" = :id`;

const ADD_BADGES = statement('operator-add-badges-of-product')`
INSERT INTO "product_badge" ("productId", "badgeId", "position")
SELECT :id::uuid, b."badgeId", b."position" FROM unnest(:badgeIds::uuid[]) WITH ORDINALITY AS b("badgeId", "position")`;
