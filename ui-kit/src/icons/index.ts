export * from './icon-frame.js';
export * from './generated/icons.js';
