export * from './currency-switch.js';
