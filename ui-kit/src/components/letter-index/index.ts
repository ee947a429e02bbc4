export * from './letter-index.js';
