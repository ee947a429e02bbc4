import { FindCityDocument, PickupPointsDocument, QuoteDocument } from '@meet/client/operations';
import { Heading, Stack } from '@meet/ui-kit';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { readCart } from '../../lib/cart';
import { meet } from '../../lib/meet';
import { TOWN } from '../../lib/shop';
import { OrderForm } from './order-form';

export const metadata: Metadata = { title: 'Checkout' };

export default async function Checkout() {
  const { items } = await readCart();
  if (items.length === 0) redirect('/cart');
  const client = await meet();
  const { findCity } = await client.request(FindCityDocument, { dto: { query: TOWN } });
  const { getPVZListByLocation } = await client.request(PickupPointsDocument, { dto: { cityId: findCity[0]!.id } });
  const points = getPVZListByLocation.map(({ code, location }) => ({ value: code, label: location.address }));
  const delivery = { pickupPointCode: points[0]!.value };
  const { quote } = await client.request(QuoteDocument, { dto: { items, delivery } });
  return (
    <Stack gap={6}>
      <Heading level={1}>Checkout</Heading>
      <OrderForm items={items} points={points} firstQuote={quote} />
    </Stack>
  );
}
