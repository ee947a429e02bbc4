export * from './cookie-notice.js';
