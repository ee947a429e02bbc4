import type { PlatformConfig } from './config.js';

/** Returns where operators open the desk, without a slash at the end. */
export const deskUrlOf = ({ DESK_URL, STOREFRONT_URL }: Pick<PlatformConfig, 'DESK_URL' | 'STOREFRONT_URL'>): string =>
  DESK_URL ?? `${STOREFRONT_URL}/admin`;
