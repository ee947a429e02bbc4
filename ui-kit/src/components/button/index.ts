export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button.js';
export { type ButtonSize, type ButtonVariant } from './button.styles.js';
