export { CYRILLIC_TO_LATIN } from './cyrillic-to-latin.js';
export { normaliseText } from './normalise-text.js';
