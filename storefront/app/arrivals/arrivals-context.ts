import { createStoreContext } from '../browser/create-store-context';
import type { ArrivalsStore } from './arrivals-store';

export const [ArrivalsProvider, useArrivals] = createStoreContext<ArrivalsStore>('ArrivalsStore');
