import { Link, Stack } from '@meet/ui-kit';
import { shopName } from '../../../browser/shop-name';
import { AccountPage } from '../../../account/account-page';
import { addressLine } from '../../../account/address-line';
import { loadOwnOrder, loadReturns } from '../../../orders/load-orders.server';
import { OnDeliveryWords } from '../../../orders/on-delivery-words';
import { OrderJourney } from '../../../orders/order-journey';
import { displayFont } from '../../../shell/display-font';
import type { Route } from './+types/route';

export async function loader({ url, params, request }: Route.LoaderArgs) {
  const order = await loadOwnOrder(url, params.uuid, request.signal);
  return { order, returns: await loadReturns(order, request.signal) };
}

export const links = displayFont;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: loaderData ? `Путь заказа ${loaderData.order.number} — ${shopName()}` : `Путь заказа — ${shopName()}` },
    { name: 'robots', content: 'noindex, follow' },
  ];
}

/** The delivery of the shopper's own order. */
export default function OwnJourney({ loaderData: { order, returns } }: Route.ComponentProps) {
  const { cdekDelivery, addressDelivery } = order;
  const place = cdekDelivery
    ? { label: 'Пункт выдачи', value: `${cdekDelivery.city}, ${cdekDelivery.address}` }
    : { label: 'Адрес', value: addressDelivery ? addressLine(addressDelivery) : '' };
  return (
    <AccountPage title={`Путь заказа ${order.number}`}>
      <Stack gap={6}>
        <Link href={`/account/orders/${order.uuid}`}>К заказу</Link>
        <OnDeliveryWords paymentType={order.paymentType}>
          <OrderJourney
            items={order.orderProductItems}
            paymentType={order.paymentType}
            place={place}
            returns={returns}
          />
        </OnDeliveryWords>
      </Stack>
    </AccountPage>
  );
}
