import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Users } from '../../identity/index.js';
import { Statements, type Queries } from '../../platform/database/statements.js';
import { attemptOf, OrderKeys, type OrderAttempt, type OrderKind, type PlacedOrder } from './order-keys.js';
import { OrderLimits, type Buyer } from './order-limits.js';
import type { OrderTerms } from '../order.input.js';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import { OnDeliveryLimits } from '../paying/on-delivery-limits.js';
import { PrepareOrder } from './prepare-order.js';
import { ReturnAddresses } from '../paying/return-addresses.js';
import { WriteOrder } from './write-order.js';

/**
 * Places orders. All reading and writing happens in one transaction, without network calls. If prices or stock differ
 * from what the shopper saw, nothing is written.
 */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly statements: Statements,
    private readonly keys: OrderKeys,
    private readonly prepareOrder: PrepareOrder,
    private readonly limits: OrderLimits,
    private readonly onDeliveryLimits: OnDeliveryLimits,
    private readonly writeOrder: WriteOrder,
    private readonly users: Users,
    private readonly returnAddresses: ReturnAddresses,
  ) {}

  /**
   * Places an order and returns it; a call with the same key returns the same order again. Throws IDEMPOTENCY_CONFLICT
   * if the key was used for another order, ORDER_CHANGED, TOTAL_CHANGED, BONUSES_UNAVAILABLE, PROMOCODE_NOT_FOUND,
   * PROMOCODE_NOT_APPLICABLE, delivery's errors, ON_DELIVERY_UNAVAILABLE, ORDER_TOO_LARGE, and TOO_MANY_REQUESTS for
   * too many orders, reserved goods or guessed promo codes. `record` is called within the transaction to write the
   * order and whatever belongs to it.
   */
  async place(
    kind: OrderKind,
    dto: OrderTerms,
    buyer: Buyer,
    record?: (queries: Queries, write: () => Promise<PlacedOrder>) => Promise<PlacedOrder>,
  ): Promise<PlacedOrder> {
    if (kind === 'PAYMENT' && dto.paymentType === 'ON_DELIVERY')
      throw badUserInput([fieldFault('dto.paymentType', 'onDeliveryByRequest')]);
    this.returnAddresses.check('dto.returnUrl', dto.returnUrl, buyer.apiClient);
    const attempt = attemptOf(kind, dto, buyer.userId);
    const known = await this.keys.placed(attempt);
    if (known) return known;
    if (dto.paymentType === 'ON_DELIVERY') this.onDeliveryLimits.isOffered();
    const prepared = await this.prepareOrder.of(dto, buyer.userId);
    await this.limits.count(attempt, buyer, dto.promocode);

    const placing = this.statements.transaction(
      async (queries) => {
        const uuid = randomUUID();
        const number = this.claim(queries, attempt, uuid);
        if (record) await number;
        const id = randomBytes(16).toString('base64url');
        const { name, surname } = dto.contact;
        const draft = { ...prepared, ...buyer, uuid, id, kind };
        const written = Promise.all([
          // A shopper who orders for the first time need not enter their name in the profile once more.
          buyer.userId && buyer.client && this.users.keepName(queries, buyer.userId, name, surname ?? null),
          record
            ? record(queries, () => this.writeOrder.write(queries, draft, number))
            : this.writeOrder.write(queries, draft, number, () => queries.commit()),
        ]);
        const [, placed] = await written.catch(async (error: unknown) => {
          // An order with the same key may itself be the cause of this error.
          await number;
          throw error;
        });
        return placed;
      },
      // The transaction may safely run again, even if the response to its commit was lost: it then finds the
      // idempotency key already used.
      { idempotent: true, beginsWithFirst: true, findsByIndex: true },
    );
    return placing.catch(async (error: unknown) => {
      if (error instanceof KeyTaken) return (await this.keys.placed(attempt))!;
      throw error;
    });
  }

  /**
   * Claims the key of the attempt, and returns the number of its order. Throws {@link KeyTaken}, so that the
   * transaction's other work is rolled back.
   */
  private async claim(queries: Queries, attempt: OrderAttempt, uuid: string): Promise<number> {
    const number = await this.keys.claim(queries, attempt, uuid);
    if (number === null) throw new KeyTaken();
    return number;
  }
}

class KeyTaken extends Error {}
