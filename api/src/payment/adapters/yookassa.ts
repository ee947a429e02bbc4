import { isDeepStrictEqual } from 'node:util';
import { BrokenCircuitError, DelegateBackoff, type IPolicy } from 'cockatiel';
import ipaddr from 'ipaddr.js';
import type { z } from 'zod';
import { callPolicy, type BackoffContext } from '../../platform/resilience/call-policy.js';
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
import { receiptTotal, type Receipt } from '../receipt.js';
import {
  faultOf,
  saysOf,
  toAmount,
  toYookassaReceipt,
  YookassaNotification,
  YookassaPayment,
  YookassaReceipt,
  YookassaReceipts,
  YookassaRefund,
  YookassaRefunds,
  type TaxRules,
} from './yookassa-messages.js';

export interface YookassaSettings extends TaxRules {
  url: string;
  shopId: string;
  secretKey: string;
  /**
   * Whether money is captured at once. Otherwise the bank reserves it, and it is captured when the order requests this.
   */
  capture: boolean;
  /** IP addresses and networks from which notifications are accepted. */
  networks: string[];
}

export interface YookassaTimes {
  /** Timeout of one try. */
  timeoutMs: number;
  /** Pause before the second attempt, unless YooKassa requests another one. */
  backoffMs: number;
  /** How long the circuit breaker stays open after five consecutive failures. */
  openMs: number;
}

const TIMES: YookassaTimes = { timeoutMs: 3000, backoffMs: 300, openMs: 15_000 };
const TRIES = 2;
const LONGEST_BACKOFF_MS = 2000;
const FAILURES_UNTIL_OPEN = 5;
/**
 * Time after which a call must not be repeated. YooKassa forgets idempotence keys after 24 hours; one hour is
 * subtracted in case the clocks differ.
 */
const KEY_LIVES_MS = 23 * 60 * 60 * 1000;

const METHODS = { BANK_CARD: 'bank_card', SBP: 'sbp', WALLET: 'yoo_money' } as const;

/** Payment provider YooKassa, using its API v3. */
export class YookassaProvider implements PaymentProvider {
  readonly name = 'yookassa';
  private readonly policy: IPolicy;
  private readonly networks: ReturnType<typeof networkOf>[];

  constructor(
    private readonly settings: YookassaSettings,
    private readonly times: YookassaTimes = TIMES,
  ) {
    this.policy = policyFor(times);
    this.networks = settings.networks.map(networkOf);
  }

  async createPayment(request: PaymentRequest): Promise<ProviderPayment> {
    const payment = await this.call(YookassaPayment, '/payments', request.id, {
      amount: toAmount(request.amount),
      // Payments by СБП are always captured at once, because their money cannot be reserved.
      capture: this.settings.capture || request.paymentType === 'SBP',
      description: request.description,
      confirmation: { type: 'redirect', return_url: request.returnUrl },
      payment_method_data: { type: METHODS[request.paymentType] },
      receipt: toYookassaReceipt(request.receipt, this.settings, false),
      metadata: { payment_id: request.id },
    });
    if (payment.state === 'PENDING' && !payment.confirmationUrl)
      throw new PaymentProviderError('NONSENSE', 'no_link', `${payment.providerId} cannot be paid anywhere`);
    return sameAmount(payment, request.amount);
  }

  read(providerId: string): Promise<ProviderPayment> {
    return this.payment(providerId);
  }

  async capture({ id, providerId, amount }: { id: string; providerId: string; amount: number }) {
    const taken = await this.payment(providerId, '/capture', `${id}-capture`, { amount: toAmount(amount) });
    return sameAmount(taken, amount);
  }

  cancel({ id, providerId }: { id: string; providerId: string }): Promise<ProviderPayment> {
    return this.payment(providerId, '/cancel', `${id}-cancel`, {});
  }

  async refund({ id, providerId, amount, description, receipt, firstAskedAt }: RefundRequest): Promise<ProviderRefund> {
    const refund =
      (isForgotten(firstAskedAt) && (await this.findRefund(providerId, id))) ||
      (await this.call(YookassaRefund, '/refunds', id, {
        payment_id: providerId,
        amount: toAmount(amount),
        description: `${description.slice(0, 200)} · ${id}`,
        receipt: toYookassaReceipt(receipt, this.settings, receipt.handedOver ?? false),
      }));
    return sameAmount(refund, amount);
  }

  async readRefund(providerId: string): Promise<ProviderRefund> {
    return sameId(await this.call(YookassaRefund, `/refunds/${encodeURIComponent(providerId)}`), providerId);
  }

  async settlementReceipt({ id, providerId, receipt, firstAskedAt }: SettlementRequest) {
    const registered =
      (isForgotten(firstAskedAt) && (await this.findReceipt(providerId, receipt))) ||
      (await this.call(YookassaReceipt, '/receipts', id, {
        type: 'payment',
        payment_id: providerId,
        send: true,
        ...toYookassaReceipt(receipt, this.settings, true),
        settlements: [{ type: 'prepayment', amount: toAmount(receiptTotal(receipt)) }],
      }));
    return { providerId: registered.id };
  }

