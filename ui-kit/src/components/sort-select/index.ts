export * from './sort-select.js';
