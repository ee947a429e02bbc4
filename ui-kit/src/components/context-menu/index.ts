export * from './context-menu.js';
