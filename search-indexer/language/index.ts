export { normaliseText } from './normalise-text.js';
