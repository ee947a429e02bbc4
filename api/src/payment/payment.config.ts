import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';
import { flag, list, seconds } from '../platform/config/variables.js';

/** Networks from which YooKassa sends notifications, according to its documentation. */
const YOOKASSA_NETWORKS = [
  '185.71.76.0/27',
  '185.71.77.0/27',
  '77.75.153.0/25',
  '77.75.156.11',
  '77.75.156.35',
  '77.75.154.128/25',
  '2a02:5180::/32',
];

export const paymentVariables = {
  PAYMENT_PROVIDER: z
    .enum(['yookassa', 'sandbox'])
    .optional()
    .describe(
      'Who takes payments, `yookassa`, or `sandbox` for trying, which `npm start` sets for the demo; without it no order can be paid online',
    ),
  INVENTED_PAYMENTS: flag
    .default(false)
    .describe('`true` beside `PAYMENT_PROVIDER=sandbox`: payments are meant to be invented in production'),
  PAYMENT_CAPTURE: flag
    .default(true)
    .describe('`false`: money of cards and wallets is held, and taken when the order can be kept'),
  PAYMENT_SWEEP_SECONDS: z.coerce
    .number()
    .min(0)
    .default(5)
    .describe('How often refunds, captures and lost notifications are seen to; `0` is never, on this process'),
  PAYMENT_READ_AFTER_SECONDS: seconds
    .default(60)
    .describe('The provider is asked about an open payment nobody has heard of for so long'),
  PAYMENT_VAT_CODE: z.coerce
    .number()
    .int()
    .min(1)
    .max(12)
    .default(1)
    .describe('Receipts: number of the VAT rate, `1` is without VAT, where the goods have none of their own'),
  PAYMENT_TAX_SYSTEM: z.coerce
    .number()
    .int()
    .min(1)
    .max(6)
    .optional()
    .describe('Receipts: number of the tax system, for those who have several'),
  SANDBOX_PAY_LATE_SECONDS: z.coerce.number().min(0).default(60).describe('Sandbox: when a late payment is made'),
  YOOKASSA_SHOP_ID: z.string().optional().describe('YooKassa: number of the shop'),
  YOOKASSA_SECRET_KEY: z.string().optional().describe('YooKassa: secret key'),
  YOOKASSA_URL: z.url().default('https://api.yookassa.ru/v3').describe('YooKassa: address of the API'),
  YOOKASSA_NETWORKS: list
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'give addresses or networks')))
    .default(YOOKASSA_NETWORKS)
    .describe('YooKassa: addresses and networks its notifications come from'),
};

/** Configuration visible to the payment domain: its own variables and those of the platform. */
export type PaymentConfig = ConfigOf<typeof paymentVariables>;

/**
 * Reports an error if YooKassa is chosen without the shop's id and secret key, or if payments are simulated in
 * production and no setting confirms that this is intended.
 */
export function checkPayment(config: PaymentConfig, context: z.RefinementCtx): void {
  const { PAYMENT_PROVIDER, YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY, NODE_ENV, INVENTED_PAYMENTS } = config;
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['PAYMENT_PROVIDER'], message });
  if (PAYMENT_PROVIDER === 'yookassa' && !(YOOKASSA_SHOP_ID && YOOKASSA_SECRET_KEY))
    refuse('yookassa needs YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY');
  if (PAYMENT_PROVIDER === 'sandbox' && NODE_ENV === 'production' && !INVENTED_PAYMENTS)
    refuse(
      'sandbox believes whoever says that they have paid: in production set INVENTED_PAYMENTS=true too, if that is meant',
    );
}
