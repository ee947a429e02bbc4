// A module of its own, so that it can be loaded lazily.
export { MegaMenu } from '@meet/ui-kit/mega-menu';
