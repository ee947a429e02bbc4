export * from './file-drop.js';
