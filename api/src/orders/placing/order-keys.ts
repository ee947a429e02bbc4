import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Payments, type PaymentOrder } from '../../payment/index.js';
import { readTogether } from '../../platform/database/read-together.js';
import { statement } from '../../platform/database/statement.js';
import { Statements, type Queries } from '../../platform/database/statements.js';
import { ApiError } from '../../shared/api-error.js';
import type { OrderTerms } from '../order.input.js';

/** AGREED: an operator or a program orders for a shopper, who has agreed to the order. */
export type OrderKind = 'REQUEST' | 'PAYMENT' | 'AGREED';

export interface PlacedOrder {
  uuid: string;
  id: string;
  number: number;
  /** Id of the payment that the order waits for. */
  paymentId: string | null;
  /** The payment that the order waits for, if it was opened just now. */
  payment?: PaymentOrder | null;
}

/** A call that places an order, identified by its idempotency key and its content. */
export interface OrderAttempt {
  key: string;
  bodyHash: Buffer;
}

export function attemptOf(
  kind: OrderKind,
  { idempotencyKey: key, ...body }: OrderTerms,
  userId: string | null,
): OrderAttempt {
  return { key, bodyHash: hashOf([kind, userId, body]) };
}

/** Returns the SHA-256 of the request; the order of its keys does not matter. */
export const hashOf = (body: unknown): Buffer => createHash('sha256').update(canonical(body)).digest();

/** Idempotency keys: calls with the same key place only one order. */
@Injectable()
export class OrderKeys {
  /** Orders whose keys are looked up at the same moment, read by one statement. */
  private readonly known = readTogether((keys: readonly string[]) => this.ofKeys(keys));

  constructor(
    private readonly statements: Statements,
    private readonly payments: Payments,
  ) {}

  /**
   * Returns the order that was placed with this key, or null. Throws IDEMPOTENCY_CONFLICT if the key was used for
   * another order.
   */
  async placed({ key, bodyHash }: OrderAttempt): Promise<PlacedOrder | null> {
    const order = await this.known.load(key);
    if (!order) return null;
    if (!order.bodyHash.equals(bodyHash)) throw new ApiError('IDEMPOTENCY_CONFLICT');
    const { uuid, id, number } = order;
    return { uuid, id, number, paymentId: await this.payments.openOf(uuid) };
  }

  /**
   * Claims the key for an order that is written later in the same transaction (`api/prisma/sql/order-key-first.sql`
   * allows this), and returns the order's number. If another transaction is claiming the key, waits for it; returns null
   * if the key is taken. The number is used up even if the order is refused after all.
   */
  async claim(queries: Queries, { key, bodyHash }: OrderAttempt, orderUuid: string): Promise<number | null> {
    const [claimed] = await queries.rows(CLAIM, { key, bodyHash, orderUuid });
    return claimed?.number ?? null;
  }

  private async ofKeys(keys: readonly string[]): Promise<(KnownOrder | undefined)[]> {
    const orders = await this.statements.rows(KNOWN, { keys });
    const byKey = new Map(orders.map((order) => [order.key, order]));
    return keys.map((key) => byKey.get(key));
  }
}

/** Returns the body as JSON with sorted keys, so that equal bodies give the same text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

const CLAIM = statement('order-claim-key')`
INSERT INTO "order_key" ("key", "bodyHash", "orderUuid") VALUES (:key, :bodyHash, :orderUuid)
ON CONFLICT ("key") DO NOTHING
RETURNING coalesce(nextval(pg_get_serial_sequence('shop_order', 'number')), 0)::int AS "number"`;

const KNOWN = statement('order-known')`
SELECT k."key", k."bodyHash", o."uuid", o."id", o."number"
FROM "order_key" k JOIN "shop_order" o ON o."uuid" = k."orderUuid"
WHERE k."key" = ANY((SELECT :keys::text[])::text[])`;

type KnownOrder = (typeof KNOWN)['types']['row'];
