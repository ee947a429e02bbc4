import { Injectable } from '@nestjs/common';
import { OneTimeCodes, Users } from '../identity/index.js';
import { OrderSweeps } from '../orders/index.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';

/**
 * Advances the time of a sandbox shopper. The shop's clock stays: the times stored in the shopper's own records are
 * moved back instead, so each statement that compares them with `now()` finds them older (ADR 37).
 */
@Injectable()
export class MoveSandboxTime {
  constructor(
    private readonly statements: Statements,
    private readonly codes: OneTimeCodes,
    private readonly users: Users,
    private readonly sweeps: OrderSweeps,
  ) {}

  /**
   * Returns the total hours by which the time has advanced. The work that is due then is done before the call returns:
   * orders expire, points become spendable. The caller has checked that the account is a sandbox shopper's.
   */
  async move(userId: string, hours: number): Promise<number> {
    const moved = await this.statements.transaction(async (queries) => {
      // Time moves of one shopper run one after another.
      const [shopper] = await queries.rows(MOVE_SHOPPER, { userId, hours });
      for (const records of RECORDS) await queries.rows(records, { userId, hours });
      const { phone, email } = await this.users.byId(userId, queries);
      if (phone) await this.codes.moveBack(queries, { channel: 'PHONE', address: phone }, hours);
      if (email) await this.codes.moveBack(queries, { channel: 'EMAIL', address: email }, hours);
      return shopper!.hours;
    });
    await this.sweeps.run();
    return moved;
  }
}

const MOVE_SHOPPER = statement('sandbox-move-shopper')`
UPDATE "sandbox_shopper" SET "hours" = "hours" + :hours WHERE "userId" = :userId RETURNING "hours"`;

const back = (...columns: string[]) =>
  columns.map((column) => `"${column}" = "${column}" - make_interval(hours => :hours)`).join(', ');
const OWN_ORDERS = `(SELECT o."uuid" FROM "shop_order" o WHERE o."userId" = :userId)`;
const OWN_UNITS = `(SELECT i."id" FROM "order_product_item" i WHERE i."orderUuid" IN ${OWN_ORDERS})`;
const OWN_PRICE_REQUESTS = `(SELECT m."id" FROM "meet_price_request" m WHERE m."userId" = :userId)`;

/**
 * Every statement changes only rows of the shopper. Orders come first, because all code that changes parts of an order
 * holds the lock of its row. Sessions stay as they are, or a shopper whose time advances would be signed out.
 */
const RECORDS = [
  statement('sandbox-move-orders')`
UPDATE "shop_order" SET ${back('createdAt', 'updatedAt', 'paidAt', 'expiresAt', 'phoneConfirmedAt')} WHERE "userId" = :userId`,
  statement('sandbox-move-units')`
UPDATE "order_product_item" SET ${back('deliveredAt')} WHERE "orderUuid" IN ${OWN_ORDERS} AND "deliveredAt" IS NOT NULL`,
  statement('sandbox-move-changes')`
UPDATE "order_status_change" SET ${back('createdAt')} WHERE "orderItemId" IN ${OWN_UNITS}`,
  statement('sandbox-move-points')`
UPDATE "points_entry" SET ${back('createdAt', 'availableAt')} WHERE "userId" = :userId`,
  statement('sandbox-move-payments')`
UPDATE "payment" SET ${back('createdAt', 'updatedAt', 'dueAt', 'cancelRequestedAt')} WHERE "orderUuid" IN ${OWN_ORDERS}`,
  statement('sandbox-move-provider')`
UPDATE "sandbox_payment" SET ${back('createdAt', 'expiresAt', 'payAt')} WHERE "idempotenceKey" IN (
  SELECT p."id"::text FROM "payment" p WHERE p."orderUuid" IN ${OWN_ORDERS})`,
  statement('sandbox-move-returns')`
UPDATE "return_request" SET ${back('createdAt', 'updatedAt')} WHERE "orderUuid" IN ${OWN_ORDERS}`,
  statement('sandbox-move-price-requests')`
UPDATE "meet_price_request" SET ${back('createdAt', 'updatedAt', 'answeredAt', 'toldAt')} WHERE "userId" = :userId`,
  statement('sandbox-move-prices')`
UPDATE "personal_price" SET ${back('createdAt', 'expiresAt', 'revokedAt')} WHERE "requestId" IN ${OWN_PRICE_REQUESTS}`,
  statement('sandbox-move-notices')`
UPDATE "stock_notice" SET ${back('createdAt', 'dueAfter', 'queuedAt', 'expiresAt')} WHERE "userId" = :userId`,
];
