import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DatabaseUnavailableError } from '../../platform/database/database-unavailable.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { LOGGER } from '../../platform/observability/logger.js';
import { freeRows } from '../../platform/queue/due-rows.js';
import { GiveBack } from './give-back.js';
import { lockOrder } from './locked-order.js';
import { announce } from '../news/announce.js';
import { WaitingUnits } from './waiting-units.js';

/**
 * Cancels orders that were not paid for or confirmed in time, and releases their goods, points and promo codes. Of a
 * paid order only added units that were not paid for are released; the order stays.
 */
@Injectable()
export class ExpireOrders {
  constructor(
    private readonly statements: Statements,
    private readonly giveBack: GiveBack,
    private readonly waitingUnits: WaitingUnits,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Returns the number of expired orders. Each order is processed in a separate transaction, and several processes may
   * run this at the same time. If an order fails, the error is logged, the run continues, and the next run retries the
   * order.
   */
  async run(): Promise<number> {
    const due = await this.statements.rows(DUE);
    let expired = 0;
    for (const { uuid } of due)
      try {
        if (await this.expire(uuid)) expired += 1;
      } catch (error) {
        if (error instanceof DatabaseUnavailableError) throw error;
        this.log.error({ err: error, orderUuid: uuid }, 'an order could not be let go of');
      }
    return expired;
  }

  private expire(uuid: string): Promise<boolean> {
    return this.statements.transaction(async (queries) => {
      const [due] = await queries.rows(STILL_DUE, { uuid });
      if (!due) return false;
      const order = (await lockOrder(queries, uuid))!;
      const actor = { kind: 'SYSTEM', id: null } as const;
      if (!order.paidAt) await this.giveBack.unpaid(queries, order, actor);
      else {
        const itemIds = order.waiting.map(({ id }) => id);
        await this.waitingUnits.drop(queries, order, actor);
        await announce(queries, { orderUuid: uuid, news: 'ADDED_EXPIRED', itemIds, whole: false });
      }
      return true;
    });
  }
}

const DUE = statement('orders-due')`
SELECT "uuid" FROM "shop_order" WHERE "expiresAt" <= now() ORDER BY "expiresAt" LIMIT 100`;

/**
 * Skips an order that another transaction has locked, because that transaction is paying for the order or expiring it.
 */
const STILL_DUE = statement('order-due')`
${freeRows(`SELECT 1 FROM "shop_order" WHERE "uuid" = :uuid AND "expiresAt" <= now()`, 'NO KEY UPDATE')}`;
