// A module of its own, so that the bundler can load it lazily. `React.lazy` needs a default export.
export { MobileMenu as default } from '@meet/ui-kit';
