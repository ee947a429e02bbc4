export * from './divider.js';
