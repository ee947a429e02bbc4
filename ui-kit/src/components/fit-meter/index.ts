export * from './fit-meter.js';
