import { GraphQLError } from 'graphql';
import { errorMessage, fault, type DetailsOf, type ErrorKey, type Fault, type FaultKey } from './messages/messages.js';

/** Error codes that any call may return. Each domain declares its own in `<name>.errors.ts`. */
export const commonErrors = {
  BAD_USER_INPUT: 'An argument is out of its bounds; `extensions.fields` names each with the reason',
  CURSOR_INVALID:
    'The cursor is not one of this list: it is cut off, or was answered for other filters or another sort. Begin without `after`',
  UNAUTHORIZED:
    'Sign-in is needed: no access token, or a session that has ended; on every call but those of signing in also an access token that is expired or not valid. Refresh, or ask without it as a guest',
  FORBIDDEN:
    'This account or program may not do that; `extensions.permission` names what it lacks, to a program `extensions.scope` the same, null if only people may make the call',
  TOO_MANY_REQUESTS:
    'A limit is reached; `extensions.retryAt` says when to try again, `extensions.cooldownUntil` the same about a code. Of orders `extensions.reason` says more: OPEN_ORDERS, HELD_UNITS, HELD_VALUE, OFFER_SHARE with `extensions.itemIds`',
  QUERY_TOO_COSTLY:
    'The request costs more points than one may; `extensions.cost` says how many, `extensions.most` how many it may',
  BODY_TOO_LARGE:
    'The body is larger than one may be, or has too many keys and values (HTTP 413); `extensions.most` says how many bytes, or keys and values, it may have; of operators and programs 3 MB',
  OVERLOADED: 'Too many requests wait for their turn; try again in a second (HTTP 503 with `retry-after`)',
  SERVICE_UNAVAILABLE:
    'The database or the storage of pictures is away, full or too slow for a moment; try again after `retry-after` seconds. What was asked to be changed may have been changed: look first, or ask again with the same idempotency key',
  INTERNAL_SERVER_ERROR:
    'Our fault; `extensions.id` is the id of the request (`x-request-id`), under which it was logged',
} as const;

/** Every `extensions.code` that a client can receive. Each domain adds its codes by declaration merging. */
export interface ErrorCodes extends Record<keyof typeof commonErrors, string> {}

export type ErrorCode = keyof ErrorCodes;

/** A message of the catalogues whose code is declared. */
type Key = ErrorKey & (ErrorCode | `${ErrorCode}.${string}`);

/** The parameters of the message, and further `extensions` for the client. */
type Extensions<K extends Key> =
  DetailsOf<'errors', K> extends [infer Told]
    ? [extensions: Told & Record<string, unknown>]
    : [extensions?: Record<string, unknown>];

/**
 * An error that the client can handle, with a message in the language of the request. Of any other error the client
 * gets only a log id. `key` is the code, or the code and an occasion (`FORBIDDEN.OWN_REVIEW`) that has its own message.
 */
export class ApiError<K extends Key = Key> extends GraphQLError {
  constructor(key: K, ...[extensions = {}]: Extensions<K>) {
    const message = errorMessage(key, ...([extensions] as unknown as DetailsOf<'errors', K>));
    super(message, { extensions: { code: key.split('.', 1)[0], ...extensions } });
  }
}

export interface FieldFault {
  /** Path of the invalid field, starting at the argument, e.g. `pagination.limit`. */
  field: string;
  message: Fault;
}

/** Returns the fault of one field. */
export function fieldFault<K extends FaultKey>(field: string, key: K, ...details: DetailsOf<'faults', K>): FieldFault {
  return { field, message: fault(key, ...details) };
}

/** Maximum number of faults that one answer names. */
const MOST_FIELDS = 50;

export function badUserInput(fields: FieldFault[]): ApiError {
  return new ApiError('BAD_USER_INPUT', { fields: fields.slice(0, MOST_FIELDS) });
}

/** `extensions` are further ones for the client, such as `cooldownUntil`. */
export function tooManyRequests(
  retryAt: Date,
  extensions: Record<string, unknown> = {},
  key: Extract<Key, `TOO_MANY_REQUESTS${string}`> = 'TOO_MANY_REQUESTS',
): ApiError {
  return new ApiError(key, { retryAt: retryAt.toISOString(), ...extensions });
}

export function unauthorized(): ApiError {
  return new ApiError('UNAUTHORIZED');
}
