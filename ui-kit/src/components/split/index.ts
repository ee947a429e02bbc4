export * from './split.js';
