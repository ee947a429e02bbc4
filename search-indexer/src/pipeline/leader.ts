import type { ClientBase } from 'pg';

/** Any fixed number: whoever holds this advisory lock is the one that writes documents, in order. */
const LEADER_LOCK = 7_341_902;

/** True when this connection is the one that writes documents, from now until it ends. */
export async function tryToLead(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ leader: boolean }>('SELECT pg_try_advisory_lock($1) AS leader', [LEADER_LOCK]);
  return rows[0]!.leader;
}
