export * from './collection-tile.js';
