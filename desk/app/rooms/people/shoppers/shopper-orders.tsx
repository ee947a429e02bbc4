import { DataTable, formatDate, formatPrice, Link, Text, useLocale, type DataTableColumn } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTexts } from '../../../browser/language';
import { orderStatusTexts } from '../../../graphql/order-status-words';
import { orderColumnTexts } from './order-column-words';
import { shopperPageTexts } from './shopper-page-words';
import type { ShopperOrder } from './shopper-rows';
import { ShopperSection } from './shopper-section';
import { useShopper } from './shopper-store';

/** The shopper's orders, the newest first, each a link to its page. */
export const ShopperOrders = observer(function ShopperOrders() {
  const texts = useTexts(shopperPageTexts);
  const headers = useTexts(orderColumnTexts);
  const statuses = useTexts(orderStatusTexts);
  const locale = useLocale();
  const { orders } = useShopper();
  const columns = useMemo<DataTableColumn<ShopperOrder>[]>(
    () => [
      {
        id: 'number',
        label: headers.number,
        namesRow: true,
        cell: ({ number }) => (
          <Link href={`/orders/${number}`} variant="quiet">
            {number}
          </Link>
        ),
      },
      {
        id: 'placed',
        label: headers.placed,
        cell: ({ createdAt }) => (
          <Text as="span" size="small" tone="muted">
            {formatDate(createdAt, locale)}
          </Text>
        ),
      },
      { id: 'status', label: headers.status, cell: ({ status }) => statuses[status] },
      { id: 'sum', label: headers.sum, align: 'end', cell: ({ totalPrice }) => formatPrice(totalPrice, locale) },
    ],
    [headers, statuses, locale],
  );

  return (
    <ShopperSection title={texts.orders} none={texts.noOrders} list={orders}>
      {orders.rows.length > 0 && (
        <DataTable label={texts.orders} labelHidden columns={columns} rows={orders.rows} keyOf={({ uuid }) => uuid} />
      )}
    </ShopperSection>
  );
});
