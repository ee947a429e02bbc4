export * from './size-guide.js';
