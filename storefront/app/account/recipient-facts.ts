import type { Fact } from '@meet/ui-kit';
import type { OwnOrderFragment } from '../graphql/generated/graphql';
import { formatAddress } from '../sign-in/format-address';
import { addressLine } from './address-line';

/** Who receives an order, and where. */
export function recipientFacts(order: OwnOrderFragment): Fact[] {
  const { addressDelivery, cdekDelivery } = order;
  const facts: Fact[] = [
    { name: 'Получатель', value: [order.name, order.surname].filter(Boolean).join(' ') },
    { name: 'Телефон', value: formatAddress(order.phone) },
  ];
  if (order.email) facts.push({ name: 'Почта', value: order.email });
  if (cdekDelivery) facts.push({ name: 'Пункт выдачи', value: `${cdekDelivery.city}, ${cdekDelivery.address}` });
  if (addressDelivery) facts.push({ name: 'Адрес', value: addressLine(addressDelivery) });
  return facts;
}
