export * from './range-slider.js';
