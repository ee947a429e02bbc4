import type { ApiErrorCode } from './generated/error-codes.js';

/**
 * Why a call has failed: a code of the API (docs/errors.md), a code of GraphQL itself such as
 * `GRAPHQL_VALIDATION_FAILED`, or one of the client's own: `NETWORK_ERROR` where no answer came, also not within
 * `timeout`, `HTTP_ERROR` where the answer is not one of GraphQL, and `INSECURE_CONTEXT` where a page of plain HTTP is to
 * send documents by their hash.
 */
// `string & {}` takes every code, and editors still propose those that are known.
export type MeetErrorCode = ApiErrorCode | 'NETWORK_ERROR' | 'HTTP_ERROR' | 'INSECURE_CONTEXT' | (string & {});

/** One error of an answer, as GraphQL writes it. */
export interface GraphQLFault {
  message: string;
  path?: readonly (string | number)[];
  extensions?: Readonly<Record<string, unknown>>;
}

/** An argument that the API has refused. */
export interface FieldFault {
  /** Path of the argument: `dto.contact.phone`. */
  field: string;
  message: string;
}

interface Details {
  extensions?: Readonly<Record<string, unknown>>;
  errors?: readonly GraphQLFault[];
  status?: number | undefined;
  retryAt?: Date | undefined;
  data?: unknown;
  cause?: unknown;
}

/** What every failed call rejects with, except that an aborted one rejects with the reason of its signal. */
export class MeetError extends Error {
  override readonly name = 'MeetError';
  /** Of the first error: code by code, what it holds besides. */
  readonly extensions: Readonly<Record<string, unknown>>;
  /** All errors of the answer; none where no answer came. */
  readonly errors: readonly GraphQLFault[];
  /** HTTP status; undefined where no answer came. */
  readonly status: number | undefined;
  /** When it makes sense to try again, if the API says so. */
  readonly retryAt: Date | undefined;
  /** Fields that were answered beside those that failed, if any. */
  readonly data: unknown;

  constructor(
    readonly code: MeetErrorCode,
    message: string,
    { extensions = {}, errors = [], status, retryAt, data, cause }: Details = {},
  ) {
    super(message, { cause });
    this.extensions = extensions;
    this.errors = errors;
    this.status = status;
    this.retryAt = retryAt ?? dateOf(extensions['retryAt']);
    this.data = data;
  }

  /** Until when no further code goes to the address. */
  get cooldownUntil(): Date | undefined {
    return dateOf(this.extensions['cooldownUntil']);
  }

  /** Of `BAD_USER_INPUT`: what is wrong with which argument. */
  get fields(): readonly FieldFault[] {
    const { fields } = this.extensions;
    return Array.isArray(fields) ? (fields as FieldFault[]) : [];
  }
}

function dateOf(value: unknown): Date | undefined {
  return typeof value === 'string' ? new Date(value) : undefined;
}
