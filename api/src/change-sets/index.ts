export {
  beginChangeSet,
  endChangeSet,
  LONGEST_UNDO_MS,
  recordChanges,
  undoChangeSet,
  undoWithin,
  type NotUndone,
} from './change-set.js';
export { followMerge } from './follow-merge.js';
export { readChanges, type Changes } from './read-changes.js';
