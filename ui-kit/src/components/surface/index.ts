export * from './surface.js';
