const ATTEMPTS = 5;

/** Runs `transact`, which runs a whole transaction, up to ATTEMPTS times until no other transaction conflicts with it. */
export async function afterConflicts<T>(transact: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact();
    } catch (error) {
      if (attempt >= ATTEMPTS || !cameBetween(error)) throw error;
    }
  }
}

/** Thrown if a row that another transaction has just written is not visible yet. A retry will see the row. */
export class ConcurrentWriteError extends Error {}

/** Returns the SQLSTATE of a database error, null for any other error. */
export function sqlState(error: unknown): string | null {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

function cameBetween(error: unknown): boolean {
  // Serialisation failure, deadlock, unique violation, or a row that was removed since its id was read, caused by a
  // concurrent transaction.
  return error instanceof ConcurrentWriteError || ['40001', '40P01', '23505', '23503'].includes(sqlState(error) ?? '');
}
