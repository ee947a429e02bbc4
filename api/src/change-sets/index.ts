export { beginChangeSet, endChangeSet } from './change-set.js';
export { readChanges, type Changes } from './read-changes.js';
