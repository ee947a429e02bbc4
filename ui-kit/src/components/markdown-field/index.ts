export * from './markdown-field.js';
