export { Link, type LinkProps } from './link.js';
export { type LinkVariant } from './link.styles.js';
export { LinkProvider, useLinkComponent, type AnchorProps, type LinkProviderProps } from './link-provider.js';
