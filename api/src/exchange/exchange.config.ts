import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';

export const exchangeVariables = {
  EXCHANGE_LOGIN: z
    .string()
    .regex(/^[^:\p{Cc}]{1,100}$/u)
    .optional()
    .describe(
      'Name by which 1С signs in to `/exchange/1c`; without it there is no exchange; [commerceml.md](commerceml.md)',
    ),
  EXCHANGE_PASSWORD: z
    .string()
    .min(16)
    .max(200)
    .optional()
    .describe('Password by which 1С signs in, at least 16 characters'),
  EXCHANGE_SOURCE: z
    .string()
    .min(1)
    .max(100)
    .default('1c')
    .describe('Source of the goods that 1С sends; it is made by the first exchange'),
  EXCHANGE_PRICE_TYPE: z
    .string()
    .optional()
    .describe('Type of 1С’s prices to sell at, by its name or id; without it the only one, or the only retail price'),
  EXCHANGE_OLD_PRICE_TYPE: z.string().optional().describe('Type of 1С’s prices to strike out'),
  EXCHANGE_PART_BYTES: z.coerce
    .number()
    .int()
    .min(10_000)
    .max(100_000_000)
    .default(10_000_000)
    .describe('Bytes of a file that 1С sends at once; larger ones come in parts'),
  EXCHANGE_BYTES: z.coerce
    .number()
    .int()
    .min(10_000)
    .default(1_000_000_000)
    .describe('Bytes that one exchange may send'),
  EXCHANGE_ENCODING: z
    .enum(['utf-8', 'windows-1251'])
    .default('utf-8')
    .describe('Encoding of the orders that 1С gets; early versions want `windows-1251`'),
};

export type ExchangeConfig = ConfigOf<typeof exchangeVariables>;

/** Refuses a login without a password, or a password without a login. */
export function checkExchange(
  { EXCHANGE_LOGIN, EXCHANGE_PASSWORD }: Pick<ExchangeConfig, 'EXCHANGE_LOGIN' | 'EXCHANGE_PASSWORD'>,
  context: z.RefinementCtx,
): void {
  if ((EXCHANGE_LOGIN === undefined) === (EXCHANGE_PASSWORD === undefined)) return;
  const missing = EXCHANGE_LOGIN === undefined ? 'EXCHANGE_LOGIN' : 'EXCHANGE_PASSWORD';
  context.addIssue({ code: 'custom', path: [missing], message: 'EXCHANGE_LOGIN and EXCHANGE_PASSWORD go together' });
}
