import { createStoreContext } from '../browser/create-store-context';
import type { CartStore } from './cart-store';
import type { TotalsStore } from './totals-store';

export const [CartProvider, useCartStore] = createStoreContext<CartStore>('CartStore');

export const [TotalsProvider, useTotals] = createStoreContext<TotalsStore>('TotalsStore');
