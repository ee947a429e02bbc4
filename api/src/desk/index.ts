export { DeskCalls } from './desk-calls.js';
export { DeskModule } from './desk.module.js';
export { serveDesk } from './serve-desk.js';
