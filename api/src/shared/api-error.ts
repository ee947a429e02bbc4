import { GraphQLError } from 'graphql';

/** Error codes that any call may return. Each domain declares its own in `<name>.errors.ts`. */
export const commonErrors = {
  BAD_USER_INPUT: 'An argument is out of its bounds; `extensions.fields` names each with the reason',
  UNAUTHORIZED:
    'Sign-in is needed: no access token, or a session that has ended; on every call but those of signing in also an access token that is expired or not valid. Refresh, or ask without it as a guest',
  FORBIDDEN:
    'This account may not do that; to a program `extensions.scope` names the scope it lacks, null if only people may make the call',
  TOO_MANY_REQUESTS:
    'A limit is reached; `extensions.retryAt` says when to try again, `extensions.cooldownUntil` the same about a code. Of orders `extensions.reason` says more: OPEN_ORDERS, HELD_UNITS, HELD_VALUE, OFFER_SHARE with `extensions.itemIds`',
  QUERY_TOO_COSTLY:
    'The request costs more points than one may; `extensions.cost` says how many, `extensions.most` how many it may',
  OVERLOADED: 'Too many requests wait for their turn; try again in a second (HTTP 503 with `retry-after`)',
  SERVICE_UNAVAILABLE:
    'The database is away for a moment; try again in a few seconds. What was asked to be changed may have been changed: look first, or ask again with the same idempotency key',
  INTERNAL_SERVER_ERROR:
    'Our fault; `extensions.id` is the id of the request (`x-request-id`), under which it was logged',
} as const;

/** Every `extensions.code` that a client can receive. Each domain adds its codes by declaration merging. */
export interface ErrorCodes extends Record<keyof typeof commonErrors, string> {}

export type ErrorCode = keyof ErrorCodes;

/** An error that the client can handle. Of any other error the client gets only a log id. */
export class ApiError extends GraphQLError {
  constructor(code: ErrorCode, message: string, details: Record<string, unknown> = {}) {
    super(message, { extensions: { code, ...details } });
  }
}

export interface FieldFault {
  /** Path of the invalid field, starting at the argument, e.g. `pagination.limit`. */
  field: string;
  message: string;
}

export function badUserInput(fields: FieldFault[]): ApiError {
  return new ApiError('BAD_USER_INPUT', fields.map(({ field, message }) => `${field}: ${message}`).join('; '), {
    fields,
  });
}

/** `details` are further extensions for the client, such as `cooldownUntil`. */
export function tooManyRequests(
  retryAt: Date,
  details: Record<string, unknown> = {},
  message = 'Слишком много попыток. Попробуйте позже',
): ApiError {
  return new ApiError('TOO_MANY_REQUESTS', message, {
    retryAt: retryAt.toISOString(),
    ...details,
  });
}

export function unauthorized(): ApiError {
  return new ApiError('UNAUTHORIZED', 'Войдите, чтобы продолжить');
}
