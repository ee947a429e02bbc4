import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';
import { flag, roubles } from '../platform/config/variables.js';
import { statusSettings } from './changing/status-settings.js';

export const ordersVariables = {
  PAYMENT_MINUTES: z.coerce
    .number()
    .positive()
    .default(30)
    .describe('Time to pay for an order before it gives its goods, points and promo code back'),
  REQUEST_HOURS: z.coerce
    .number()
    .positive()
    .default(24)
    .describe('Time for an operator to confirm a request whose telephone is confirmed, or that an operator took up'),
  REQUEST_HOLD_MINUTES: z.coerce
    .number()
    .positive()
    .default(30)
    .describe('Time to confirm the telephone of a request by a code before it gives its goods back'),
  ORDER_STATUSES: statusSettings
    .prefault('{}')
    .describe(
      'Which statuses the shop does not use, what shoppers read instead of their names, and the permission to move units into one, as JSON',
    ),
  ORDERS_MAIL: z
    .email()
    .optional()
    .describe('Mailbox of the shop that hears of each order that is paid, or waits for a call; none gets no letters'),
  ON_DELIVERY: flag
    .prefault('false')
    .describe('Whether shoppers may pay when they are handed the goods (`ON_DELIVERY`)'),
  ON_DELIVERY_MOST: roubles
    .prefault(15_000)
    .describe('Roubles of goods in one order that is paid for on delivery, at most'),
  ON_DELIVERY_PER_PHONE: z.coerce
    .number()
    .int()
    .min(1)
    .default(2)
    .describe('Most confirmed orders of one telephone that are on their way to be paid for on delivery'),
  ON_DELIVERY_REFUSED_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3650)
    .default(180)
    .describe('Days for which a telephone that did not collect such an order has to pay online; 0 for none'),
  ORDER_SWEEP_SECONDS: z.coerce
    .number()
    .min(0)
    .default(15)
    .describe('Seconds between looks for orders that have expired and points that become spendable; 0 for never'),
  GUEST_ORDERS_PER_HOUR: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .describe('Most orders of guests from one address in an hour; five times as many from its network'),
  ACCOUNT_ORDERS_PER_HOUR: z.coerce.number().int().min(1).default(30).describe('Most orders of one account in an hour'),
  OPEN_ORDERS_PER_PHONE: z.coerce
    .number()
    .int()
    .min(1)
    .default(5)
    .describe('Most orders of one telephone that are not paid'),
  ORDER_LINES: z.coerce.number().int().min(1).max(100).default(20).describe('Most units in one order'),
  HELD_UNITS: z.coerce
    .number()
    .int()
    .min(1)
    .default(30)
    .describe('Most units that unpaid orders of one telephone, and of one account, hold'),
  HELD_VALUE: roubles
    .prefault(500_000)
    .describe('Roubles of goods they hold at most; a single unit is held whatever it costs'),
  HELD_ADDRESS_TIMES: z.coerce
    .number()
    .min(1)
    .default(2)
    .describe('So many times `HELD_UNITS` and `HELD_VALUE` are held for one network address'),
  HELD_NETWORK_TIMES: z.coerce
    .number()
    .min(1)
    .default(5)
    .describe('So many times `HELD_UNITS` and `HELD_VALUE` are held for one network (/24, /64)'),
  HELD_SHARE_PERCENT: z.coerce
    .number()
    .min(0)
    .max(100)
    .default(25)
    .describe(
      'Share of an offer’s stock that one shopper’s unpaid orders hold at most; at least what one order may have of it',
    ),
};

/** Configuration visible to the orders domain: its own variables and those of the platform. */
export type OrdersConfig = ConfigOf<typeof ordersVariables>;
