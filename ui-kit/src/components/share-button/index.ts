export * from './share-button.js';
