import { toEngineDocument } from '../../contract/index.js';
import { RefusedDocuments, type EngineChanges, type EngineIndex } from '../sink/engine-index.js';
import type { Refusal } from './dead-letters.js';
import type { DocumentRow } from './engine-cursor.js';

/**
 * Brings rows to the engine and returns what it refused: a batch that fails is halved until the documents at fault stand
 * alone. When it refuses every one of several, the fault is not theirs, and the error is thrown.
 */
export async function writeToEngine(index: EngineIndex, rows: DocumentRow[]): Promise<Refusal[]> {
  const refused = await writeHalving(index, rows);
  if (rows.length > 1 && refused.length === rows.length) throw new Error(refused[0]!.error);
  return refused;
}

async function writeHalving(index: EngineIndex, rows: DocumentRow[]): Promise<Refusal[]> {
  try {
    await index.write(changesOf(rows));
    return [];
  } catch (error) {
    if (!(error instanceof RefusedDocuments)) throw error;
    const [only] = rows;
    if (only && rows.length === 1) return [{ productId: only.productId, error: error.message }];
    const middle = rows.length >> 1;
    const before = await writeHalving(index, rows.slice(0, middle));
    return [...before, ...(await writeHalving(index, rows.slice(middle)))];
  }
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
