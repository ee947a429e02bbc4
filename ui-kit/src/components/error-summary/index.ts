export * from './error-summary.js';
