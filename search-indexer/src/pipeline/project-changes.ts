import type { ClientBase } from 'pg';
import { projectProduct } from '../projection/project-product.js';
import type { DocumentChanges } from '../sink/document-sink.js';
import { readSnapshots } from '../source/outbox-reader.js';
import type { Refusal } from './dead-letters.js';

export interface Projected extends DocumentChanges {
  /** Products whose document cannot be created; their old documents stay. */
  refused: Refusal[];
}

/**
 * Creates documents from the current state of the products. The ids of deleted and inactive products are in `removed`.
 */
export async function projectProducts(client: ClientBase, productIds: string[]): Promise<Projected> {
  const projected: Projected = { documents: [], removed: [], refused: [] };
  const gone = new Set(productIds);
  for (const snapshot of await readSnapshots(client, productIds)) {
    try {
      const document = projectProduct(snapshot);
      if (!document) continue;
      projected.documents.push(document);
    } catch (error) {
      projected.refused.push({ productId: snapshot.id, error: (error as Error).message });
    }
    gone.delete(snapshot.id);
  }
  projected.removed.push(...gone);
  return projected;
}
