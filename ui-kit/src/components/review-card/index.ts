export * from './review-card.js';
