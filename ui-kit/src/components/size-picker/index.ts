export * from './size-picker.js';
