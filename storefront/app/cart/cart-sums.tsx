import { CartSummary, type CartSummaryProps } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useCartStore, useTotals } from './cart-context';
import { useSession } from '../session/session-context';
import { CartTerms } from './cart-terms';
import { noSums, quoteSums } from './quote-sums';

export interface CartSumsProps extends Pick<
  CartSummaryProps,
  'action' | 'actionHref' | 'onConfirm' | 'sending' | 'error' | 'nextLevel' | 'className'
> {
  /** Pictures of the products in the cart, shown in the summary. */
  pictures?: ReactNode;
  /** The URL of the sign-in page. */
  signInHref?: string;
}

const lostWords = 'Не получилось посчитать: нет связи с магазином. Корзина на месте.';

/** The totals of the checked lines, from the API's quote. */
export const CartSums = observer(function CartSums({ pictures, signInHref = '/auth', ...way }: CartSumsProps) {
  const cart = useCartStore();
  const session = useSession();
  const totals = useTotals();
  const sums = totals.quote ? quoteSums(totals.quote, totals.appliedPromocode) : noSums;
  const lost = cart.state === 'failed' || (totals.fault !== null && totals.quote === null);
  const again = {
    action: 'Попробовать снова',
    actionHref: undefined,
    onConfirm: () => void (cart.isKnown ? totals.ask() : cart.refresh()),
    error: lostWords,
  };
  return (
    <CartSummary
      {...sums}
      count={cart.unitIds.length}
      loading={!lost && (!cart.isKnown || totals.isStale)}
      {...(session.signedIn ? {} : { guest: { href: signInHref } })}
      {...way}
      {...(lost ? again : {})}
    >
      {pictures}
      <CartTerms />
    </CartSummary>
  );
});
