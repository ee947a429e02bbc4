import { command } from '@meet/statements';
import type { ClientBase } from 'pg';
import type { DocumentSink } from '../sink/document-sink.js';
import { takeChanges, takeChangesAgain, type Change } from '../source/outbox-reader.js';
import { isFaultOfData } from './data-fault.js';
import { clearDeadLetters, DOCUMENT_STAGE, noteDeadLetters, type Refusal } from './dead-letters.js';
import { halving } from './halving.js';
import { projectProducts, type Projected } from './project-changes.js';

const BATCH = 500;

export interface BatchReport {
  products: number;
  /** Products that became dead letters. */
  refused: Refusal[];
}

interface Batch {
  changes: Change[];
  /** Null if reading the products together failed; they are then processed in smaller parts. */
  projected: Projected | null;
}

/**
 * One step, in one transaction: takes a batch of changes, reads the products as they are now and writes their
 * documents. Returns the number of products; 0 means that there were no changes.
 */
export async function syncChanges(client: ClientBase, sink: DocumentSink): Promise<number> {
  const batch = await takeBatch(client);
  return batch.changes.length ? (await writeBatch(client, sink, batch)).products : 0;
}

/**
 * Runs steps until no changes are left. Two connections take turns: one writes its batch while the other takes and
 * reads the next. Batches are written one after another, so an older document never replaces a newer one.
 */
export async function drainOutbox(
  [first, second]: readonly [ClientBase, ClientBase],
  sink: DocumentSink,
  { signal, onWritten }: { signal?: AbortSignal; onWritten?: (batch: BatchReport) => void } = {},
): Promise<void> {
  let writing = Promise.resolve();
  for (let [client, other] = [first, second]; !signal?.aborted; [client, other] = [other, client]) {
    const batch = await takeBatch(client);
    await writing;
    if (!batch.changes.length) return;
    writing = writeBatch(client, sink, batch).then((report) => onWritten?.(report));
    // The next iteration awaits this promise. Until then a rejection must not count as unhandled.
    writing.catch(() => undefined);
  }
  await writing;
}

/**
 * Takes a batch of changes and leaves the transaction open for `writeBatch`. It ends the transaction if there are no
 * changes or an error occurs.
 */
async function takeBatch(client: ClientBase): Promise<Batch> {
  let changes: Change[] = [];
  try {
    await command(client, 'BEGIN');
    changes = await takeChanges(client, BATCH);
    if (!changes.length) await command(client, 'COMMIT');
    return { changes, projected: changes.length ? await projectProducts(client, productsOf(changes)) : null };
  } catch (error) {
    await command(client, 'ROLLBACK').catch(() => undefined);
    if (changes.length && isFaultOfData(error)) return { changes, projected: null };
    throw error;
  }
}

async function writeBatch(client: ClientBase, sink: DocumentSink, { changes, projected }: Batch): Promise<BatchReport> {
  if (!projected) return writeApart(client, sink, changes);
  try {
    return await writeProjected(client, sink, changes, projected);
  } catch (error) {
    await command(client, 'ROLLBACK').catch(() => undefined);
    if (isFaultOfData(error)) return writeApart(client, sink, changes);
    throw error;
  }
}

/** Writes the documents and commits the transaction in which the changes were taken. */
async function writeProjected(
  client: ClientBase,
  sink: DocumentSink,
  changes: Change[],
  { refused, ...documents }: Projected,
): Promise<BatchReport> {
  const products = productsOf(changes);
  await sink.write(client, documents);
  await clearDeadLetters(client, DOCUMENT_STAGE, products);
  await noteDeadLetters(client, DOCUMENT_STAGE, refused);
  await command(client, 'COMMIT');
  return { products: products.length, refused };
}

/**
 * Processes the changes of a failed batch again, in smaller and smaller parts. Products that fail even separately
 * become dead letters.
 */
async function writeApart(client: ClientBase, sink: DocumentSink, changes: Change[]): Promise<BatchReport> {
  const ofProduct = byProduct(changes);
  const report: BatchReport = { products: ofProduct.size, refused: [] };
  const write = (products: string[], project: (productIds: string[]) => Promise<Projected>) =>
    inTransaction(client, async () => {
      const taken = await takeChangesAgain(
        client,
        products.flatMap((id) => ofProduct.get(id)!),
      );
      const { refused } = await writeProjected(client, sink, taken, await project(productsOf(taken)));
      report.refused.push(...refused);
    });
  const faults = await halving(
    [...ofProduct.keys()],
    (some) => write(some, (productIds) => projectProducts(client, productIds)),
    isFaultOfData,
  );
  for (const { item: productId, error } of faults) {
    const laidAside: Projected = { documents: [], removed: [], refused: [{ productId, error: error.message }] };
    await write([productId], () => Promise.resolve(laidAside));
  }
  return report;
}

async function inTransaction(client: ClientBase, work: () => Promise<void>): Promise<void> {
  try {
    await command(client, 'BEGIN');
    await work();
  } catch (error) {
    await command(client, 'ROLLBACK').catch(() => undefined);
    throw error;
  }
}

function productsOf(changes: Change[]): string[] {
  return [...new Set(changes.map(({ productId }) => productId))];
}

function byProduct(changes: Change[]): Map<string, Change[]> {
  const found = new Map<string, Change[]>();
  for (const change of changes) found.set(change.productId, [...(found.get(change.productId) ?? []), change]);
  return found;
}
