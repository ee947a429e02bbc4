export * from './error-page.js';
