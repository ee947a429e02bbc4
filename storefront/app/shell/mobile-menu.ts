// A module of its own, so that it can be loaded lazily. It has a default export, because `React.lazy` needs one.
export { MobileMenu as default } from '@meet/ui-kit';
