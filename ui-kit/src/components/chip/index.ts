export * from './chip.js';
