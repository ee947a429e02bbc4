export * from './masked-input.js';
