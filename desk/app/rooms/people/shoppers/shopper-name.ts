import type { ShopperLineFragment } from '../../../graphql/generated/graphql';

/** Returns a name for a shopper: the name, or else the e-mail address or telephone number of the account. */
export function shopperName(
  { name, surname, email, phone }: Pick<ShopperLineFragment, 'name' | 'surname' | 'email' | 'phone'>,
  { nameless }: { nameless: string },
): string {
  return [name, surname].filter(Boolean).join(' ') || email || phone || nameless;
}
