export * from './category-menu.js';
