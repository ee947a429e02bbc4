export * from './prose.js';
