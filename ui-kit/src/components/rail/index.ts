export * from './rail.js';
