export * from './progress-bar.js';
