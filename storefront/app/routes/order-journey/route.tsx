import { css } from '@emotion/react';
import { Container, Heading, Link, Stack, tokens } from '@meet/ui-kit';
import { shopName } from '../../browser/shop-name';
import { OnDeliveryWords } from '../../orders/on-delivery-words';
import { OrderJourney } from '../../orders/order-journey';
import { displayFont } from '../../shell/display-font';
import { loadOrder } from '../order/load-order.server';
import type { Route } from './+types/route';

export function loader({ url, params, request }: Route.LoaderArgs) {
  return loadOrder(url, params.id, request.signal);
}

export const links = displayFont;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: loaderData ? `Путь заказа ${loaderData.number} — ${shopName()}` : `Путь заказа — ${shopName()}` },
    { name: 'robots', content: 'noindex, nofollow' },
  ];
}

const page = css({
  paddingBlock: `${tokens.space[8]} ${tokens.space[16]}`,
  '@media print': { paddingBlock: 0 },
});

/** The delivery of an order, visible to everybody who has its link. */
export default function PublicJourney({ loaderData: order }: Route.ComponentProps) {
  const { city, cdekDelivery } = order;
  const place = cdekDelivery
    ? { label: 'Пункт выдачи', value: `${city}, ${cdekDelivery.address}` }
    : { label: 'Город', value: city };
  return (
    <Container>
      <Stack gap={8} css={page}>
        <Stack gap={3}>
          <Heading level={1} size="headline">{`Путь заказа ${order.number}`}</Heading>
          <Link href={`/orders/${encodeURIComponent(order.id)}`}>К заказу</Link>
        </Stack>
        <OnDeliveryWords paymentType={order.paymentType}>
          <OrderJourney items={order.orderProductItems} paymentType={order.paymentType} place={place} />
        </OnDeliveryWords>
      </Stack>
    </Container>
  );
}
