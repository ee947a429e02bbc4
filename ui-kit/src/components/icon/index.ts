export { Icon, type IconProps, type IconSource } from './icon.js';
export { type IconName } from './named-paths.js';
