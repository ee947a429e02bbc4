import { Injectable } from '@nestjs/common';
import { EditOrder, editAttemptOf, type OrderChanges } from '../index.js';
import { Payments } from '../../payment/index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Statements } from '../../platform/database/statements.js';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import { Audit } from '../../operator/index.js';
import type { EditOrderInput, OrderEditInput } from './order-edit.input.js';
import type { OrderEditQuote } from './order-edit.model.js';

@Injectable()
export class EditOrders {
  constructor(
    private readonly statements: Statements,
    private readonly orders: EditOrder,
    private readonly payments: Payments,
    private readonly audit: Audit,
  ) {}

  /** Throws the errors of {@link edit}, and writes nothing. */
  async quote(dto: OrderEditInput): Promise<OrderEditQuote> {
    const { replacements, ...terms } = await this.orders.quote(await this.orders.prepare(changesOf(dto)));
    return {
      ...terms,
      replacements: replacements.map(({ unit, supplierName, price, arrival }) => ({
        ...{ id: unit.id, supplier: supplierName, price },
        ...{ arrivesFrom: arrival?.earliest ?? null, arrivesBy: arrival?.latest ?? null },
      })),
    };
  }

  /**
   * Edits an order and records the edit; a repeated call with the same key does nothing. Throws ORDER_NOT_FOUND,
   * ORDER_MOVED_ON, ORDER_NOT_EDITABLE, TRANSITION_REFUSED, ORDER_CHANGED, ORDER_TOO_LARGE, IDEMPOTENCY_CONFLICT and
   * the errors of delivery.
   */
  async edit(by: Actor, { idempotencyKey, reason, ...dto }: EditOrderInput): Promise<void> {
    const changes = changesOf(dto);
    const attempt = editAttemptOf(idempotencyKey, changes);
    if (await this.statements.transaction((queries) => this.orders.isMade(queries, attempt))) return;
    const prepared = await this.orders.prepare(changes);
    const action = { by, action: 'editOrder', entity: 'ORDER', id: changes.orderUuid, reason } as const;
    await this.statements.transaction(async (queries) => {
      if (await this.orders.isMade(queries, attempt)) return;
      await this.audit.changeWithin(queries, action, () => this.orders.make(queries, attempt, prepared, by.id));
    });
    // The answer contains the new payment link, if the provider returns one.
    const paymentId = await this.payments.openOf(changes.orderUuid);
    if (paymentId) await this.payments.link(paymentId);
  }
}

function changesOf({ orderUuid, updatedAt, delivery = null, ...dto }: OrderEditInput): OrderChanges {
  const removeItemIds = dto.removeItemIds ?? [];
  const replaceItems = (dto.replaceItems ?? []).map(({ id, itemId }) => ({ id, itemId }));
  const addItems = (dto.addItems ?? []).map(({ itemId, quantity, price }) => ({
    ...{ itemId, quantity: quantity ?? 1, price: price ?? null },
  }));
  if (!delivery && !removeItemIds.length && !replaceItems.length && !addItems.length)
    throw badUserInput([fieldFault('dto', 'nothingToChange')]);
  return { orderUuid, updatedAt, removeItemIds, replaceItems, addItems, delivery };
}
