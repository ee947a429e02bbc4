import { FindCityDocument, PickupPointsDocument, QuoteDocument } from '@meet/client/operations';
import { Heading, Stack } from '@meet/ui-kit';
import { redirect } from 'react-router';
import { readCart } from '../cart.server';
import { meetOf } from '../meet.server';
import { OrderForm } from '../order-form';
import { SHOP_NAME, TOWN } from '../shop';
import type { Route } from './+types/checkout';

export async function loader({ request }: Route.LoaderArgs) {
  const { items } = await readCart(request);
  if (items.length === 0) throw redirect('/cart');
  const client = meetOf(request);
  const { findCity } = await client.request(FindCityDocument, { dto: { query: TOWN } });
  const { getPVZListByLocation } = await client.request(PickupPointsDocument, { dto: { cityId: findCity[0]!.id } });
  const points = getPVZListByLocation.map(({ code, location }) => ({ value: code, label: location.address }));
  const delivery = { pickupPointCode: points[0]!.value };
  const { quote } = await client.request(QuoteDocument, { dto: { items, delivery } });
  return { items, points, quote };
}

export const meta: Route.MetaFunction = () => [{ title: `Checkout — ${SHOP_NAME}` }];

export default function Checkout({ loaderData: { items, points, quote } }: Route.ComponentProps) {
  return (
    <Stack gap={6}>
      <Heading level={1}>Checkout</Heading>
      <OrderForm items={items} points={points} firstQuote={quote} />
    </Stack>
  );
}
