export * from './error-page.js';
export * from './signal-lines.js';
