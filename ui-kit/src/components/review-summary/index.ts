export * from './review-summary.js';
