export * from './app-banner.js';
