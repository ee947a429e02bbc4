import type { Logger } from 'pino';
import type { DocumentSink } from '../sink/document-sink.js';
import { keepFollowing, type FollowingState } from './keep-following.js';
import { DOCUMENTS_LOCK } from './leader.js';
import { drainOutbox, type BatchReport } from './sync-changes.js';

/**
 * Interval of polling. Notifications are not used, because PostgreSQL serialises the commits of transactions that
 * notify, which would slow down every order. Polling an empty outbox costs one index lookup, and all changes between
 * two polls are written together.
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
 * Keeps the documents up to date until the signal aborts. Continues after a loss of the database. A second indexer
 * waits until the first ends.
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
