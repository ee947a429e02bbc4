import type { Logger } from 'pino';
import { z } from 'zod';
import type { Queries, Statements } from '../../platform/database/statements.js';
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
  /** Where notifications go: our own route for them. */
  notificationUrl: () => string;
}

export const SANDBOX_ACTIONS = ['PAY', 'DECLINE', 'PAY_LATE', 'PAY_TWICE', 'PAY_WITHOUT_WEBHOOK'] as const;
export type SandboxAction = (typeof SANDBOX_ACTIONS)[number];

/** What its payment page shows. */
export interface SandboxPage {
  id: string;
  amount: number;
  description: string;
  state: ProviderPayment['state'];
  returnUrl: string;
  expiresAt: string;
}

const NOTIFICATION_TIMEOUT_MS = 5000;
const SandboxNotification = z.object({ about: z.enum(['PAYMENT', 'REFUND']), providerId: z.uuid() });

/**
 * A provider without a bank, for trying a shop. Its tables stand for the server of somebody else: nothing but its own
 * code reads them, and it tells the shop of a payment by HTTP like any other. `api/prisma/sql/sandbox-payment.sql` keeps
 * refunds within the payment.
 */
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';

  constructor(
    private readonly statements: Statements,
    private readonly settings: SandboxSettings,
    private readonly log: Logger,
  ) {}

  async createPayment({ id, amount, description, returnUrl }: PaymentRequest): Promise<ProviderPayment> {
    const [row] = await this.statements.rows<SandboxRow>('sandbox-create', CREATE, [
      id,
      amount,
      description,
      returnUrl,
      this.settings.capture,
    ]);
    return this.toPayment(row!);
  }

  async read(providerId: string): Promise<ProviderPayment> {
    return this.toPayment(await this.row(providerId));
  }

  capture({ providerId }: { providerId: string }): Promise<ProviderPayment> {
    return this.move(providerId, 'WAITING_FOR_CAPTURE', 'SUCCEEDED');
  }

  /** Like the real one it lets go of held money only. */
  cancel({ providerId }: { providerId: string }): Promise<ProviderPayment> {
    return this.move(providerId, 'WAITING_FOR_CAPTURE', 'CANCELED');
  }

  refund({ id, providerId, amount }: RefundRequest): Promise<ProviderRefund> {
    return this.statements.transaction(async (queries) => {
      const [taken] = await queries.rows('sandbox-refund-lock', LOCK, [providerId]);
      if (!taken) throw notFound(providerId);
      const before = await this.refundRow(queries, 'sandbox-refund-by-key', '"idempotenceKey" = $1', id);
      if (before) return toRefund(before);
      const [given] = await queries.rows('sandbox-give', GIVE, [providerId, amount]);
      if (!given) throw new PaymentProviderError('REFUSED', 'invalid_request', 'more than was paid');
      const [made] = await queries.rows<SandboxRefundRow>('sandbox-refund', REFUND, [id, providerId, amount]);
      return toRefund(made!);
    });
  }

  async readRefund(providerId: string): Promise<ProviderRefund> {
    const row = await this.refundRow(this.statements, 'sandbox-refund-by-id', '"id" = $1', providerId);
    if (!row) throw notFound(providerId);
    return toRefund(row);
  }

  /** There is no tax office here. */
  settlementReceipt({ id }: SettlementRequest): Promise<{ providerId: string }> {
    return Promise.resolve({ providerId: id });
  }

  parseNotification(body: unknown): Notification {
    return SandboxNotification.safeParse(body).data ?? { about: 'REFUSED', reason: 'BODY' };
  }

  async page(id: string): Promise<SandboxPage> {
    const row = await this.row(id);
    const { amount, description, state, returnUrl, expiresAt } = row;
    return { id, amount: Number(amount), description, state, returnUrl, expiresAt: expiresAt.toISOString() };
  }

  /** What a shopper does on that page. One that is paid, declined or too old stays as it is. */
  async act(id: string, action: SandboxAction): Promise<Pick<SandboxPage, 'state' | 'returnUrl'>> {
    if (action === 'PAY_LATE') await this.payLater(id);
    else {
      const [moved] = await this.statements.rows('sandbox-act', ACT, [id, action === 'DECLINE']);
      const times = !moved || action === 'PAY_WITHOUT_WEBHOOK' ? 0 : action === 'PAY_TWICE' ? 2 : 1;
      await Promise.all(Array.from({ length: times }, () => this.notify(id)));
    }
    const { state, returnUrl } = await this.row(id);
    return { state, returnUrl };
  }

  private async payLater(id: string): Promise<void> {
    const { payLateSeconds } = this.settings;
    const [promised] = await this.statements.rows('sandbox-pay-late', PAY_LATE, [id, payLateSeconds]);
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

  private async move(providerId: string, from: string, to: string): Promise<ProviderPayment> {
    await this.statements.rows('sandbox-move', MOVE, [providerId, from, to]);
    return this.read(providerId);
  }

  private async row(id: string): Promise<SandboxRow> {
    const [row] = await this.statements.rows<SandboxRow>('sandbox-read', READ, [id]);
    if (!row) throw notFound(id);
    return row;
  }

  private async refundRow(queries: Queries, name: string, condition: string, value: string) {
    const [row] = await queries.rows<SandboxRefundRow>(
      name,
      `SELECT "id", "amount" FROM "sandbox_refund" WHERE ${condition}`,
      [value],
    );
    return row;
  }

  private toPayment({ id, state, amount }: SandboxRow): ProviderPayment {
    return {
      providerId: id,
      state,
      amount: Number(amount),
      confirmationUrl: state === 'PENDING' ? `${this.settings.storefrontUrl}/sandbox-payment/${id}` : null,
      cancellationReason: state === 'CANCELED' ? 'declined, expired or let go' : null,
    };
  }
}

