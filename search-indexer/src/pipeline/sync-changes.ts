import type { ClientBase } from 'pg';
import { projectProduct } from '../projection/project-product.js';
import { readSnapshots, takeChanges } from '../source/outbox-reader.js';
import type { DocumentSink } from '../sink/document-sink.js';

/**
 * One step: takes a batch of changes, projects the products as they are now and writes their documents, in one
 * transaction. Returns the number of products; 0 means the index is in step.
 */
export async function syncChanges(client: ClientBase, sink: DocumentSink, batchSize = 500): Promise<number> {
  await client.query('BEGIN');
  try {
    const productIds = await takeChanges(client, batchSize);
    if (productIds.length) {
      const documents = (await readSnapshots(client, productIds))
        .map(projectProduct)
        .filter((document) => document !== null);
      const present = new Set(documents.map(({ id }) => id));
      await sink.write(client, { documents, removed: productIds.filter((id) => !present.has(id)) });
    }
    await client.query('COMMIT');
    return productIds.length;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
