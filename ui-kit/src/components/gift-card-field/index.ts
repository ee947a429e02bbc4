export * from './gift-card-field.js';
