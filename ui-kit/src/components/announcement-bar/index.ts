export * from './announcement-bar.js';
