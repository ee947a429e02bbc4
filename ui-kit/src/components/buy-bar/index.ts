export * from './buy-bar.js';
