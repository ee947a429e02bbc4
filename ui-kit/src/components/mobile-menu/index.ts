export * from './mobile-menu.js';
