import { z } from 'zod';
import { PaymentProviderError, type ProviderPayment, type ProviderRefund } from '../payment-provider.js';
import type { Receipt, ReceiptItem } from '../receipt.js';
import { fromRoubles, toRoubles } from './roubles.js';

/** Schemas of YooKassa's responses, limited to the fields that the shop reads. */
const Amount = z
  .object({ value: z.union([z.string(), z.number()]), currency: z.literal('RUB') })
  .transform(({ value }, context) => {
    const kopecks = fromRoubles(value);
    if (kopecks === null) context.addIssue({ code: 'custom', message: `${value} is not an amount` });
    return kopecks ?? z.NEVER;
  });
const Cancellation = z
  .object({ reason: z.string() })
  .nullish()
  .transform((details) => details?.reason ?? null);

const PAYMENT_STATES = {
  pending: 'PENDING',
  waiting_for_capture: 'WAITING_FOR_CAPTURE',
  succeeded: 'SUCCEEDED',
  canceled: 'CANCELED',
} as const;

export const YookassaPayment = z
  .object({
    id: z.string().min(1),
    status: z.enum(Object.keys(PAYMENT_STATES) as [keyof typeof PAYMENT_STATES]),
    amount: Amount,
    confirmation: z.object({ confirmation_url: z.string().optional() }).nullish(),
    cancellation_details: Cancellation,
  })
  .transform(({ id, status, amount, confirmation, cancellation_details }, context): ProviderPayment => {
    const url = confirmation?.confirmation_url ?? null;
    // The shopper is redirected to this URL, so it must be http or https.
    if (status === 'pending' && url && !/^https?:\/\//.test(url))
      context.addIssue({ code: 'custom', message: `${url} is not an address to pay at` });
    return {
      providerId: id,
      state: PAYMENT_STATES[status],
      amount,
      confirmationUrl: status === 'pending' ? url : null,
      cancellationReason: cancellation_details,
    };
  });

const REFUND_STATES = { pending: 'PENDING', succeeded: 'SUCCEEDED', canceled: 'CANCELED' } as const;

const RefundBody = z.object({
  id: z.string().min(1),
  status: z.enum(Object.keys(REFUND_STATES) as [keyof typeof REFUND_STATES]),
  amount: Amount,
  description: z.string().nullish(),
  cancellation_details: Cancellation,
});

const toRefund = ({ id, status, amount, cancellation_details }: z.infer<typeof RefundBody>): ProviderRefund => ({
  providerId: id,
  state: REFUND_STATES[status],
  amount,
  cancellationReason: cancellation_details,
});

export const YookassaRefund = RefundBody.transform(toRefund);

/** The refunds of a payment, each with the description from its request. */
export const YookassaRefunds = z.object({
  items: z.array(RefundBody.transform((body) => ({ description: body.description ?? '', refund: toRefund(body) }))),
});

export const YookassaReceipt = z.object({
  id: z.string().min(1),
  status: z.enum(['pending', 'succeeded', 'canceled']),
});

/** The receipts of a payment, with their lines as comparable text. */
export const YookassaReceipts = z.object({
  items: z.array(
    z
      .object({
        id: z.string().min(1),
        items: z.array(z.object({ description: z.string(), amount: Amount, payment_mode: z.string() })),
      })
      .transform(({ id, items }) => ({
        id,
        says: items.map(({ description, amount, payment_mode }) => [payment_mode, description, amount].join()),
      })),
  ),
});

export const YookassaNotification = z.object({
  type: z.literal('notification'),
  event: z.string(),
  object: z.object({ id: z.string().min(1) }),
});

const Fault = z.object({
  code: z.string().optional(),
  description: z.string().optional(),
  parameter: z.string().optional(),
  retry_after: z.number().optional(),
});

/** Returns the error that a response reports, or undefined if it reports none. */
export function faultOf(status: number, body: unknown): PaymentProviderError | undefined {
  if (status === 200) return undefined;
  const said = Fault.safeParse(body).data ?? {};
  const words =
    [said.description, said.parameter && `at ${said.parameter}`].filter(Boolean).join(' ') || `HTTP ${status}`;
  const fault = (kind: PaymentProviderError['kind'], code: string) =>
    new PaymentProviderError(kind, code, words, { retryAfterMs: said.retry_after });
  const code = said.code ?? `http_${status}`;
  if (status === 202) return fault('UNAVAILABLE', 'processing');
  if (status === 401 || status === 403) return fault('UNAUTHORIZED', code);
  if (status === 429) return fault('RATE_LIMITED', code);
  if (status >= 400 && status < 500) return fault('REFUSED', code);
  return fault(status >= 500 ? 'UNAVAILABLE' : 'NONSENSE', code);
}

export const toAmount = (kopecks: number) => ({ value: toRoubles(kopecks), currency: 'RUB' });

export interface TaxRules {
  vatCode: number;
  taxSystem: number | undefined;
}

const toDescription = ({ description }: ReceiptItem) => description.slice(0, 128);

/**
 * Returns the lines of the shop's settlement receipt as text, in the same form as {@link YookassaReceipts}, so that the
 * two can be compared.
 */
export const saysOf = ({ items }: Receipt) =>
  items.map((item) => ['full_payment', toDescription(item), item.price].join());

/**
 * Returns a receipt of 54-ФЗ in YooKassa's format. With `settled` it is for goods being handed over, otherwise for a
 * prepayment.
 */
export function toYookassaReceipt(
  { email, phone, items }: Receipt,
  { vatCode, taxSystem }: TaxRules,
  settled: boolean,
) {
  return {
    customer: { ...(email ? { email } : {}), ...(phone ? { phone: phone.replace(/^\+/, '') } : {}) },
    items: items.map((item) => ({
      description: toDescription(item),
      quantity: item.quantity.toFixed(2),
      measure: 'piece',
      amount: toAmount(item.price),
      vat_code: item.vatCode ?? vatCode,
      payment_mode: settled ? 'full_payment' : 'full_prepayment',
      payment_subject: item.markingCode ? 'marked' : item.subject.toLowerCase(),
      ...(item.markingCode ? { mark_mode: '0', mark_code_info: { mark_code_raw: item.markingCode } } : {}),
    })),
    ...(taxSystem ? { tax_system_code: taxSystem } : {}),
  };
}
