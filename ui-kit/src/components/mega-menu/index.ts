export * from './mega-menu.js';
