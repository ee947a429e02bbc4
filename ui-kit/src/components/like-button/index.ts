export * from './like-button.js';