interface SandboxRow extends Record<string, unknown> {
  id: string;
  amount: string;
  description: string;
  returnUrl: string;
  state: ProviderPayment['state'];
  expiresAt: Date;
}

interface SandboxRefundRow extends Record<string, unknown> {
  id: string;
  amount: string;
}

function toRefund({ id, amount }: SandboxRefundRow): ProviderRefund {
  return { providerId: id, state: 'SUCCEEDED', amount: Number(amount), cancellationReason: null };
}

function notFound(id: string): PaymentProviderError {
  return new PaymentProviderError('REFUSED', 'not_found', `the sandbox has no ${id}`);
}

const ROW = '"id", "amount", "description", "returnUrl", "state", "expiresAt"';

const CREATE = `
INSERT INTO "sandbox_payment" ("idempotenceKey", "amount", "description", "returnUrl", "capture", "expiresAt")
VALUES ($1, $2, $3, $4, $5, now() + interval '1 hour')
ON CONFLICT ("idempotenceKey") DO UPDATE SET "idempotenceKey" = EXCLUDED."idempotenceKey"
RETURNING ${ROW}`;

const PAID = `(CASE WHEN "capture" THEN 'SUCCEEDED' ELSE 'WAITING_FOR_CAPTURE' END)::"PaymentState"`;

/** Time passes there by itself: what was promised is paid, what was forgotten has expired. */
const READ = `
UPDATE "sandbox_payment" SET "state" = CASE
  WHEN "state" <> 'PENDING' THEN "state"
  WHEN "payAt" <= now() THEN ${PAID}
  WHEN "payAt" IS NULL AND "expiresAt" <= now() THEN 'CANCELED'
  ELSE "state" END
WHERE "id" = $1 RETURNING ${ROW}`;

const ACT = `
UPDATE "sandbox_payment" SET "state" = CASE WHEN $2::boolean THEN 'CANCELED' ELSE ${PAID} END
WHERE "id" = $1 AND "state" = 'PENDING' AND "payAt" IS NULL AND "expiresAt" > now() RETURNING "id"`;

const PAY_LATE = `
UPDATE "sandbox_payment" SET "payAt" = now() + make_interval(secs => $2)
WHERE "id" = $1 AND "state" = 'PENDING' AND "payAt" IS NULL AND "expiresAt" > now() RETURNING "id"`;

const MOVE = `
UPDATE "sandbox_payment" SET "state" = $3::"PaymentState" WHERE "id" = $1 AND "state" = $2::"PaymentState"`;

const LOCK = `SELECT "id" FROM "sandbox_payment" WHERE "id" = $1 FOR UPDATE`;

const GIVE = `
UPDATE "sandbox_payment" SET "refunded" = "refunded" + $2::bigint
WHERE "id" = $1 AND "state" = 'SUCCEEDED' AND "refunded" + $2::bigint <= "amount" RETURNING "id"`;

const REFUND = `
INSERT INTO "sandbox_refund" ("idempotenceKey", "paymentId", "amount") VALUES ($1, $2::uuid, $3) RETURNING "id", "amount"`;
