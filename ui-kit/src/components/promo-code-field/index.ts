export * from './promo-code-field.js';