  parseNotification(body: unknown, address: string): Notification {
    if (!this.isYookassa(address)) return { about: 'REFUSED', reason: 'ADDRESS' };
    const { data } = YookassaNotification.safeParse(body);
    if (!data) return { about: 'REFUSED', reason: 'BODY' };
    const [about] = data.event.split('.');
    if (about === 'payment') return { about: 'PAYMENT', providerId: data.object.id };
    if (about === 'refund') return { about: 'REFUND', providerId: data.object.id };
    return { about: 'OTHER' };
  }

  private async payment(providerId: string, action = '', key?: string, body?: object): Promise<ProviderPayment> {
    const path = `/payments/${encodeURIComponent(providerId)}${action}`;
    return sameId(await this.call(YookassaPayment, path, key, body), providerId);
  }

  private isYookassa(address: string): boolean {
    if (!ipaddr.isValid(address)) return false;
    const from = ipaddr.process(address);
    return this.networks.some(([network, bits]) => network.kind() === from.kind() && from.match(network, bits));
  }

  /**
   * Finds a refund that was created although its response was lost. It is recognised by the shop's id at the end of its
   * description.
   */
  private async findRefund(providerId: string, id: string): Promise<ProviderRefund | undefined> {
    const path = `/refunds?payment_id=${encodeURIComponent(providerId)}&limit=100`;
    const { items } = await this.call(YookassaRefunds, path);
    return items.find(({ description }) => description.endsWith(id))?.refund;
  }

  private async findReceipt(providerId: string, receipt: Receipt): Promise<{ id: string } | undefined> {
    const path = `/receipts?payment_id=${encodeURIComponent(providerId)}&limit=100`;
    const { items } = await this.call(YookassaReceipts, path);
    return items.find(({ says }) => isDeepStrictEqual(says, saysOf(receipt)));
  }

  /** Sends a request: with an idempotence key a POST of `body`, which may be retried, otherwise a GET. */
  private async call<T>(schema: z.ZodType<T>, path: string, key?: string, body?: object): Promise<T> {
    try {
      return await this.policy.execute(() => this.once(schema, path, key, body));
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      throw new PaymentProviderError('UNAVAILABLE', 'left_alone', 'it failed too often just now', { cause: error });
    }
  }

  private async once<T>(schema: z.ZodType<T>, path: string, key?: string, body?: object): Promise<T> {
    const { status, text } = await this.fetch(path, key, body);
    const said = parseJson(text);
    const fault = faultOf(status, said);
    if (fault) throw fault;
    const result = schema.safeParse(said);
    if (result.success) return result.data;
    throw new PaymentProviderError('NONSENSE', 'unexpected_answer', result.error.message, { cause: result.error });
  }

  private async fetch(path: string, key?: string, body?: object): Promise<{ status: number; text: string }> {
    const { url, shopId, secretKey } = this.settings;
    try {
      const answer = await fetch(`${url}${path}`, {
        method: key ? 'POST' : 'GET',
        headers: {
          authorization: `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`,
          ...(key ? { 'idempotence-key': key, 'content-type': 'application/json' } : {}),
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(this.times.timeoutMs),
      });
      return { status: answer.status, text: await answer.text() };
    } catch (error) {
      const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
      const code = name === 'TimeoutError' ? 'timeout' : (cause?.code ?? 'network');
      throw new PaymentProviderError('UNAVAILABLE', code, message, { cause: error });
    }
  }
}

/**
 * Each attempt ends at the latest with the timeout of its HTTP request. The error says whether and when the call may be
 * retried.
 */
function policyFor({ backoffMs, openMs }: YookassaTimes): IPolicy {
  const isPassing = (error: unknown) => error instanceof PaymentProviderError && error.retriable;
  return callPolicy({
    retries: TRIES - 1,
    backoff: new DelegateBackoff<BackoffContext>(({ result }) => {
      const { retryAfterMs } = (result as { error: PaymentProviderError }).error;
      return Math.min(retryAfterMs ?? backoffMs, LONGEST_BACKOFF_MS);
    }),
    isRetryable: isPassing,
    breaker: { failures: FAILURES_UNTIL_OPEN, openMs, isFailure: isPassing },
  });
}

function isForgotten(firstAskedAt: Date): boolean {
  return Date.now() - firstAskedAt.getTime() > KEY_LIVES_MS;
}

function networkOf(network: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (network.includes('/')) return ipaddr.parseCIDR(network);
  const address = ipaddr.parse(network);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

function sameAmount<T extends { amount: number }>(answer: T, amount: number): T {
  if (answer.amount === amount) return answer;
  throw new PaymentProviderError('NONSENSE', 'amount', `it answers for ${answer.amount} kopecks, asked for ${amount}`);
}

function sameId<T extends { providerId: string }>(answer: T, providerId: string): T {
  if (answer.providerId === providerId) return answer;
  throw new PaymentProviderError('NONSENSE', 'id', `it answers of ${answer.providerId}, asked about ${providerId}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
