import { toEngineDocument } from '../../contract/index.js';
import { RefusedDocuments, type EngineChanges, type EngineIndex } from '../sink/engine-index.js';
import type { Refusal } from './dead-letters.js';
import type { DocumentRow } from './engine-cursor.js';
import { halving } from './halving.js';

/**
 * Writes rows to the engine and returns those it refuses. If it refuses all of several rows, the documents are hardly
 * the cause, so the error is thrown.
 */
export async function writeToEngine(index: EngineIndex, rows: DocumentRow[]): Promise<Refusal[]> {
  const faults = await halving(rows, (some) => index.write(changesOf(some)), isRefusal);
  if (rows.length > 1 && faults.length === rows.length) throw new Error(faults[0]!.error.message);
  return faults.map(({ item, error }) => ({ productId: item.productId, error: error.message }));
}

function isRefusal(error: unknown): error is RefusedDocuments {
  return error instanceof RefusedDocuments;
}

function changesOf(rows: DocumentRow[]): EngineChanges {
  const changes: EngineChanges = { documents: [], removed: [] };
  for (const { productId, deleted, document, text } of rows) {
    const found = deleted ? null : toEngineDocument({ ...document, text });
    if (found) changes.documents.push(found);
    else changes.removed.push(productId);
  }
  return changes;
}
