export * from './menu.js';
export type { MenuItem } from './menu-list.js';
