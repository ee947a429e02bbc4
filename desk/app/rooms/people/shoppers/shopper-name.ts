import type { ShopperLineFragment } from '../../../graphql/generated/graphql';

/** Returns what to call a shopper: the name, or else what they sign in with. */
export function shopperName(
  { name, surname, email, phone }: Pick<ShopperLineFragment, 'name' | 'surname' | 'email' | 'phone'>,
  { nameless }: { nameless: string },
): string {
  return [name, surname].filter(Boolean).join(' ') || email || phone || nameless;
}
