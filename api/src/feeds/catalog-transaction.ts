import { Prisma, type PrismaClient } from '../generated/prisma/client.js';

/** A transaction of Prisma's. */
export type Transaction = Prisma.TransactionClient;

/** Thrown to undo a rehearsed transaction; never leaves this file. */
class Rehearsed extends Error {}

const ATTEMPTS = 5;
/** A batch takes well under a second; a server under load may make it wait. */
const TIMEOUT_MS = 120_000;

/**
 * Runs `work` in one transaction, again where another transaction came between. A rehearsal does all of it and then
 * takes it back.
 */
export async function inTransaction<T>(
  prisma: PrismaClient,
  work: (transaction: Transaction) => Promise<T>,
  options: { rehearse: boolean },
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    let result: { value: T } | null = null;
    try {
      await prisma.$transaction(
        async (transaction) => {
          result = { value: await work(transaction) };
          if (options.rehearse) throw new Rehearsed();
        },
        { timeout: TIMEOUT_MS, maxWait: TIMEOUT_MS },
      );
    } catch (error) {
      if (!(error instanceof Rehearsed)) {
        if (attempt >= ATTEMPTS || !cameBetween(error)) throw error;
        continue;
      }
    }
    if (result === null) throw new Error('The transaction ended without a result.');
    return (result as { value: T }).value;
  }
}

/** Thrown where a row another transaction just wrote is not visible yet: trying again meets it. */
export class ConcurrentWriteError extends Error {}

/** SQLSTATE of a database error, or null for any other. */
export function sqlState(error: unknown): string | null {
  for (let at: unknown = error, depth = 0; isObject(at) && depth < 8; depth += 1) {
    for (const key of ['originalCode', 'code']) {
      const code = at[key];
      if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^P\d{4}$/.test(code)) return code;
    }
    at = at['meta'] ?? at['driverAdapterError'] ?? at['cause'];
  }
  return null;
}

/** True for errors that a row's own data causes (out of range, a broken rule), not the server's state. */
export function isDataError(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error) ?? '');
}

function cameBetween(error: unknown): boolean {
  // Serialisation failure, deadlock, unique violation: two writers met.
  return error instanceof ConcurrentWriteError || ['40001', '40P01', '23505'].includes(sqlState(error) ?? '');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
