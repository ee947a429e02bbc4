export * from './select.js';
