import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';
import { list, seconds } from '../platform/config/variables.js';

export const identityVariables = {
  AUTH_KEYS: list
    .pipe(z.array(z.string().regex(/^[\w-]{1,32}:.{32,}$/, 'give `name:key` pairs, each key of 32 or more characters')))
    .transform((pairs) =>
      pairs.map((pair) => ({ kid: pair.split(':', 1)[0]!, secret: pair.slice(pair.indexOf(':') + 1) })),
    )
    .describe(
      '`name:key,name:key`: the first signs access tokens, all are believed. To rotate, put a new one in front',
    ),
  ACCESS_TOKEN_SECONDS: seconds.max(86_400).default(900).describe('Life of an access token'),
  REFRESH_TOKEN_SECONDS: seconds.default(2_592_000).describe('Life of a session without a refresh'),
  PHONE_COUNTRIES: list
    .pipe(z.array(z.string().regex(/^[A-Z]{2}$/, 'give ISO 3166-1 codes')))
    .default(['RU', 'BY', 'KZ', 'AM', 'KG'])
    .describe('Countries whose telephones get codes by SMS; the first is that of numbers without a country code'),
};

/** Configuration visible to the identity domain: its own variables and those of the platform. */
export type IdentityConfig = ConfigOf<typeof identityVariables>;
