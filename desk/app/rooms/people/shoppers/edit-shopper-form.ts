import type { EditShopperInput, WholeShopperFragment } from '../../../graphql/generated/graphql';

/** Names and contacts as they stand in the fields; empty: there is none. */
export interface ShopperForm {
  name: string;
  surname: string;
  phone: string;
  email: string;
}

const FIELDS = ['name', 'surname', 'phone', 'email'] as const;

export const formOfShopper = (shopper: Pick<WholeShopperFragment, keyof ShopperForm>): ShopperForm => ({
  name: shopper.name ?? '',
  surname: shopper.surname ?? '',
  phone: shopper.phone ?? '',
  email: shopper.email ?? '',
});

/** Returns the fields that have changed; an empty one is removed. */
export function changedContacts(before: ShopperForm, now: ShopperForm): Pick<EditShopperInput, keyof ShopperForm> {
  const changed = FIELDS.filter((name) => now[name].trim() !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, now[name].trim() || null]));
}
