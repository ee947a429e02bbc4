import { LocaleProvider, OrderCard } from '@meet/ui-kit';
import { useMemo, type ReactNode } from 'react';
import { isPartlyReturned, listedStatus } from './listed-order';
import type { ListedOrder } from './load-orders.server';
import { OnDeliveryWords, useOwnStatuses } from './on-delivery-words';
import { orderCard } from './order-card';
import type { StatusTable } from './status-words';

/** An order in a list: the status of what is left of it, and that a part came back. */
export function ListedOrderCard({ order }: { order: ListedOrder }) {
  const card = <OrderCard {...orderCard(order)} />;
  return (
    <OnDeliveryWords paymentType={order.paymentType}>
      {isPartlyReturned(order) ? <PartlyReturned order={order}>{card}</PartlyReturned> : card}
    </OnDeliveryWords>
  );
}

/** Says after the name of the order's status that a part of the order came back. */
function PartlyReturned({ order, children }: { order: ListedOrder; children: ReactNode }) {
  const status = listedStatus(order);
  const own = useOwnStatuses(order.paymentType);
  const name = own?.[status].title ?? order.statusName;
  const messages = useMemo(() => {
    // The card shows this status alone.
    const orderStatuses = { [status]: { title: `${name} · Частично возвращён`, next: '' } } as StatusTable;
    return { orderStatus: { orderStatuses } };
  }, [status, name]);
  return <LocaleProvider messages={messages}>{children}</LocaleProvider>;
}
