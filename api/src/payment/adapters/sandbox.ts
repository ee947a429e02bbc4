import type { Logger } from 'pino';
import { z } from 'zod';
import { statement } from '../../platform/database/statement.js';
import type { Statements } from '../../platform/database/statements.js';
import {
  PaymentProviderError,
  type Notification,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderPayment,
  type ProviderRefund,
  type RefundRequest,
  type SettlementRequest,
} from '../payment-provider.js';

export interface SandboxSettings {
  storefrontUrl: string;
  capture: boolean;
  payLateSeconds: number;
  /** URL to which the sandbox sends notifications: this API's own route for them. */
  notificationUrl: () => string;
}

export const SANDBOX_ACTIONS = ['PAY', 'DECLINE', 'PAY_LATE', 'PAY_TWICE', 'PAY_WITHOUT_WEBHOOK'] as const;
export type SandboxAction = (typeof SANDBOX_ACTIONS)[number];

/** Data shown on the sandbox's payment page. */
export interface SandboxPage {
  id: string;
  amount: number;
  description: string;
  state: ProviderPayment['state'];
  returnUrl: string;
  /** Whether `returnUrl` is a page of the storefront, on any host on which it is open. */
  returnsToStorefront: boolean;
  expiresAt: string;
}

const NOTIFICATION_TIMEOUT_MS = 5000;
const SandboxNotification = z.object({ about: z.enum(['PAYMENT', 'REFUND']), providerId: z.uuid() });

/**
 * Simulates a payment provider, for trying a shop without a bank. Its tables replace the provider's server: only this
 * code reads them, and the shop is notified of payments by HTTP, as by a real provider.
 * `api/prisma/sql/sandbox-payment.sql` limits refunds to the payment's amount.
 */
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';

  constructor(
    private readonly statements: Statements,
    private readonly settings: SandboxSettings,
    private readonly log: Logger,
  ) {}

  async createPayment({ id, amount, description, returnUrl }: PaymentRequest): Promise<ProviderPayment> {
    const [row] = await this.statements.rows(CREATE, {
      ...{ id, amount, description, returnUrl },
      capture: this.settings.capture,
    });
    return this.toPayment(row!);
  }

  async read(providerId: string): Promise<ProviderPayment> {
    return this.toPayment(await this.row(providerId));
  }

  capture({ providerId }: { providerId: string }): Promise<ProviderPayment> {
    return this.move(providerId, 'WAITING_FOR_CAPTURE', 'SUCCEEDED');
  }

  /** Like a real provider, it can only release money that is reserved but not captured. */
  cancel({ providerId }: { providerId: string }): Promise<ProviderPayment> {
    return this.move(providerId, 'WAITING_FOR_CAPTURE', 'CANCELED');
  }

  refund({ id, providerId, amount }: RefundRequest): Promise<ProviderRefund> {
    return this.statements.transaction(async (queries) => {
      const [taken] = await queries.rows(LOCK, { id: providerId });
      if (!taken) throw notFound(providerId);
      const [before] = await queries.rows(REFUND_BY_KEY, { key: id });
      if (before) return toRefund(before);
      const [given] = await queries.rows(GIVE, { id: providerId, amount });
      if (!given) throw new PaymentProviderError('REFUSED', 'invalid_request', 'more than was paid');
      const [made] = await queries.rows(REFUND, { key: id, paymentId: providerId, amount });
      return toRefund(made!);
    });
  }

  async readRefund(providerId: string): Promise<ProviderRefund> {
    const [row] = await this.statements.rows(REFUND_BY_ID, { id: providerId });
    if (!row) throw notFound(providerId);
    return toRefund(row);
  }

  /** Receipts are not sent anywhere in the sandbox. */
  settlementReceipt({ id }: SettlementRequest): Promise<{ providerId: string }> {
    return Promise.resolve({ providerId: id });
  }

  parseNotification(body: unknown): Notification {
    return SandboxNotification.safeParse(body).data ?? { about: 'REFUSED', reason: 'BODY' };
  }

  async page(id: string): Promise<SandboxPage> {
    const row = await this.row(id);
    const { amount, description, state, returnUrl, expiresAt } = row;
    return {
      id,
      amount: Number(amount),
      description,
      state: shown(state),
      ...this.wayBack(returnUrl),
      expiresAt: expiresAt.toISOString(),
    };
  }

  private wayBack(returnUrl: string): Pick<SandboxPage, 'returnUrl' | 'returnsToStorefront'> {
    return {
      returnUrl,
      returnsToStorefront: new URL(returnUrl).origin === new URL(this.settings.storefrontUrl).origin,
    };
  }

  /** Handles a button of the sandbox's payment page. A payment that is paid, declined or expired does not change. */
  async act(
    id: string,
    action: SandboxAction,
  ): Promise<Pick<SandboxPage, 'state' | 'returnUrl' | 'returnsToStorefront'>> {
    if (action === 'PAY_LATE') await this.payLater(id);
    else {
      const [moved] = await this.statements.rows(ACT, { id, decline: action === 'DECLINE' });
      const times = !moved || action === 'PAY_WITHOUT_WEBHOOK' ? 0 : action === 'PAY_TWICE' ? 2 : 1;
      await Promise.all(Array.from({ length: times }, () => this.notify(id)));
    }
    const { state, returnUrl } = await this.row(id);
    return { state: shown(state), ...this.wayBack(returnUrl) };
  }

  async pretendToPay(providerId: string): Promise<void> {
    await this.act(providerId, 'PAY');
  }

  private async payLater(id: string): Promise<void> {
    const { payLateSeconds } = this.settings;
    const [promised] = await this.statements.rows(PAY_LATE, { id, seconds: payLateSeconds });
    if (promised) setTimeout(() => void this.notify(id), payLateSeconds * 1000 + 50).unref();
  }

  private async notify(providerId: string): Promise<void> {
    try {
      await fetch(this.settings.notificationUrl(), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ about: 'PAYMENT', providerId }),
        signal: AbortSignal.timeout(NOTIFICATION_TIMEOUT_MS),
      });
    } catch (error) {
      this.log.warn({ providerId, err: error }, 'a notification of the sandbox was lost');
    }
  }

  private async move(
    providerId: string,
    from: SandboxPage['state'],
    to: SandboxPage['state'],
  ): Promise<ProviderPayment> {
    await this.statements.rows(MOVE, { id: providerId, from, to });
    return this.read(providerId);
  }

  private async row(id: string): Promise<SandboxRow> {
    const [row] = await this.statements.rows(READ, { id });
    if (!row) throw notFound(id);
    return row;
  }

  private toPayment({ id, state, amount }: SandboxRow): ProviderPayment {
    return {
      providerId: id,
      state: shown(state),
      amount: Number(amount),
      confirmationUrl: state === 'PENDING' ? `${this.settings.storefrontUrl}/sandbox-payment/${id}` : null,
      cancellationReason: state === 'CANCELED' ? 'declined, expired or let go' : null,
    };
  }
}

