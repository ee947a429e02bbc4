import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { OUTBOX_CHANNEL } from '../../contract/index.js';
import type { DocumentSink } from '../sink/document-sink.js';
import { tryToLead } from './leader.js';
import { syncChanges } from './sync-changes.js';

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
      await followWithOneConnection(options);
    } catch (error) {
      if (signal.aborted) return;
      log.error({ err: error }, 'the database is gone or refused a batch; trying again');
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function followWithOneConnection({ databaseUrl, sink, log, signal }: Options): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'search-indexer' });
  let wake = (): void => undefined;
  const failure = new Promise<never>((_, reject) =>
    client.on('error', reject).once('end', () => reject(new Error('connection ended'))),
  );
  // Whoever awaits it below sees the failure; between two awaits nobody does.
  failure.catch(() => undefined);
  client.on('notification', () => wake());
  await client.connect();
  try {
    await Promise.race([failure, becomeLeader(client, signal)]);
    await client.query(`LISTEN ${OUTBOX_CHANNEL}`);
    while (!signal.aborted) {
      const woken = new Promise<void>((done) => (wake = done));
      const products = await Promise.race([failure, syncChanges(client, sink)]);
      if (products) {
        log.info({ products }, 'documents written');
        continue;
      }
      const timer = sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
      await Promise.race([failure, woken, timer]);
    }
  } finally {
    client.removeAllListeners('end');
    await client.end().catch(() => undefined);
  }
}

async function becomeLeader(client: pg.Client, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (await tryToLead(client)) return;
    await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
}
