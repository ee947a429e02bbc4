// A module of its own, so that the bundler can bring it later. React.lazy wants a default export.
export { MobileMenu as default } from '@meet/ui-kit';
