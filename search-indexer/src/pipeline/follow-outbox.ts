import type { Logger } from 'pino';
import type { DocumentSink } from '../sink/document-sink.js';
import { keepFollowing, type FollowingState } from './keep-following.js';
import { DOCUMENTS_LOCK } from './leader.js';
import { drainOutbox, type BatchReport } from './sync-changes.js';

/**
 * Changes are polled, not notified: PostgreSQL serialises the commits of transactions that notify, and every order
 * would wait. Polling an empty outbox is one index probe, and changes between two polls are written together.
 */
const LOOK_EVERY_MS = 100;

interface Options {
  databaseUrl: string;
  sink: DocumentSink;
  log: Logger;
  signal: AbortSignal;
  onWritten?: (batch: BatchReport) => void;
  onFailure?: () => void;
  onState?: (state: FollowingState) => void;
}

/**
 * Keeps the documents up to date until the signal aborts. Survives the loss of the database; a second indexer waits for
 * the first to end.
 */
export async function followOutbox({ databaseUrl, sink, log, signal, ...on }: Options): Promise<void> {
  await keepFollowing({
    name: 'search-indexer',
    databaseUrl,
    connections: 2,
    lock: DOCUMENTS_LOCK,
    lookEveryMs: LOOK_EVERY_MS,
    work: ([first, second]) =>
      drainOutbox([first!, second!], sink, {
        signal,
        onWritten: (batch) => {
          log.info({ products: batch.products }, 'documents written');
          for (const { productId, error } of batch.refused)
            log.error({ productId, error }, 'the product has no document: it is a dead letter now');
          on.onWritten?.(batch);
        },
      }),
    onState: (state) => on.onState?.(state),
    onFailure: (error, retryMs) => {
      log.error({ err: error, retryMs }, 'the database is gone or refused a batch; trying again');
      on.onFailure?.();
    },
    signal,
  });
}
