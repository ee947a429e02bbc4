import { createStoreContext } from '../browser/create-store-context';
import type { CooldownStore } from './cooldown-store';

export const [CooldownProvider, useCooldown] = createStoreContext<CooldownStore>('CooldownStore');

/** When the server rendered the page, by its own clock, in milliseconds of the epoch. */
export const [PageLoadTimeProvider, usePageLoadTime] = createStoreContext<number>('PageLoadTime');
