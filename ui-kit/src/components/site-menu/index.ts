export * from './site-menu.js';
