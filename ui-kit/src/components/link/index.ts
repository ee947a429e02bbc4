export { type LinkElementProps } from './link-element.js';
export { Link, type LinkProps } from './link.js';
export { type LinkVariant } from './link.styles.js';
export { Anchor, LinkProvider, type AnchorProps, type LinkProviderProps } from './link-provider.js';
