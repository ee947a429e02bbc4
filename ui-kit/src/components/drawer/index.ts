export { Drawer, type DrawerProps } from './drawer.js';
export { type DrawerPlacement } from './drawer.styles.js';
