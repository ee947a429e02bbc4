import type { ClientBase } from 'pg';
import { projectProduct } from '../projection/project-product.js';
import type { DocumentChanges, DocumentSink } from '../sink/document-sink.js';
import { readSnapshots, takeChanges } from '../source/outbox-reader.js';

const BATCH = 500;

interface Batch extends DocumentChanges {
  products: number;
}

/**
 * One step: takes a batch of changes, projects the products as they are now and writes their documents, in one
 * transaction. Returns the number of products; 0 means the index is in step.
 */
export async function syncChanges(client: ClientBase, sink: DocumentSink): Promise<number> {
  const batch = await takeBatch(client);
  if (batch.products) await writeBatch(client, sink, batch);
  return batch.products;
}

/**
 * Steps until nothing waits. Two connections take turns: while one writes its batch the other takes and projects the
 * next. A batch is written only after the one before it, so that a newer document never gives way to an older one.
 */
export async function drainOutbox(
  [first, second]: readonly [ClientBase, ClientBase],
  sink: DocumentSink,
  { signal, onWritten }: { signal?: AbortSignal; onWritten?: (products: number) => void } = {},
): Promise<void> {
  let writing = Promise.resolve();
  for (let [client, other] = [first, second]; !signal?.aborted; [client, other] = [other, client]) {
    const batch = await takeBatch(client);
    await writing;
    if (!batch.products) return;
    writing = writeBatch(client, sink, batch).then(() => onWritten?.(batch.products));
    // Whoever awaits it next hears of a failure; until then it is not an unhandled one.
    writing.catch(() => undefined);
  }
  await writing;
}

/** Leaves the transaction open unless there is nothing to do. */
async function takeBatch(client: ClientBase): Promise<Batch> {
  return inTransaction(client, async () => {
    await client.query('BEGIN');
    const productIds = await takeChanges(client, BATCH);
    if (!productIds.length) {
      await client.query('COMMIT');
      return { products: 0, documents: [], removed: [] };
    }
    const documents = (await readSnapshots(client, productIds))
      .map(projectProduct)
      .filter((document) => document !== null);
    const present = new Set(documents.map(({ id }) => id));
    return { products: productIds.length, documents, removed: productIds.filter((id) => !present.has(id)) };
  });
}

async function writeBatch(client: ClientBase, sink: DocumentSink, changes: DocumentChanges): Promise<void> {
  return inTransaction(client, async () => {
    await sink.write(client, changes);
    await client.query('COMMIT');
  });
}

async function inTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
