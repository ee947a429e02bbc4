import pg, { type ClientBase } from 'pg';
import type { DocumentSink } from '../sink/document-sink.js';
import { takeChanges, takeChangesAgain, type Change } from '../source/outbox-reader.js';
import { clearDeadLetters, DOCUMENT_STAGE, noteDeadLetters, type Refusal } from './dead-letters.js';
import { projectProducts, type Projected } from './project-changes.js';

const BATCH = 500;

export interface BatchReport {
  products: number;
  /** Laid aside as dead letters. */
  refused: Refusal[];
}

interface Batch {
  changes: Change[];
  /** Null when the products cannot be read together: they are taken apart when their turn comes. */
  projected: Projected | null;
}

/**
 * One step: takes a batch of changes, projects the products as they are now and writes their documents, in one
 * transaction. Returns the number of products; 0 means the index is in step.
 */
export async function syncChanges(client: ClientBase, sink: DocumentSink): Promise<number> {
  const batch = await takeBatch(client);
  return batch.changes.length ? (await writeBatch(client, sink, batch)).products : 0;
}

/**
 * Steps until nothing waits. Two connections take turns: while one writes its batch the other takes and projects the
 * next. A batch is written only after the one before it, so that a newer document never gives way to an older one.
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
    // Whoever awaits it next hears of a failure; until then it is not an unhandled one.
    writing.catch(() => undefined);
  }
  await writing;
}

/** Leaves the transaction open unless there is nothing to do, or something is at fault. */
async function takeBatch(client: ClientBase): Promise<Batch> {
  let changes: Change[] = [];
  try {
    await client.query('BEGIN');
    changes = await takeChanges(client, BATCH);
    if (!changes.length) await client.query('COMMIT');
    return { changes, projected: changes.length ? await projectProducts(client, productsOf(changes)) : null };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    if (changes.length && isFaultOfData(error)) return { changes, projected: null };
    throw error;
  }
}

async function writeBatch(client: ClientBase, sink: DocumentSink, { changes, projected }: Batch): Promise<BatchReport> {
  if (!projected) return writeApart(client, sink, halves(changes));
  try {
    return await writeProjected(client, sink, changes, projected);
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    if (!isFaultOfData(error)) throw error;
    return writeApart(client, sink, halves(changes), error);
  }
}

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
  await client.query('COMMIT');
  return { products: products.length, refused };
}

/** Halves what fails until the product at fault stands alone: that one is laid aside. */
async function writeApart(
  client: ClientBase,
  sink: DocumentSink,
  parts: Change[][],
  cause?: unknown,
): Promise<BatchReport> {
  const report: BatchReport = { products: 0, refused: [] };
  for (const part of parts) {
    const { products, refused } = await writePart(client, sink, part, parts.length === 1 ? cause : undefined);
    report.products += products;
    report.refused.push(...refused);
  }
  return report;
}

async function writePart(client: ClientBase, sink: DocumentSink, part: Change[], fault: unknown): Promise<BatchReport> {
  try {
    await client.query('BEGIN');
    const changes = await takeChangesAgain(client, part);
    const projected = fault ? laidAside(changes, fault) : await projectProducts(client, productsOf(changes));
    return await writeProjected(client, sink, changes, projected);
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    if (fault || !isFaultOfData(error)) throw error;
    return writeApart(client, sink, halves(part), error);
  }
}

function laidAside(changes: Change[], fault: unknown): Projected {
  const error = (fault as Error).message;
  return { documents: [], removed: [], refused: productsOf(changes).map((productId) => ({ productId, error })) };
}

/** By products: the changes of one stay together. A single product comes back whole. */
function halves(changes: Change[]): Change[][] {
  const products = productsOf(changes);
  if (products.length < 2) return [changes];
  const before = new Set(products.slice(0, products.length >> 1));
  return [
    changes.filter(({ productId }) => before.has(productId)),
    changes.filter(({ productId }) => !before.has(productId)),
  ];
}

function productsOf(changes: Change[]): string[] {
  return [...new Set(changes.map(({ productId }) => productId))];
}

/**
 * Values that do not fit their type, break a rule or are too large (SQLSTATE classes 22, 23, 54): the same product would
 * fail again for ever. A lost connection, a full disk or a deadlock says nothing of any product.
 */
function isFaultOfData(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(22|23|54)/.test(error.code ?? '');
}
