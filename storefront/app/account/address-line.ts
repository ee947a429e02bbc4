import type { AccountAddressFragment } from '../graphql/generated/graphql';

type Parts = Pick<AccountAddressFragment, 'city' | 'street' | 'house'> &
  Partial<Pick<AccountAddressFragment, 'building' | 'apartment'>>;

/** An address in one line: «Казань, Баумана, дом 5, квартира 12». */
export function addressLine({ city, street, house, building, apartment }: Parts): string {
  return [
    city,
    street,
    `дом ${house}`,
    building ? `корпус ${building}` : null,
    apartment ? `квартира ${apartment}` : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
}
