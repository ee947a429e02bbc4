export { drainOutbox, syncChanges } from './sync-changes.js';
export { PostgresSink } from '../sink/postgres.js';
export { MeilisearchIndex } from '../sink/meilisearch.js';
export { RefusedDocuments, type EngineChanges, type EngineIndex } from '../sink/engine-index.js';
export { followOutbox } from './follow-outbox.js';
export { bringDocuments, followDocuments } from './follow-documents.js';
export { listDeadLetters, replayDeadLetters, type DeadLetter } from './dead-letters.js';
export { rebuildIndex } from './rebuild-index.js';
export { verifyDocuments, type Difference } from './verify-documents.js';
