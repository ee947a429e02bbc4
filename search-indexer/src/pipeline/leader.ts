import { rows } from '@meet/statements';
import type { ClientBase } from 'pg';
import { statement } from '../statement.js';

/** Arbitrary fixed numbers of advisory locks. The holder of this one writes documents, in order. */
export const DOCUMENTS_LOCK = 7_341_902;
/** The holder copies documents to the external engine. */
export const ENGINE_LOCK = 7_341_903;
/** Held for one step of copying documents, and while two indexes are swapped. */
export const ENGINE_STEP_LOCK = 7_341_905;
/** One rebuild at a time. */
export const REBUILD_LOCK = 7_341_904;

/** True if this connection got the lock; it keeps it until it ends or gives it back. */
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
