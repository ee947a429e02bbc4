import { command } from '@meet/statements';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { tryToLead } from './leader.js';

export type FollowingState = 'connecting' | 'waiting' | 'following';

export interface Following {
  /** `application_name` of the connections, shown in pg_stat_activity. */
  name: string;
  databaseUrl: string;
  connections: number;
  /** Number of the advisory lock: the process that holds it works, the others wait. */
  lock: number;
  lookEveryMs: number;
  /** A notification on this channel ends the pause between two polls early. */
  channel?: string;
  /** Does all pending work. Called at start and at every poll. */
  work(clients: pg.Client[]): Promise<void>;
  onState(state: FollowingState): void;
  /** Called with each failure, before the retry. */
  onFailure(error: unknown, retryMs: number): void;
  signal: AbortSignal;
}

const TURN_EVERY_MS = 2000;
const CONNECT_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 8000;

/** Works until the signal aborts. After any failure it reconnects, with a longer pause each time. */
export async function keepFollowing(following: Following): Promise<void> {
  const { signal, onFailure, onState } = following;
  let retryMs = FIRST_RETRY_MS;
  const worked = () => (retryMs = FIRST_RETRY_MS);
  onState('connecting');
  while (!signal.aborted) {
    try {
      await follow(following, worked);
    } catch (error) {
      if (signal.aborted) return;
      onState('connecting');
      onFailure(error, retryMs);
      await sleep(retryMs, undefined, { signal }).catch(() => undefined);
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
    }
  }
}

async function follow(following: Following, onWorked: () => void): Promise<void> {
  const { name, databaseUrl, connections, lock, channel, lookEveryMs, work, onState, signal } = following;
  const clients = Array.from(
    { length: connections },
    () =>
      new pg.Client({
        connectionString: databaseUrl,
        application_name: name,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      }),
  );
  const first = clients[0]!;
  let wake = (): void => undefined;
  const failure = new Promise<never>((_, reject) => {
    for (const client of clients)
      client.on('error', reject).once('end', () => reject(new Error('the connection to the database ended')));
  });
  // Between the two `Promise.race` calls below nobody awaits this promise; without a handler a rejection would end the
  // process.
  failure.catch(() => undefined);
  first.on('notification', () => wake());
  try {
    await Promise.all(clients.map((client) => client.connect()));
    onState('waiting');
    await Promise.race([failure, waitForTurn(first, lock, signal)]);
    if (signal.aborted) return;
    onState('following');
    if (channel) await command(first, `LISTEN ${channel}`);
    while (!signal.aborted) {
      const woken = new Promise<void>((done) => (wake = done));
      await Promise.race([failure, work(clients)]);
      onWorked();
      const pause = new AbortController();
      const stop = () => pause.abort();
      signal.addEventListener('abort', stop);
      const timer = sleep(lookEveryMs, undefined, { signal: pause.signal }).catch(() => undefined);
      await Promise.race([failure, woken, timer]).finally(() => {
        signal.removeEventListener('abort', stop);
        stop();
      });
    }
  } finally {
    for (const client of clients) {
      client.removeAllListeners('end');
      await client.end().catch(() => undefined);
    }
  }
}

async function waitForTurn(client: pg.Client, lock: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (await tryToLead(client, lock)) return;
    await sleep(TURN_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}
