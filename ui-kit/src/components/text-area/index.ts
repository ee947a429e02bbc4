export * from './text-area.js';
