export * from './store-badge.js';
