import { Link } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { askInBrowser } from '../graphql/ask-in-browser';
import { OpenOrdersDocument } from '../graphql/generated/graphql';
import { useSession } from '../session/session-context';
import { orderHolding } from './placed-order';

export interface HoldingOrderProps {
  /** Ids of the items. */
  items: readonly string[];
}

/**
 * Links to the unpaid order that reserves these items, if the order belongs to the account or was placed in this
 * browser. Otherwise says how the owner finds the order, without revealing who the owner is. A default export, because
 * the checkout loads it with `React.lazy`.
 */
export default observer(function HoldingOrder({ items }: HoldingOrderProps) {
  const { signedIn } = useSession();
  const placedHere = orderHolding(items);
  const own = useOwnOrderHolding(items, signedIn && placedHere === null);
  const href = placedHere !== null ? `/orders/${encodeURIComponent(placedHere)}` : own;
  if (href) return <Link href={href}>Открыть заказ</Link>;
  if (signedIn) return own === null && 'Если его не оплатят, вещи вернутся в продажу.';
  return (
    <>
      <Link href="/auth?by=phone">Войдите по номеру</Link>, чтобы его найти.
    </>
  );
});

/**
 * Returns the URL of the account's unpaid order that reserves one of these items; null if there is none, undefined
 * until known.
 */
function useOwnOrderHolding(items: readonly string[], wanted: boolean): string | null | undefined {
  const [href, setHref] = useState<string | null>();
  const key = items.join();
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    void askInBrowser(OpenOrdersDocument, {}).then(({ data }) => {
      if (!isCurrent) return;
      const holding = data?.userOrderList.items.find(
        ({ paid, expiresAt, orderProductItems }) =>
          !paid && expiresAt && orderProductItems.some(({ productItem }) => key.split(',').includes(productItem.id)),
      );
      setHref(holding ? `/account/orders/${holding.uuid}` : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [key, wanted]);
  return href;
}