function toRefund({ id, amount }: SandboxRefundRow): ProviderRefund {
  return { providerId: id, state: 'SUCCEEDED', amount: Number(amount), cancellationReason: null };
}

/**
 * Maps CREATED to PENDING. The sandbox's table uses the same enum as the shop's own payments, but a payment is pending
 * for the provider as soon as it exists.
 */
function shown(state: SandboxRow['state']): ProviderPayment['state'] {
  return state === 'CREATED' ? 'PENDING' : state;
}

function notFound(id: string): PaymentProviderError {
  return new PaymentProviderError('REFUSED', 'not_found', `the sandbox has no ${id}`);
}

const ROW = '"id", "amount", "description", "returnUrl", "state", "expiresAt"';

const CREATE = statement('sandbox-create')`
INSERT INTO "sandbox_payment" ("idempotenceKey", "amount", "description", "returnUrl", "capture", "expiresAt")
VALUES (:id, :amount, :description, :returnUrl, :capture, now() + interval '1 hour')
ON CONFLICT ("idempotenceKey") DO UPDATE SET "idempotenceKey" = EXCLUDED."idempotenceKey"
RETURNING ${ROW}`;

const PAID = `(CASE WHEN "capture" THEN 'SUCCEEDED' ELSE 'WAITING_FOR_CAPTURE' END)::"PaymentState"`;

/**
 * Reads a payment and brings its state up to date first: a scheduled late payment succeeds, and an unpaid payment
 * expires.
 */
const READ = statement('sandbox-read')`
UPDATE "sandbox_payment" SET "state" = CASE
  WHEN "state" <> 'PENDING' THEN "state"
  WHEN "payAt" <= now() THEN ${PAID}
  WHEN "payAt" IS NULL AND "expiresAt" <= now() THEN 'CANCELED'
  ELSE "state" END
WHERE "id" = :id RETURNING ${ROW}`;

const ACT = statement('sandbox-act')`
UPDATE "sandbox_payment" SET "state" = CASE WHEN :decline::boolean THEN 'CANCELED' ELSE ${PAID} END
WHERE "id" = :id AND "state" = 'PENDING' AND "payAt" IS NULL AND "expiresAt" > now() RETURNING "id"`;

const PAY_LATE = statement('sandbox-pay-late')`
UPDATE "sandbox_payment" SET "payAt" = now() + make_interval(secs => :seconds)
WHERE "id" = :id AND "state" = 'PENDING' AND "payAt" IS NULL AND "expiresAt" > now() RETURNING "id"`;

const MOVE = statement('sandbox-move')`
UPDATE "sandbox_payment" SET "state" = :to::"PaymentState" WHERE "id" = :id AND "state" = :from::"PaymentState"`;

const LOCK = statement('sandbox-refund-lock')`SELECT "id" FROM "sandbox_payment" WHERE "id" = :id FOR UPDATE`;

const GIVE = statement('sandbox-give')`
UPDATE "sandbox_payment" SET "refunded" = "refunded" + :amount::bigint
WHERE "id" = :id AND "state" = 'SUCCEEDED' AND "refunded" + :amount::bigint <= "amount" RETURNING "id"`;

const REFUND = statement('sandbox-refund')`
INSERT INTO "sandbox_refund" ("idempotenceKey", "paymentId", "amount") VALUES (:key, :paymentId::uuid, :amount)
RETURNING "id", "amount"`;

type SandboxRow = (typeof READ)['types']['row'];
type SandboxRefundRow = (typeof REFUND)['types']['row'];

const REFUND_BY_KEY = statement('sandbox-refund-by-key')`
SELECT "id", "amount" FROM "sandbox_refund" WHERE "idempotenceKey" = :key`;

const REFUND_BY_ID = statement('sandbox-refund-by-id')`SELECT "id", "amount" FROM "sandbox_refund" WHERE "id" = :id`;
