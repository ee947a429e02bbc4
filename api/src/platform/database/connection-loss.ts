/**
 * What a lost connection, or a server that gave up, means for the statement:
 * - `NOT_SENT`: there was no connection to send it on, so nothing was done.
 * - `UNKNOWN`: it was sent, but its response never came; it may have been executed.
 * - `TIMED_OUT`: the server did not respond within the timeout; it may have been executed.
 * - `GIVEN_UP`: the server gave the statement up, for its own reasons, and did nothing. The next try may succeed, but not
 *   at once.
 */
export type ConnectionLoss = 'NOT_SENT' | 'UNKNOWN' | 'TIMED_OUT' | 'GIVEN_UP';

/**
 * Codes of PostgreSQL, Node and Prisma (P1001) that mean that the server accepts no connection: it is starting, full,
 * down or not found.
 */
const NOT_SENT_CODES = new Set(['57P03', '53300', 'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'P1001']);
/** Codes that mean that a connection was ended by an operator, a crash, a timeout of the server or the network. */
const UNKNOWN_CODES =
  /^(08...|57P0[1245]|25P0[34]|ECONNRESET|ECONNABORTED|EPIPE|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ETIMEDOUT|P1008|P1017)$/;
/**
 * Codes of PostgreSQL for a statement that waited too long (57014, 55P03), that other transactions blocked (40001,
 * 40P01), or for which disk, memory or another resource did not suffice.
 */
const GIVEN_UP_CODES = /^(57014|55P03|40001|40P01|53100|53200|53400)$/;

/** Messages of those errors of the driver that have no code. */
const NOT_SENT_WORDS = /^(Client has encountered a connection error|Client was closed) and is not queryable$/;
const UNKNOWN_WORDS = /^Connection terminated( unexpectedly)?$/;
const TIMED_OUT_WORDS =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated due to connection timeout)$/;

/** Returns the kind of loss, or null if the error was caused by the statement itself. */
export function connectionLossOf(error: unknown): ConnectionLoss | null {
  const { code: own, message, meta } = (error ?? {}) as Failure;
  // Prisma sets an error code of its own, and keeps PostgreSQL's code here.
  const code = meta?.driverAdapterError?.cause?.originalCode ?? own;
  if (typeof code === 'string' && code) {
    if (NOT_SENT_CODES.has(code)) return 'NOT_SENT';
    if (GIVEN_UP_CODES.test(code)) return 'GIVEN_UP';
    return UNKNOWN_CODES.test(code) ? 'UNKNOWN' : null;
  }
  if (typeof message !== 'string') return null;
  if (NOT_SENT_WORDS.test(message)) return 'NOT_SENT';
  if (UNKNOWN_WORDS.test(message)) return 'UNKNOWN';
  return TIMED_OUT_WORDS.test(message) ? 'TIMED_OUT' : null;
}

interface Failure {
  code?: unknown;
  message?: unknown;
  meta?: { driverAdapterError?: { cause?: { originalCode?: string } } };
}
