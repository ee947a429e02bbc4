export * from './visually-hidden.js';
