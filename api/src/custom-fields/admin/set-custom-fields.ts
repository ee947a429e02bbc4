import { Injectable } from '@nestjs/common';
import { writeCustomFields, type CustomFieldValueInput } from '../index.js';
import { orderNotFound } from '../../orders/index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { statement } from '../../platform/database/statement.js';
import { Audit } from '../../operator/index.js';
import { shopperNotFound } from '../../identity/admin/index.js';

/** Writes values of custom fields of orders and accounts, which no other call saves. */
@Injectable()
export class SetCustomFields {
  constructor(private readonly audit: Audit) {}

  /** Throws ORDER_NOT_FOUND for an unknown order. */
  async ofOrder(by: Actor, uuid: string, values: CustomFieldValueInput[]): Promise<void> {
    const action = { by, action: 'setOrderCustomFields', entity: 'ORDER', id: uuid } as const;
    await this.audit.change(action, async (queries) => {
      const [order] = await queries.rows(FIND_ORDER, { uuid });
      if (!order) throw orderNotFound();
      await writeCustomFields(queries, 'ORDER', uuid, values, 'dto.customFields');
    });
  }

  /** Throws SHOPPER_NOT_FOUND, for a deleted account too. */
  async ofShopper(by: Actor, userId: string, values: CustomFieldValueInput[]): Promise<void> {
    const action = { by, action: 'setShopperCustomFields', entity: 'SHOPPER', id: userId } as const;
    await this.audit.change(action, async (queries) => {
      const [shopper] = await queries.rows(LOCK_SHOPPER, { userId });
      if (!shopper || shopper.deleted) throw shopperNotFound();
      await writeCustomFields(queries, 'SHOPPER', userId, values, 'dto.customFields');
    });
  }
}

const FIND_ORDER = statement('operator-find-order')`SELECT "uuid" FROM "shop_order" WHERE "uuid" = :uuid`;

/** A deletion of the account waits until the values are written, and deletes them too. */
const LOCK_SHOPPER = statement('operator-lock-shopper')`
SELECT "deletedAt" IS NOT NULL AS "deleted" FROM "user_account" WHERE "id" = :userId FOR NO KEY UPDATE`;
