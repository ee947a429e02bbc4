export { drainOutbox, syncChanges } from './sync-changes.js';
export { PostgresSink } from '../sink/postgres.js';
export { followOutbox } from './follow-outbox.js';
export { rebuildIndex } from './rebuild-index.js';
export { verifyDocuments, type Difference } from './verify-documents.js';
