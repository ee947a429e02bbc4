import { useEffect } from 'react';
import { useCartStore, useTotals } from './cart-context';
import { useSession } from '../session/session-context';

/** The stores of the cart. While it is shown, refreshes the lines and keeps the quote up to date. */
export function useCart(shown = true) {
  const cart = useCartStore();
  const session = useSession();
  const totals = useTotals();
  const { signedIn } = session;

  useEffect(() => {
    if (shown) void cart.refresh();
  }, [cart, shown, signedIn]);

  useEffect(() => (shown ? totals.follow() : undefined), [totals, shown]);

  useEffect(() => () => cart.forgetRemoved(), [cart]);

  return { cart, session, totals };
}
