import { createStoreContext } from '../browser/create-store-context';
import type { CooldownStore } from './cooldown-store';

export const [CooldownProvider, useCooldown] = createStoreContext<CooldownStore>('CooldownStore');

/** The time at which the server rendered the page, by the server's clock, in milliseconds since the epoch. */
export const [PageLoadTimeProvider, usePageLoadTime] = createStoreContext<number>('PageLoadTime');
