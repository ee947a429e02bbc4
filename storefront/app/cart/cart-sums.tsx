import { Button, CartSummary, Heading, Stack, Text, type CartSummaryProps } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useCartStore, useTotals } from './cart-context';
import { useSession } from '../session/session-context';
import { CartTerms } from './cart-terms';
import { expectedSums, quoteSums } from './quote-sums';

export interface CartSumsProps extends Pick<
  CartSummaryProps,
  'action' | 'actionHref' | 'onConfirm' | 'actionLoading' | 'error' | 'nextLevel' | 'className'
> {
  /** Pictures of the products in the cart, shown in the summary. */
  pictures?: ReactNode;
  /** The URL of the sign-in page. */
  signInHref?: string;
}

/** The totals of the checked lines, from the API's quote. */
export const CartSums = observer(function CartSums({ pictures, signInHref = '/auth', ...way }: CartSumsProps) {
  const cart = useCartStore();
  const session = useSession();
  const totals = useTotals();
  if (cart.state === 'failed' || (totals.fault !== null && totals.quote === null))
    return <LostSums pictures={pictures} />;
  const sums = totals.quote
    ? quoteSums(totals.quote, totals.appliedPromocode)
    : expectedSums(
        cart.present.filter(({ checked }) => checked),
        session.signedIn,
      );
  return (
    <CartSummary
      {...sums}
      count={cart.unitIds.length}
      loading={!cart.isKnown || totals.isStale}
      {...(session.signedIn ? {} : { guest: { href: signInHref } })}
      {...way}
    >
      {pictures}
      <CartTerms />
    </CartSummary>
  );
});

/** Replaces the sums if they are unknown, because the shop did not respond. */
const LostSums = observer(function LostSums({ pictures }: Pick<CartSumsProps, 'pictures'>) {
  const cart = useCartStore();
  const totals = useTotals();
  return (
    <Stack gap={5}>
      <Heading level={2} size="medium">
        Ваш заказ
      </Heading>
      {pictures}
      <Text role="alert" tone="error">
        Не получилось посчитать: нет связи с магазином. Корзина на месте.
      </Text>
      <Button
        size="large"
        wide
        loading={totals.asking}
        onClick={() => void (cart.isKnown ? totals.ask() : cart.refresh())}
      >
        Попробовать снова
      </Button>
    </Stack>
  );
});
