export * from './switch.js';
