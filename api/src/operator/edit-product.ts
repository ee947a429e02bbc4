import { Injectable } from '@nestjs/common';
import { sanitiseDescription } from '../feeds/index.js';
import type { Actor } from '../platform/auth/actor.js';
import { Audit } from './audit.js';
import { explained } from './explained.js';
import type { EditProductInput } from './operator-product.input.js';

@Injectable()
export class EditProduct {
  constructor(private readonly audit: Audit) {}

  /**
   * Edits a product; database triggers have its search document updated. Throws NOT_FOUND if the product or a badge
   * does not exist.
   */
  async edit(by: Actor, { id, badgeIds, description, ...rest }: EditProductInput): Promise<void> {
    await this.audit.change({ by, action: 'editProduct', entity: 'PRODUCT', id }, async ({ prisma }) => {
      const clean = description === undefined ? undefined : sanitiseDescription(description);
      const data = { ...rest, description: clean };
      await explained(prisma.product.update({ where: { id }, data, select: { id: true } }));
      if (!badgeIds) return;
      await prisma.productBadge.deleteMany({ where: { productId: id } });
      const badges = badgeIds.map((badgeId, n) => ({ productId: id, badgeId, position: n + 1 }));
      await explained(prisma.productBadge.createMany({ data: badges }));
    });
  }
}
