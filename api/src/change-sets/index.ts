export { beginChangeSet, endChangeSet } from './change-set.js';
