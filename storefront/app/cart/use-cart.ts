import { useEffect } from 'react';
import { useStores } from '../stores';

/** For whatever shows the cart: asks what has become of it, and keeps its sums in step as long as it is shown. */
export function useCart(shown = true) {
  const { cart, session, totals } = useStores();
  const { signedIn } = session;

  useEffect(() => {
    if (shown) void cart.refresh();
  }, [cart, shown, signedIn]);

  useEffect(() => (shown ? totals.follow() : undefined), [totals, shown]);

  useEffect(() => () => cart.forgetRemoved(), [cart]);

  return { cart, session, totals };
}
