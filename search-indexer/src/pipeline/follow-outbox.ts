import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { OUTBOX_CHANNEL } from '../../contract/index.js';
import type { DocumentSink } from '../sink/document-sink.js';
import { tryToLead } from './leader.js';
import { drainOutbox } from './sync-changes.js';

interface Options {
  databaseUrl: string;
  sink: DocumentSink;
  log: Logger;
  signal: AbortSignal;
}

/** Changes are heard at once; this is for the ones whose notification was lost with a connection. */
const POLL_MS = 2000;
const RETRY_MS = 1000;

/** Keeps the index in step until the signal aborts. Survives a lost database; a second indexer waits its turn. */
export async function followOutbox(options: Options): Promise<void> {
  const { signal, log } = options;
  while (!signal.aborted) {
    try {
      await follow(options);
    } catch (error) {
      if (signal.aborted) return;
      log.error({ err: error }, 'the database is gone or refused a batch; trying again');
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function follow({ databaseUrl, sink, log, signal }: Options): Promise<void> {
  const connect = () => new pg.Client({ connectionString: databaseUrl, application_name: 'search-indexer' });
  const [client, helper] = [connect(), connect()] as const;
  let wake = (): void => undefined;
  const failure = new Promise<never>((_, reject) => {
    for (const each of [client, helper])
      each.on('error', reject).once('end', () => reject(new Error('connection ended')));
  });
  // Whoever awaits it below sees the failure; between two awaits nobody does.
  failure.catch(() => undefined);
  client.on('notification', () => wake());
  try {
    await Promise.all([client.connect(), helper.connect()]);
    await Promise.race([failure, becomeLeader(client, signal)]);
    await client.query(`LISTEN ${OUTBOX_CHANNEL}`);
    while (!signal.aborted) {
      const woken = new Promise<void>((done) => (wake = done));
      const drained = drainOutbox([client, helper], sink, {
        signal,
        onWritten: (products) => log.info({ products }, 'documents written'),
      });
      await Promise.race([failure, drained]);
      const timer = sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
      await Promise.race([failure, woken, timer]);
    }
  } finally {
    for (const each of [client, helper]) {
      each.removeAllListeners('end');
      await each.end().catch(() => undefined);
    }
  }
}

async function becomeLeader(client: pg.Client, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (await tryToLead(client)) return;
    await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
}
