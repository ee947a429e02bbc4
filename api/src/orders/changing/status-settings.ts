import { z } from 'zod';
import { Permission } from '../../platform/auth/permissions.js';
import { ORDER_STATUSES, type OrderStatus, type StatusSettings } from './order-lifecycle.js';

/** Why the shop cannot work without a status, in texts of the message catalogues (`names`). */
export const CORE_STATUSES = {
  AWAITING_CALL: 'STATUS_PLACED',
  AWAITING_PAY: 'STATUS_PLACED',
  ACCEPT_MEET_WAIT_PAID: 'STATUS_PLACED',
  PAID_READY_TO_SEND: 'STATUS_PAID',
  AWAITING_SENT_FROM_MEET: 'STATUS_EXCHANGE',
  HANDED_OVER_FOR_DELIVERY: 'STATUS_HANDED_OVER',
  DELIVERED: 'STATUS_DELIVERED',
  CANCEL_PURCHASE: 'STATUS_GIVEN_BACK',
  ISSUED_REFUND: 'STATUS_GIVEN_BACK',
  ARRANGED_EXCHANGE: 'STATUS_EXCHANGE',
} as const satisfies Partial<Record<OrderStatus, string>>;

export const isCore = (status: OrderStatus): status is keyof typeof CORE_STATUSES => status in CORE_STATUSES;

const name = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u)
  .optional();

const settings = z
  .partialRecord(
    z.enum(ORDER_STATUSES),
    z.strictObject({
      used: z.literal(false).optional(),
      ru: name,
      en: name,
      permission: z.enum(Permission).optional(),
    }),
  )
  .refine((given) => !Object.entries(given).some(([status, { used }]) => used === false && status in CORE_STATUSES));

/** Schema of the settings of statuses: JSON by status, such as `{"PURCHASED_FROM_SELLER":{"used":false}}`. */
export const statusSettings = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('no JSON');
      return z.NEVER;
    }
  })
  .pipe(settings)
  .transform((given) => given as StatusSettings);

/** Reads the text of the setting. An invalid setting has no effect, so the usual settings apply. */
export const readStatusSettings = (text: string | null | undefined): StatusSettings =>
  statusSettings.safeParse(text ?? '{}').data ?? {};
