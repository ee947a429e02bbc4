export * from './waiting.js';
