export * from './qr-code.js';
export * from './qr-picture.js';
