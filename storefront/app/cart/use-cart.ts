import { useEffect } from 'react';
import { useCartStore, useTotals } from './cart-context';
import { useSession } from '../session/session-context';

/**
 * Returns the stores of the cart. While the cart is shown, the lines are refreshed and the quote is kept up to date.
 */
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
