import type { ClientBase } from 'pg';
import type { Logger } from 'pino';
import { DOCUMENT_CHANNEL } from '../../contract/index.js';
import type { EngineIndex } from '../sink/engine-index.js';
import type { Refusal } from './dead-letters.js';
import { moveCursor, readCursor, readDocumentsAfter } from './engine-cursor.js';
import { keepFollowing, type FollowingState } from './keep-following.js';
import { ENGINE_LOCK, ENGINE_STEP_LOCK, inTurn } from './leader.js';
import { writeToEngine } from './write-to-engine.js';

/**
 * Documents per task of the engine. Large tasks need less work in total, and filling an empty engine needs many tasks.
 */
const BATCH = 4000;

/**
 * Interval of polling. Notifications arrive without delay, but may be lost with a connection; polling makes up for
 * that.
 */
const LOOK_EVERY_MS = 2000;

export interface EngineBatch {
  documents: number;
  refused: Refusal[];
}

interface Options {
  databaseUrl: string;
  index: EngineIndex;
  /** Called before every step. Fills an empty engine completely, or returns null if it is not empty. */
  fill?: (client: ClientBase) => Promise<EngineBatch | null>;
  log: Logger;
  signal: AbortSignal;
  onWritten?: (batch: EngineBatch) => void;
  /** Called when the engine is up to date. */
  onInStep?: () => void;
  /** Called after a failure, with the error message as one sentence. */
  onFailure?: (sentence: string) => void;
  onState?: (state: FollowingState) => void;
}

/** Copies `search_document` to an external engine until the signal aborts. */
export async function followDocuments({ databaseUrl, index, fill, log, signal, ...on }: Options): Promise<void> {
  /** Errors already logged. They are retried every few seconds, but each is logged only once until a retry succeeds. */
  const told = new Set<string>();
  await keepFollowing({
    name: `search-indexer ${index.engine}`,
    databaseUrl,
    connections: 1,
    lock: ENGINE_LOCK,
    lookEveryMs: LOOK_EVERY_MS,
    channel: DOCUMENT_CHANNEL,
    work: async ([client]) => {
      const step = () =>
        inTurn(client!, ENGINE_STEP_LOCK, async () => (await fill?.(client!)) ?? bringDocuments(client!, index));
      for (let batch = await step(); batch; batch = await step()) {
        log.info({ engine: index.engine, documents: batch.documents }, 'documents brought to the engine');
        for (const { productId, error } of batch.refused)
          log.error({ engine: index.engine, productId, error }, 'the engine refuses the document: a dead letter now');
        on.onWritten?.(batch);
        if (signal.aborted) return;
      }
      if (told.size) log.info({ engine: index.engine }, 'the engine is in step again');
      told.clear();
      on.onInStep?.();
    },
    onState: (state) => on.onState?.(state),
    onFailure: (error, retryMs) => {
      const sentence = error instanceof Error ? error.message : String(error);
      if (!told.has(sentence))
        log.error(
          { err: error, engine: index.engine, retryMs },
          'the engine or the database does not do its part; trying again',
        );
      told.add(sentence);
      on.onFailure?.(sentence);
    },
    signal,
  });
}

/**
 * One step: copies the oldest documents that the engine lacks. The cursor moves only when the engine has all of them,
 * so an interrupted step is repeated. Returns null if the engine is up to date.
 */
export async function bringDocuments(client: ClientBase, index: EngineIndex): Promise<EngineBatch | null> {
  const cursor = await index.open();
  const rows = await readDocumentsAfter(client, await readCursor(client, cursor), BATCH);
  if (!rows.length) return null;
  const refused = await writeToEngine(index, rows);
  const aside = new Set(refused.map(({ productId }) => productId));
  await moveCursor(client, cursor, {
    version: rows.at(-1)!.version,
    engine: index.engine,
    taken: rows.map(({ productId }) => productId).filter((id) => !aside.has(id)),
    refused,
  });
  return { documents: rows.length - refused.length, refused };
}
