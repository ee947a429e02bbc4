import { randomUUID } from 'node:crypto';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { currentRequestId } from '../../shared/request-scope.js';
import { errorMessage } from '../../shared/messages/messages.js';

/** Error codes that Apollo gives to requests that never reached a resolver. Their messages reveal no internals. */
const PROTOCOL_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
]);

/** Messages of Apollo's errors that have no code. They mean that the request for a persisted query was malformed. */
const PERSISTED_DOCUMENT_FAULTS = new Set(['Unsupported persisted query version', 'provided sha does not match query']);

/** Replaces Apollo's message, which tells operators to change the code. */
const INTROSPECTION_IS_OFF =
  'Introspection is off here: the text of the schema is api/schema.graphql. GRAPHQL_INTROSPECTION=true turns it on';

/**
 * Maximum number of characters of a message. Messages about documents quote names and values of the client, however
 * long.
 */
const LONGEST_MESSAGE = 300;

/**
 * The suggestion at the end of messages about variables, which names parts of the schema. Apollo itself removes it only
 * from other messages.
 */
const SUGGESTION = / Did you mean [^?]*\?$/;

/**
 * Passes errors with one of `codes` on to the client. Any other error is logged under the id of the request, and the
 * client gets only that id.
 */
export function errorFormatter(log: Logger, codes: ReadonlySet<string>, hidesSchema: boolean) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const { stacktrace: _, ...extensions } = formatted.extensions ?? {};
    // A value written in the document is refused during validation, a value of a variable later: both are the same
    // fault.
    if (error instanceof GraphQLError && codeOf(error.originalError) === 'BAD_USER_INPUT')
      extensions.code = 'BAD_USER_INPUT';
    const { code } = extensions;
    const known =
      typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR' && (codes.has(code) || PROTOCOL_CODES.has(code));
    const cause = error instanceof GraphQLError ? unwrapResolverError(error) : error;
    if (code === 'SERVICE_UNAVAILABLE' && cause instanceof Error)
      log.warn({ err: cause.cause, path: formatted.path }, 'a server behind us failed');
    const message = messageOf(formatted, hidesSchema);
    if (known) return { ...formatted, message, extensions };
    if (PERSISTED_DOCUMENT_FAULTS.has(message)) return { message, extensions: { code: 'BAD_REQUEST' } };

    const id = currentRequestId() ?? randomUUID();
    log.error({ err: cause, id, path: formatted.path }, 'unexpected error');
    return {
      message: errorMessage('INTERNAL_SERVER_ERROR', { id }),
      locations: formatted.locations,
      path: formatted.path,
      extensions: { code: 'INTERNAL_SERVER_ERROR', id },
    };
  };
}

const codeOf = (error: unknown) => (error instanceof GraphQLError ? error.extensions['code'] : undefined);

function messageOf({ message, extensions }: GraphQLFormattedError, hidesSchema: boolean): string {
  if (extensions?.validationErrorCode === 'INTROSPECTION_DISABLED') return INTROSPECTION_IS_OFF;
  const told = hidesSchema ? message.replace(SUGGESTION, '') : message;
  return told.length > LONGEST_MESSAGE ? `${told.slice(0, LONGEST_MESSAGE - 1)}…` : told;
}
