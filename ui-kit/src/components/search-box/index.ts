export * from './search-box.js';
