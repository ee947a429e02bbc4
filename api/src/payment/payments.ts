import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { writeTogether } from '../platform/database/write-together.js';
import { LOGGER } from '../platform/observability/logger.js';
import type { PaymentConfig } from './payment.config.js';
import {
  PAYMENT_PROVIDER,
  PaymentProviderError,
  type PaymentProvider,
  type PaymentType,
  type ProviderPayment,
} from './payment-provider.js';
import { assertReceipt, type Receipt } from './receipt.js';
import { Settlement } from './settlement.js';

/**
 * Hours for which a call may be repeated. Providers forget an idempotence key after a day; a repeated call would then
 * create a second payment.
 */
const KEY_LIVES_HOURS = 20;

export interface PaymentOrder {
  /** Id of the payment, if the caller has one. */
  id?: string;
  orderUuid: string;
  /** The order's public id: after paying, the shopper returns to `/orders/{publicId}`. */
  publicId: string;
  /** URL to which the provider sends the shopper back instead; the caller has checked that it is allowed. */
  returnUrl?: string | null;
  /** Kopecks. */
  amount: number;
  /** Text that the provider shows to the shopper; it is cut to 128 characters. */
  description: string;
  paymentType: PaymentType;
  receipt: Receipt;
}

export type RefundOrder = ({ orderUuid: string } | { paymentId: string }) & {
  /** Id of the refund, if the caller has one. */
  id?: string;
  /** The first refund of the same request, if there is one. */
  partOfId?: string;
  amount: number;
  reason: string;
  receipt: Receipt;
};

/** A payment as the provider has created it. */
interface MadePayment extends ProviderPayment {
  paymentId: string;
}

/** Thrown if the payment does not have enough money left to refund. */
export class NotRefundableError extends Error {}

/**
 * Payments, as orders use them. Methods with a parameter `queries` write in the caller's transaction and make no
 * network call; methods that call the provider run outside any transaction. An order has at most one open payment
 * (`api/prisma/sql/one-open-payment.sql`), and refunds never exceed what was paid (`api/prisma/sql/post-refund.sql`).
 */
@Injectable()
export class Payments {
  private readonly linking = new Map<string, Promise<string | null>>();
  private readonly storeLink = writeTogether((made: readonly MadePayment[]) => this.storeLinks(made));

