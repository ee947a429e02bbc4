export { Icon, type IconProps } from './icon.js';
export { type IconName } from './icon-paths.js';
