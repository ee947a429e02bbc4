import type { ApiErrorCode } from './generated/error-codes.js';

/**
 * Why a call failed: an error code of the API (docs/errors.md), one of GraphQL such as `GRAPHQL_VALIDATION_FAILED`, or
 * one of the client: `NETWORK_ERROR` (no answer within the timeout), `HTTP_ERROR` (the answer is not GraphQL),
 * `INSECURE_CONTEXT` (a page without https cannot hash documents).
 */
// `string & {}` accepts every code, while editors still suggest the known ones.
export type MeetErrorCode = ApiErrorCode | 'NETWORK_ERROR' | 'HTTP_ERROR' | 'INSECURE_CONTEXT' | (string & {});

/** One error of a GraphQL answer. */
export interface GraphQLFault {
  message: string;
  path?: readonly (string | number)[];
  extensions?: Readonly<Record<string, unknown>>;
}

/** An argument that the API refused. */
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

/** Every failed call rejects with this, except an aborted one, which rejects with its signal's reason. */
export class MeetError extends Error {
  override readonly name = 'MeetError';
  /** Extensions of the first error: its code and further data that depends on the code. */
  readonly extensions: Readonly<Record<string, unknown>>;
  /** All errors of the answer; empty if there was no answer. */
  readonly errors: readonly GraphQLFault[];
  /** HTTP status; undefined if there was no answer. */
  readonly status: number | undefined;
  /** When to try again, if the API says so. */
  readonly retryAt: Date | undefined;
  /** The fields that were answered despite the errors, if any. */
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

  /** Time until which no further code can be sent to this e-mail address or number. */
  get cooldownUntil(): Date | undefined {
    return dateOf(this.extensions['cooldownUntil']);
  }

  /** For `BAD_USER_INPUT`: the refused arguments and what is wrong with each. */
  get fields(): readonly FieldFault[] {
    const { fields } = this.extensions;
    return Array.isArray(fields) ? (fields as FieldFault[]) : [];
  }
}

function dateOf(value: unknown): Date | undefined {
  return typeof value === 'string' ? new Date(value) : undefined;
}
