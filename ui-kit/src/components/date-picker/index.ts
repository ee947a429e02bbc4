export * from './date-picker.js';
