import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Any other id is replaced, because an id is written to logs and shown to shoppers. */
const wellFormed = /^[\w-]{8,64}$/;

/**
 * Returns the id of a request: that of `x-request-id` if its sender is trusted and the id is well-formed, otherwise a
 * new one.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, isTrusted: boolean): string {
  const given = headers['x-request-id'];
  return isTrusted && typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}
