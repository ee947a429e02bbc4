export * from './colourway-links.js';
