export * from './tabs.js';
