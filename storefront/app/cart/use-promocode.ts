import type { PromoCodeFieldProps } from '@meet/ui-kit';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useCartStore, useTotals } from './cart-context';
import { useSession } from '../session/session-context';

/** Returns the props of the promo code field. Checks a stored code once the cart is loaded. */
export function usePromocode(): PromoCodeFieldProps {
  const cart = useCartStore();
  const session = useSession();
  const totals = useTotals();
  const { revalidate } = useRevalidator();
  const { signedIn } = session;

  useEffect(() => {
    if (cart.isKnown) void totals.revalidatePromocode();
  }, [cart.isKnown, signedIn, totals]);

  return {
    defaultCode: totals.restoredCode,
    state: totals.promo.state,
    message: totals.promo.message,
    loading: totals.checkingPromo,
    onSubmit: (code) => void totals.applyPromocode(code).then(revalidate),
    onReset: () => void totals.resetPromocode().then(revalidate),
  };
}