  constructor(
    private readonly statements: Statements,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly settlement: Settlement,
    @Inject(CONFIG) private readonly config: PaymentConfig,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Returns the order's open payment, or creates one. */
  async open(queries: Queries, order: PaymentOrder): Promise<{ id: string }> {
    const { orderUuid } = order;
    const [, opened] = await Promise.all([queries.rows(FORGET, { orderUuid }), this.openFirst(queries, order)]);
    if (opened) return opened;
    const [open] = await queries.rows(OPENED, { orderUuid });
    // The conflicting payment may have been rejected by the provider between the two statements, so try again.
    return open ?? this.open(queries, order);
  }

  /**
   * Creates a payment by one statement, which is sent at once; null if the order has an open payment, or the payment's id
   * is taken. For an order that is written in the same transaction, which has no payment yet.
   */
  async openFirst(queries: Queries, order: PaymentOrder): Promise<{ id: string } | null> {
    const { id = null, orderUuid, publicId, returnUrl = null, paymentType, amount, receipt } = order;
    assertReceipt(receipt, amount);
    const [opened] = await queries.rows(OPEN, {
      ...{ id, orderUuid, publicId, returnUrl, paymentType, amount },
      description: shortened(order.description),
      receipt: JSON.stringify(receipt),
    });
    return opened ?? null;
  }

  /**
   * Returns the payment link; null if the provider does not answer or the payment is no longer open. `opened` is the
   * payment that the caller has just opened, so that it need not be read.
   */
  link(paymentId: string, opened: PaymentOrder | null = null): Promise<string | null> {
    const link =
      this.linking.get(paymentId) ?? this.ask(paymentId, opened).finally(() => this.linking.delete(paymentId));
    this.linking.set(paymentId, link);
    return link;
  }

  /** Returns the id of the order's open payment, or null. */
  async openOf(orderUuid: string): Promise<string | null> {
    const [payment] = await this.statements.rows(OPENED, { orderUuid });
    return payment?.id ?? null;
  }

  /**
   * Pays a payment that has a link, as a shopper does on the page of a trial provider. Returns whether it is paid;
   * false if the provider takes real money.
   */
  async pretendToPay(paymentId: string): Promise<boolean> {
    const where = { id: paymentId };
    const payment = await this.statements.prisma.payment.findUnique({ where, select: { providerId: true } });
    if (!payment?.providerId || !this.provider.pretendToPay) return false;
    await this.provider.pretendToPay(payment.providerId);
    const paid = await this.statements.prisma.payment.findUnique({ where, select: { state: true } });
    return paid?.state === 'SUCCEEDED' || paid?.state === 'WAITING_FOR_CAPTURE';
  }

  /**
   * Requests the cancellation of the open payment. Its link works until the provider confirms. Money that arrives until
   * then is a late payment, which reaches {@link PaymentOutcomes.settled} like any other payment.
   */
  async cancelOpen(queries: Queries, orderUuid: string): Promise<void> {
    await queries.rows(CANCEL_OPEN, { orderUuid });
  }

  /**
   * Cancels the open payment, and marks all payments so far as not matching the changed order: money that still comes
   * by them is refunded. For an order whose units or price were edited before it was paid.
   */
  async supersede(queries: Queries, orderUuid: string): Promise<void> {
    await this.cancelOpen(queries, orderUuid);
    await queries.rows(SUPERSEDE, { orderUuid });
  }

  /**
   * Requests a refund of the order's own payment, which is the first that it kept, or of the passed one. The periodic
   * work makes the refund and retries until the provider answers. Throws {@link NotRefundableError}.
   */
  async requestRefund(queries: Queries, refund: RefundOrder): Promise<{ id: string }> {
    assertReceipt(refund.receipt, refund.amount);
    const [requested] = await queries.rows(REQUEST_REFUND, {
      ...{ id: refund.id ?? null, partOfId: refund.partOfId ?? null },
      paymentId: 'paymentId' in refund ? refund.paymentId : null,
      orderUuid: 'paymentId' in refund ? null : refund.orderUuid,
      amount: refund.amount,
      reason: refund.reason,
      receipt: JSON.stringify(refund.receipt),
    });
    if (!requested) throw new NotRefundableError(`${refund.amount} kopecks cannot be given back: ${refund.reason}`);
    return requested;
  }

  /**
   * Requests the settlement receipt for goods that were handed over, and that the passed payment or, for null, the
   * order's own one has paid for. The periodic work sends it. The receipt of the payment itself is separate. Money that
   * the shop itself took has the receipts of its own till.
   */
  async requestSettlementReceipt(
    queries: Queries,
    orderUuid: string,
    receipt: Receipt,
    paymentId: string | null = null,
  ): Promise<void> {
    await queries.rows(REQUEST_SETTLEMENT, { orderUuid, paymentId, receipt: JSON.stringify(receipt) });
  }

  /**
   * Records money that the shop itself took, when it handed goods over, by transfer or in cash, and that the order keeps.
   * No provider knows of this money, so no periodic work processes it; its refunds are paid by hand
   * ({@link refundedByHand}). The caller has locked the order, which has no open payment. Returns null if the payment's
   * id is taken.
   */
  async takeByHand(queries: Queries, order: PaymentOrder): Promise<{ id: string } | null> {
    const opened = await this.openFirst(queries, order);
    if (opened) await queries.rows(TAKEN, { paymentId: opened.id, provider: BY_HAND });
    return opened;
  }

  /** Returns the order and amount of a payment, or null. */
  async find(queries: Queries, id: string): Promise<{ orderUuid: string; amount: number } | null> {
    const [payment] = await queries.rows(KNOWN, { id });
    return payment ? { ...payment, amount: Number(payment.amount) } : null;
  }

  /**
   * Records that the shopper received the requested refunds of money that the shop itself took. The caller has locked
   * the order. A repeated call changes nothing.
   */
  async refundedByHand(queries: Queries, orderUuid: string): Promise<void> {
    for (const { id, amount } of await queries.rows(TO_REFUND_BY_HAND, { orderUuid, provider: BY_HAND })) {
      const made = { state: 'SUCCEEDED', amount: Number(amount), providerId: id, cancellationReason: null } as const;
      await this.settlement.recordRefund(id, made, queries);
    }
  }

  private async ask(paymentId: string, opened: PaymentOrder | null): Promise<string | null> {
    const [payment] = opened ? [toLink(opened)] : await this.statements.rows(TO_LINK, { paymentId });
    if (!payment?.open || payment.paymentType === 'ON_DELIVERY') return null;
    if (payment.confirmationUrl) return payment.confirmationUrl;
    try {
      const made = await this.provider.createPayment({
        id: paymentId,
        amount: Number(payment.amount),
        description: payment.description,
        returnUrl: payment.returnUrl ?? `${this.config.STOREFRONT_URL}/orders/${payment.orderId}`,
        paymentType: payment.paymentType,
        receipt: payment.receipt as Receipt,
      });
      const link = await this.storeLink({ paymentId, ...made });
      if (made.state !== 'PENDING') await this.settlement.record(paymentId, made);
      return link ?? (await this.storedLink(paymentId));
    } catch (error) {
      this.log.warn({ paymentId, provider: this.provider.name, err: error }, 'no link to pay');
      if (error instanceof PaymentProviderError && error.kind === 'REFUSED')
        await this.statements.rows(REFUSED, { paymentId, reason: error.message });
      return null;
    }
  }

  /**
   * Stores payment links. Returns each link, or null if a parallel call has stored it or the payment is no longer open.
   */
  private async storeLinks(made: readonly MadePayment[]): Promise<(string | null)[]> {
    const linked = await this.statements.rows(LINK, {
      paymentIds: made.map(({ paymentId }) => paymentId),
      providerIds: made.map(({ providerId }) => providerId),
      confirmationUrls: made.map(({ confirmationUrl }) => confirmationUrl ?? ''),
      provider: this.provider.name,
      readAfterSeconds: this.config.PAYMENT_READ_AFTER_SECONDS,
    });
    const byId = new Map(linked.map(({ id, confirmationUrl }) => [id, confirmationUrl]));
    return made.map(({ paymentId }) => byId.get(paymentId) ?? null);
  }

  private async storedLink(paymentId: string): Promise<string | null> {
    const [payment] = await this.statements.rows(TO_LINK, { paymentId });
    return payment?.open ? payment.confirmationUrl : null;
  }
}

const TAKEN = statement('payment-taken-by-hand')`
UPDATE "payment" SET "state" = 'SUCCEEDED', "outcome" = 'KEEP', "provider" = :provider, "providerId" = :paymentId::uuid::text,
  "updatedAt" = now() WHERE "id" = :paymentId`;

const KNOWN = statement('payment-known')`SELECT "orderUuid", "amount" FROM "payment" WHERE "id" = :id`;

const TO_REFUND_BY_HAND = statement('refund-to-make-by-hand')`
SELECT r."id", r."amount" FROM "refund" r JOIN "payment" p ON p."id" = r."paymentId"
WHERE p."orderUuid" = :orderUuid AND p."provider" = :provider AND r."state" = 'REQUESTED' ORDER BY r."createdAt", r."id"`;

/** Shortens a description to the length that providers allow. */
const shortened = (description: string): string => description.slice(0, 128);

/** Returns the row of a payment as {@link TO_LINK} reads it. */
function toLink({ publicId, returnUrl = null, paymentType, amount, description, receipt }: PaymentOrder) {
  return {
    ...{ open: true, confirmationUrl: null, orderId: publicId, returnUrl, paymentType, amount, receipt },
    description: shortened(description),
  };
}

/** Name of the provider in payments that the shop takes itself. */
export const BY_HAND = 'by-hand';

/** Once money is reserved or captured, the order has decided about it, and may open another payment for added units. */
const IS_OPEN = `"state" IN ('CREATED', 'PENDING') AND "cancelRequestedAt" IS NULL`;

const OPEN = statement('payment-open')`
INSERT INTO "payment" ("id", "orderUuid", "orderId", "returnUrl", "attempt", "paymentType", "amount", "description", "receipt")
SELECT coalesce(:id?::uuid, gen_random_uuid()), :orderUuid::uuid, :publicId, :returnUrl?, (SELECT count(*) + 1 FROM "payment" WHERE "orderUuid" = :orderUuid::uuid),
  :paymentType::"PaymentType", :amount::bigint, :description, :receipt::jsonb
ON CONFLICT DO NOTHING RETURNING "id"`;

const OPENED = statement('payment-opened')`SELECT "id" FROM "payment" WHERE "orderUuid" = :orderUuid AND ${IS_OPEN}`;

const TO_LINK = statement('payment-to-link')`
SELECT "state" IN ('CREATED', 'PENDING') AND "cancelRequestedAt" IS NULL
    AND ("providerId" IS NOT NULL OR "createdAt" > now() - interval '${KEY_LIVES_HOURS} hours') AS "open",
  "confirmationUrl", "orderId", "returnUrl", "paymentType", "amount", "description", "receipt"
FROM "payment" WHERE "id" = :paymentId`;

/**
 * Stores payment links. If several calls run in parallel, only one of them writes; the provider has returned the same
 * payment to all. Rows are locked in the order of their ids, so that no two statements deadlock.
 */
const LINK = statement('payment-link')`
WITH made AS (
  SELECT p."id", m."providerId", nullif(m."confirmationUrl", '') AS "confirmationUrl"
  FROM unnest((SELECT :paymentIds::uuid[]), (SELECT :providerIds::text[]), (SELECT :confirmationUrls::text[]))
    AS m("id", "providerId", "confirmationUrl")
  JOIN "payment" p ON p."id" = m."id" AND p."state" = 'CREATED' ORDER BY p."id" FOR NO KEY UPDATE OF p
)
UPDATE "payment" p SET "state" = 'PENDING', "provider" = :provider, "providerId" = made."providerId",
  "confirmationUrl" = made."confirmationUrl",
  "dueAt" = now() + make_interval(secs => :readAfterSeconds), "updatedAt" = now()
FROM made WHERE p."id" = made."id" AND p."state" = 'CREATED' RETURNING p."id", p."confirmationUrl"`;

/**
 * Cancels a payment that the provider rejected. The same idempotence key would be rejected again, so the next payment
 * gets a new key.
 */
const REFUSED = statement('payment-refused')`
UPDATE "payment" SET "state" = 'CANCELED', "cancellationReason" = :reason, "updatedAt" = now()
WHERE "id" = :paymentId AND "state" = 'CREATED'`;

/** Cancels a payment that got no response while its idempotence key was valid, so that a new one can be created. */
const FORGET = statement('payment-forget')`
UPDATE "payment" SET "state" = 'CANCELED', "cancellationReason" = 'the provider never answered', "updatedAt" = now()
WHERE "orderUuid" = :orderUuid AND "state" = 'CREATED' AND "createdAt" <= now() - interval '${KEY_LIVES_HOURS} hours'`;

/** A payment without a link cannot have been paid, so it is cancelled at once. */
const CANCEL_OPEN = statement('payment-cancel-open')`
UPDATE "payment" SET "cancelRequestedAt" = now(), "updatedAt" = now(),
  "state" = CASE "state" WHEN 'CREATED' THEN 'CANCELED' ELSE "state" END
WHERE "orderUuid" = :orderUuid AND ${IS_OPEN}`;

const SUPERSEDE = statement('payment-supersede')`
UPDATE "payment" SET "supersededAt" = now(), "updatedAt" = now()
WHERE "orderUuid" = :orderUuid AND "outcome" IS NULL AND "supersededAt" IS NULL`;

/**
 * SQL of the payment that has paid for an order; payments that the order kept afterwards have paid for added units (ADR
 * 38).
 */
const OWN_PAYMENT = (orderUuid: string) => `(SELECT own."id" FROM "payment" own
  WHERE own."orderUuid" = ${orderUuid} AND own."outcome" = 'KEEP' ORDER BY own."attempt" LIMIT 1)`;

/** Locks the payment's row, so that parallel refunds of one payment wait for each other. */
const REQUEST_REFUND = statement('refund-request')`
WITH paid AS (
  SELECT "id" FROM "payment"
  WHERE "id" = coalesce(:paymentId?::uuid, ${OWN_PAYMENT(':orderUuid?::uuid')}) AND "outcome" = 'KEEP'
    AND "state" IN ('WAITING_FOR_CAPTURE', 'SUCCEEDED') AND "amount" - "refunded" >= :amount::bigint
  FOR UPDATE
)
INSERT INTO "refund" ("id", "partOfId", "paymentId", "amount", "reason", "receipt")
SELECT coalesce(:id?::uuid, gen_random_uuid()), :partOfId?::uuid, "id", :amount::bigint, :reason, :receipt::jsonb FROM paid
RETURNING "id"`;

const REQUEST_SETTLEMENT = statement('settlement-request')`
INSERT INTO "settlement_receipt" ("paymentId", "receipt")
SELECT "id", :receipt::jsonb FROM "payment"
WHERE "id" = coalesce(:paymentId?::uuid, ${OWN_PAYMENT(':orderUuid::uuid')}) AND "state" = 'SUCCEEDED' AND "outcome" = 'KEEP'
  AND "provider" <> '${BY_HAND}'`;
