export { syncChanges } from './sync-changes.js';
export { PostgresSink } from '../sink/postgres.js';
export { followOutbox } from './follow-outbox.js';
