/**
 * What a lost connection means for the statement that was on it:
 * - `NOT_SENT`: there was no connection to send it on; nothing was done.
 * - `UNKNOWN`: it was sent and its answer never came; it may have been done.
 * - `TIMED_OUT`: the server is silent. The same, after a wait that is long enough.
 */
export type ConnectionLoss = 'NOT_SENT' | 'UNKNOWN' | 'TIMED_OUT';

/** SQLSTATE and Node’s codes of a server that takes no connections now: starting, full, away, unknown. */
const NOT_SENT_CODES = new Set(['57P03', '53300', 'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);
/** Of a connection that ended: by an operator, a crash, a timeout of the server, the network. */
const UNKNOWN_CODES =
  /^(08...|57P0[1245]|25P0[34]|ECONNRESET|ECONNABORTED|EPIPE|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ETIMEDOUT)$/;

/** The driver gives these no code. */
const NOT_SENT_WORDS = /^(Client has encountered a connection error|Client was closed) and is not queryable$/;
const UNKNOWN_WORDS = /^Connection terminated( unexpectedly)?$/;
const TIMED_OUT_WORDS =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated due to connection timeout)$/;

/** Null for every error that is the statement’s own. */
export function connectionLossOf(error: unknown): ConnectionLoss | null {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && code) {
    if (NOT_SENT_CODES.has(code)) return 'NOT_SENT';
    return UNKNOWN_CODES.test(code) ? 'UNKNOWN' : null;
  }
  if (typeof message !== 'string') return null;
  if (NOT_SENT_WORDS.test(message)) return 'NOT_SENT';
  if (UNKNOWN_WORDS.test(message)) return 'UNKNOWN';
  return TIMED_OUT_WORDS.test(message) ? 'TIMED_OUT' : null;
}
