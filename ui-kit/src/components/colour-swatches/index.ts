export * from './colour-swatches.js';
