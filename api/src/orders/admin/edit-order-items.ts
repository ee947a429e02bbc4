import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { orderNotFound } from '../index.js';
import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import { Audit } from '../../operator/index.js';
import type { EditOrderItemsInput, OrderItemEditInput } from './operator-order.input.js';

const EDITABLE = ['trackCode', 'cdekWaybillId', 'markingCode', 'estimatedDeliveryDate'] as const;

@Injectable()
export class EditOrderItems {
  constructor(private readonly audit: Audit) {}

  /**
   * Edits all passed items or none. Throws ORDER_NOT_FOUND, also if an item belongs to another order, and
   * BAD_USER_INPUT for a marking code that another unit of the order has.
   */
  async edit(by: Actor, dto: EditOrderItemsInput): Promise<void> {
    const { orderUuid, items } = dto;
    await this.audit.change(
      { by, action: 'editOrderItems', entity: 'ORDER', id: orderUuid, seen: dto },
      async (queries) => {
        await this.write(queries, orderUuid, items);
        if (!items.some(({ markingCode }) => markingCode)) return;
        // Edits of one order wait for each other at TOUCH, so this statement sees the changes of earlier edits.
        const shared = new Set((await queries.rows(SHARED_MARKS, { orderUuid })).map(({ id }) => id));
        const faults = items.flatMap(({ id, markingCode }, n) =>
          markingCode && shared.has(id) ? [fieldFault(`dto.items.${n}.markingCode`, 'eachOnce')] : [],
        );
        if (faults.length) throw badUserInput(faults);
      },
    );
  }

  /** Writes edits of units within the caller's transaction. Throws ORDER_NOT_FOUND if a unit is not of the order. */
  async write(queries: Queries, orderUuid: string, items: readonly OrderItemEditInput[]): Promise<void> {
    const edits = JSON.stringify(items.map(given));
    const edited = await queries.rows(EDIT, { orderUuid, edits });
    if (edited.length < items.length) throw orderNotFound();
    await queries.rows(TOUCH, { orderUuid });
  }
}

/**
 * Keeps only the fields that the input contains. A null removes the stored value; a missing field leaves it unchanged.
 */
function given(edit: OrderItemEditInput): object {
  const said = EDITABLE.filter((key) => edit[key] !== undefined);
  return { id: edit.id, ...Object.fromEntries(said.map((key) => [key, edit[key]])) };
}

const value = (key: string, type = 'text') =>
  `"${key}" = CASE WHEN e ? '${key}' THEN (e->>'${key}')::${type} ELSE i."${key}" END`;

/** An operator enters one day, which replaces the promised range. */
const EDIT = statement('operator-edit-items')`
UPDATE "order_product_item" i
SET ${value('trackCode')}, ${value('cdekWaybillId')}, ${value('markingCode')}, ${value('estimatedDeliveryDate', 'date')},
  "estimatedDeliveryFrom" = CASE WHEN e ? 'estimatedDeliveryDate' THEN NULL ELSE i."estimatedDeliveryFrom" END
FROM jsonb_array_elements(:edits::jsonb) e
WHERE i."orderUuid" = :orderUuid AND i."id" = (e->>'id')::uuid
RETURNING 1`;

const TOUCH = statement('operator-touch-order')`
UPDATE "shop_order" SET "updatedAt" = now() WHERE "uuid" = :orderUuid`;

/** A marking code belongs to a single item. Units that were returned may have the code of a unit that is still sold. */
const SHARED_MARKS = statement('operator-shared-marks')`
WITH marked AS (
  SELECT "id", "markingCode" FROM "order_product_item" WHERE "orderUuid" = :orderUuid AND "markingCode" IS NOT NULL
    AND "removedAt" IS NULL AND "status" NOT IN ('CANCEL_PURCHASE', 'ISSUED_REFUND')
)
SELECT "id" FROM marked WHERE "markingCode" IN (SELECT "markingCode" FROM marked GROUP BY 1 HAVING count(*) > 1)`;
