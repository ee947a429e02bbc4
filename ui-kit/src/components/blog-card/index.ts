export * from './blog-card.js';
