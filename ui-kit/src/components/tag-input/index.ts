export * from './tag-input.js';
