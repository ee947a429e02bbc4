import type { ClientBase } from 'pg';

/** Any fixed numbers, of advisory locks. Whoever holds the first is the one that writes documents, in order. */
export const DOCUMENTS_LOCK = 7_341_902;
/** Whoever holds this one brings documents to the engine outside the database. */
export const ENGINE_LOCK = 7_341_903;
/** Held for one step of bringing documents, and while an index takes the place of another. */
export const ENGINE_STEP_LOCK = 7_341_905;
/** One rebuild at a time. */
export const REBUILD_LOCK = 7_341_904;

/** True when this connection has the lock, from now until it ends or gives it back. */
export async function tryToLead(client: ClientBase, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ leader: boolean }>('SELECT pg_try_advisory_lock($1) AS leader', [lock]);
  return rows[0]!.leader;
}

export async function stopLeading(client: ClientBase, lock: number): Promise<void> {
  await client.query('SELECT pg_advisory_unlock($1)', [lock]);
}

/** Works while nobody else does who takes the same lock; waits for its turn. */
export async function inTurn<Result>(client: ClientBase, lock: number, work: () => Promise<Result>): Promise<Result> {
  await client.query('SELECT pg_advisory_lock($1)', [lock]);
  try {
    return await work();
  } finally {
    await stopLeading(client, lock).catch(() => undefined);
  }
}
