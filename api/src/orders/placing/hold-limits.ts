import { Inject, Injectable } from '@nestjs/common';
import { confirmedContact } from '../../identity/index.js';
import type { Client } from '../../platform/auth/client.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';
import { ApiError, tooManyRequests } from '../../shared/api-error.js';
import type { OrdersConfig } from '../orders.config.js';
import { holdRefusal, type HeldUnit, type HoldTerms } from './hold-policy.js';

/** Time after which a blocked shopper may try again. */
const BLOCKED_AGAIN_MS = 3_600_000;

/** The shopper for whom an order would reserve goods, with all data by which limits are counted. */
export interface Holder {
  userId: string | null;
  /** E.164. */
  phone: string;
  /** Null for an order placed by an operator, which no limit refuses. */
  client: Client | null;
  /** Whether the order is paid for on delivery; one telephone may have a limited number of such orders (ADR 50). */
  onDelivery: boolean;
}

/** What a shopper has reserved, and whether the telephone of the new order is the confirmed one of their account. */
interface Held {
  owner: boolean;
  units: HeldUnit[];
}

/**
 * Limits the goods that unpaid orders may reserve. The queries use the indexes of `api/prisma/sql/order-indexes.sql`.
 */
@Injectable()
export class HoldLimits {
  constructor(@Inject(CONFIG) private readonly config: OrdersConfig) {}

  /**
   * Waits until no other order of the same telephone, account or network is being placed, so that simultaneous orders
   * count each other. Returns whether the telephone is the confirmed one of the account. Call it before taking any
   * other lock except that of the idempotency key, or deadlocks are possible. Throws TOO_MANY_REQUESTS if the account,
   * or the account with this confirmed telephone, is blocked: a stranger who types the number learns no more than from
   * other limits.
   */
  async queue(queries: Queries, { phone, userId, client, onDelivery }: Holder): Promise<boolean> {
    const holders = [
      `phone:${phone}`,
      ...(onDelivery ? [`on-delivery:${phone}`] : []),
      ...(userId ? [`account:${userId}`] : []),
      ...(client ? [`network:${client.network}`] : []),
    ];
    const [queued] = await queries.rows(LOCK, { holders, userId, phone });
    if (queued!.blocked && client) throw tooManyRequests(new Date(Date.now() + BLOCKED_AGAIN_MS));
    return queued!.owner;
  }

  /**
   * Returns what the shopper has already reserved. `queued` is the answer of {@link queue}, which was called before.
   */
  async read(
    queries: Queries,
    { phone, userId, client }: Omit<Holder, 'onDelivery'>,
    queued: Promise<boolean>,
  ): Promise<Held> {
    const [owner, rows] = await Promise.all([
      queued,
      client ? queries.rows(HELD, { phone, userId, address: client.address, network: client.network }) : [],
    ]);
    const units = rows.map((row) => ({
      ...row,
      price: Number(row.price),
      // Unconfirmed orders that strangers placed with the orderer's own telephone are not counted.
      ofPhone: row.ofPhone && (!owner || row.ofAccount || row.phoneConfirmed),
    }));
    return { owner, units };
  }

  /**
   * If the new units together with the reserved ones exceed a limit, throws TOO_MANY_REQUESTS with the limit's name as
   * `reason`. If the new units alone exceed it, throws ORDER_TOO_LARGE.
   */
  check({ client }: Pick<Holder, 'client'>, { owner, units }: Held, wanted: { itemId: string; price: number }[]): void {
    const refusal = client && holdRefusal(units, wanted, owner, this.terms());
    if (!refusal) return;
    const { reason, retryAt, itemIds } = refusal;
    const details = { reason, ...(itemIds ? { itemIds } : {}) };
    if (retryAt) throw tooManyRequests(retryAt, details, `TOO_MANY_REQUESTS.${reason}`);
    // No other units are reserved, so waiting would not help: the order alone exceeds the limit.
    throw new ApiError(reason === 'HELD_VALUE' ? 'ORDER_TOO_LARGE.HELD_VALUE' : 'ORDER_TOO_LARGE.HELD_UNITS', details);
  }

  private terms(): HoldTerms {
    const { config } = this;
    return {
      units: config.HELD_UNITS,
      value: config.HELD_VALUE,
      addressTimes: config.HELD_ADDRESS_TIMES,
      networkTimes: config.HELD_NETWORK_TIMES,
      sharePercent: config.HELD_SHARE_PERCENT,
      ordersPerPhone: config.OPEN_ORDERS_PER_PHONE,
    };
  }
}

/** Takes the locks in the order of the list. */
const LOCK = statement('holds-lock')`
SELECT pg_advisory_xact_lock(hashtextextended('order:' || "holder", 0)),
  coalesce((SELECT ${confirmedContact('u', 'phone')} = :phone FROM "user_account" u WHERE u."id" = :userId? AND u."deletedAt" IS NULL), false) AS "owner",
  EXISTS (SELECT FROM "user_account" WHERE "blockedAt" IS NOT NULL AND ("id" = :userId OR "phone" = :phone)) AS "blocked"
FROM unnest(:holders::text[]) AS "holder"`;

/**
 * Selects the held units. Telephone, account and network are each looked up by their own index. PostgreSQL would plan one
 * condition with OR as a scan of all open orders while there are few, and keep this plan when there are thousands. OFFSET
 * stops it from using the index of open orders for a telephone or an account.
 */
const HELD = statement('holds')`
SELECT o."uuid" AS "orderUuid", i."itemId", i."price", p."stock", p."maxPerOrder",
  o."phone" = :phone AS "ofPhone",
  coalesce(o."userId" = :userId?::uuid, false) AS "ofAccount",
  coalesce(o."clientAddress" = :address, false) AS "ofAddress",
  coalesce(o."clientNetwork" = :network, false) AS "ofNetwork",
  o."phoneConfirmedAt" IS NOT NULL AS "phoneConfirmed", o."status" = 'ACCEPT_MEET_WAIT_PAID' AS "agreed",
  coalesce(o."expiresAt", now()) AS "expiresAt"
FROM (
  SELECT "uuid" FROM (SELECT "uuid", "status" FROM "shop_order" WHERE "phone" = :phone OFFSET 0) of_phone
  WHERE "status" IN ('AWAITING_CALL', 'AWAITING_PAY', 'ACCEPT_MEET_WAIT_PAID')
  UNION
  SELECT "uuid" FROM (SELECT "uuid", "status" FROM "shop_order" WHERE "userId" = :userId::uuid OFFSET 0) of_account
  WHERE "status" IN ('AWAITING_CALL', 'AWAITING_PAY', 'ACCEPT_MEET_WAIT_PAID')
  UNION
  SELECT "uuid" FROM "shop_order"
  WHERE "clientNetwork" = :network AND "status" IN ('AWAITING_CALL', 'AWAITING_PAY', 'ACCEPT_MEET_WAIT_PAID')
) held
JOIN "shop_order" o USING ("uuid")
JOIN "order_product_item" i ON i."orderUuid" = o."uuid" AND i."unit" = 'RESERVED'
JOIN "product_item" p ON p."id" = i."itemId"`;
