import { Inject, Injectable } from '@nestjs/common';
import { CheckCode, type CodePurpose } from '../../identity/index.js';
import type { Client } from '../../platform/auth/client.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiError } from '../../shared/api-error.js';
import { announce, NEW_ORDER_LETTER } from '../news/announce.js';
import type { OrdersConfig } from '../orders.config.js';
import { PayOnDelivery } from '../paying/pay-on-delivery.js';
import { ReadOrders } from '../reading/read-orders.js';

/**
 * Confirms the telephone of an order with a one-time code. An order request then keeps its goods reserved until the
 * deadline for the operator's call; an order that is paid for on delivery needs no call.
 */
@Injectable()
export class ConfirmOrderPhone {
  constructor(
    private readonly statements: Statements,
    private readonly checkCode: CheckCode,
    private readonly orders: ReadOrders,
    private readonly payOnDelivery: PayOnDelivery,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  /**
   * `userId` is the caller; null for a guest. Throws ORDER_NOT_FOUND, UNAUTHORIZED, CODE_INVALID, TOO_MANY_REQUESTS,
   * ORDER_NOT_OPEN for a cancelled or expired order, and ON_DELIVERY_UNAVAILABLE. After the last two the code can still be
   * used.
   */
  async with(userId: string | null, uuid: string, code: string, client: Client): Promise<void> {
    const { phone } = await this.orders.own(userId, uuid);
    const purpose: CodePurpose = userId ? { confirmationBy: userId } : 'SIGN_IN';
    const matched = await this.checkCode.match({ channel: 'PHONE', address: phone }, purpose, code, client);
    await this.statements.transaction(async (queries) => {
      await this.checkCode.consume(queries, matched);
      const [confirmed] = await queries.rows(CONFIRM, { uuid, seconds: this.config.REQUEST_HOURS * 3600 });
      if (!confirmed) throw new ApiError('ORDER_NOT_OPEN');
      if (confirmed.confirms) await this.payOnDelivery.confirmByCode(queries, uuid, userId);
      else if (confirmed.waits && this.config.ORDERS_MAIL)
        await announce(queries, { orderUuid: uuid, news: 'PLACED' }, [NEW_ORDER_LETTER]);
    });
  }
}

/** Columns of an order whose telephone is confirmed. A request then waits `seconds` for the operator's call. */
export const PHONE_CONFIRMED = `"phoneConfirmedAt" = coalesce("phoneConfirmedAt", now()), "updatedAt" = now(),
  "expiresAt" = CASE WHEN "status" = 'AWAITING_CALL' AND "phoneConfirmedAt" IS NULL
    THEN greatest("expiresAt", now() + make_interval(secs => :seconds)) ELSE "expiresAt" END`;

/** The UPDATE locks the order's row, so the order cannot expire during the confirmation. */
const CONFIRM = statement('order-confirm-phone')`
UPDATE "shop_order" SET ${PHONE_CONFIRMED}
WHERE "uuid" = :uuid AND "status" NOT IN ('CANCEL_PURCHASE', 'ISSUED_REFUND')
RETURNING "paymentType" = 'ON_DELIVERY' AND "status" = 'AWAITING_CALL' AS "confirms", "status" = 'AWAITING_CALL' AS "waits"`;
