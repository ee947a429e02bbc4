import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Actor, Caller } from '../../platform/auth/actor.js';
import { MoveItems, type OrderStatus } from '../index.js';
import { Statements } from '../../platform/database/statements.js';
import { LOGGER } from '../../platform/observability/logger.js';
import { ApiError } from '../../shared/api-error.js';
import { Audit } from '../../operator/index.js';
import type { MoveItemsInput, OrderMoveInput } from './operator-order.input.js';
import type { GiveBackQuote, MoveResult } from './operator-order.model.js';
import { errorMessage } from '../../shared/messages/messages.js';

type Fault = Pick<MoveResult, 'code' | 'message'>;

@Injectable()
export class MoveOrders {
  constructor(
    private readonly moveItems: MoveItems,
    private readonly audit: Audit,
    private readonly statements: Statements,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Moves each order in a separate transaction, so a refused order does not stop the others. */
  async move(by: Actor | Caller, { orders, ...how }: MoveItemsInput): Promise<MoveResult[]> {
    const results: MoveResult[] = [];
    for (const order of orders) {
      const fault = await this.moveOne(by, order, how);
      const status = await this.statusOf(order.orderUuid);
      results.push({ orderUuid: order.orderUuid, moved: !fault, status, ...(fault ?? { code: null, message: null }) });
    }
    return results;
  }

  /** Throws ORDER_NOT_FOUND, and writes nothing. */
  giveBackQuote(orderUuid: string, itemIds: string[]): Promise<GiveBackQuote> {
    return this.moveItems.giveBackSums(orderUuid, itemIds);
  }

  private async moveOne(
    by: Actor | Caller,
    { orderUuid, itemIds = null }: OrderMoveInput,
    { status, reason, restock }: Omit<MoveItemsInput, 'orders'>,
  ): Promise<Fault | null> {
    // The command line belongs to the shop's host, so no permissions are checked for it.
    const may = 'permissions' in by ? { permissions: by.permissions } : {};
    const move = { orderUuid, itemIds, status, operatorId: by.id, reason: reason ?? undefined, restock, ...may };
    try {
      await this.audit.change({ by, action: 'moveItems', entity: 'ORDER', id: orderUuid, reason }, (queries) =>
        this.moveItems.move(move, queries),
      );
      return null;
    } catch (error) {
      if (error instanceof ApiError) return { code: error.extensions.code as string, message: error.message };
      const id = randomUUID();
      this.log.error({ err: error, id, orderUuid }, 'unexpected error');
      return { code: 'INTERNAL_SERVER_ERROR', message: errorMessage('INTERNAL_SERVER_ERROR', { id }) };
    }
  }

  private async statusOf(uuid: string): Promise<OrderStatus | null> {
    const order = await this.statements.prisma.order.findUnique({ where: { uuid }, select: { status: true } });
    return order?.status ?? null;
  }
}
