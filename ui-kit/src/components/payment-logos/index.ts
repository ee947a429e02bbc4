export * from './payment-logos.js';
