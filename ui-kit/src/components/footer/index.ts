export { Footer, type FooterProps } from './footer.js';
export type { FooterColumn, FooterLink } from './footer-column.js';
