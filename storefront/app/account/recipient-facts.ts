import type { Fact } from '@meet/ui-kit';
import type { OwnOrderFragment } from '../graphql/generated/graphql';
import { formatAddress } from '../sign-in/format-address';
import { addressLine } from './address-line';

/** The recipient and the delivery address of an order. */
export function recipientFacts(order: OwnOrderFragment): Fact[] {
  const { addressDelivery, cdekDelivery } = order;
  const facts: Fact[] = [
    { label: 'Получатель', value: [order.name, order.surname].filter(Boolean).join(' ') },
    { label: 'Телефон', value: formatAddress(order.phone) },
  ];
  if (order.email) facts.push({ label: 'Почта', value: order.email });
  if (cdekDelivery) facts.push({ label: 'Пункт выдачи', value: `${cdekDelivery.city}, ${cdekDelivery.address}` });
  if (addressDelivery) facts.push({ label: 'Адрес', value: addressLine(addressDelivery) });
  return facts;
}
