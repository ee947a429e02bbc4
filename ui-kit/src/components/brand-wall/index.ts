export * from './brand-wall.js';
