import { shopName } from '../browser/shop-name';
import type { ShopFieldsFragment } from '../graphql/generated/graphql';

/** The legal line of the footer: the current year and the seller's details, as far as they are set. */
export function legalLine(shop: ShopFieldsFragment | null, year: number): string {
  const { legalName, inn, ogrn, legalAddress } = shop ?? {};
  const seller = [legalName, inn && `ИНН ${inn}`, ogrn && `ОГРН ${ogrn}`, legalAddress].filter(Boolean).join(', ');
  return `© ${year} ${shopName()}. Цены указаны в рублях.${seller && ` ${seller}.`}`;
}
