export * from './display-text.js';
