import { rows } from '@meet/statements';
import type { ClientBase } from 'pg';
import { statement } from '../statement.js';

/**
 * Advisory locks, with arbitrary fixed numbers. The process that holds this one writes the documents, so they are
 * written in order.
 */
export const DOCUMENTS_LOCK = 7_341_902;
/** The process that holds this lock copies documents to the external engine. */
export const ENGINE_LOCK = 7_341_903;
/** Held during one step of copying documents, and while two indexes of the engine are swapped. */
export const ENGINE_STEP_LOCK = 7_341_905;
/** Held during a rebuild, because only one may run at a time. */
export const REBUILD_LOCK = 7_341_904;

/**
 * Tries to get the lock; returns whether this connection has it. The connection holds it until it ends or releases the
 * lock.
 */
export async function tryToLead(client: ClientBase, lock: number): Promise<boolean> {
  const [answer] = await rows(client, TRY_TO_LEAD, { lock });
  return answer!.leader;
}

export async function stopLeading(client: ClientBase, lock: number): Promise<void> {
  await rows(client, STOP_LEADING, { lock });
}

/** Waits for the lock and runs `work` while holding it. */
export async function inTurn<Result>(client: ClientBase, lock: number, work: () => Promise<Result>): Promise<Result> {
  await rows(client, IN_TURN, { lock });
  try {
    return await work();
  } finally {
    await stopLeading(client, lock).catch(() => undefined);
  }
}

const TRY_TO_LEAD = statement('try-to-lead')`SELECT pg_try_advisory_lock(:lock) AS leader`;

const STOP_LEADING = statement('stop-leading')`SELECT pg_advisory_unlock(:lock)`;

const IN_TURN = statement('lead-in-turn')`SELECT pg_advisory_lock(:lock)`;
