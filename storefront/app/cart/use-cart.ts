import { useEffect } from 'react';
import { useCartStore, useTotals } from './cart-context';
import { useSession } from '../session/session-context';

/** For whatever shows the cart: asks what has become of it, and keeps its sums in step as long as it is shown. */
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
