export * from './input.js';
