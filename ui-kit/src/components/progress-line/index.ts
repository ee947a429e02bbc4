export * from './progress-line.js';
