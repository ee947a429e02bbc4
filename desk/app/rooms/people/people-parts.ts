import type { Permission } from '../../graphql/generated/graphql';
import type { peopleTexts } from './people-words';

/** A page of the section: a list with its own URL. */
export interface PeoplePart {
  name: keyof (typeof peopleTexts.ru)['parts'];
  href: string;
  /** The permission that the server requires. */
  needs: Permission;
}

/** The parts in the order of their links. */
const PARTS: readonly PeoplePart[] = [
  { name: 'shoppers', href: '/people', needs: 'READ_SHOPPERS' },
  { name: 'codes', href: '/people/codes', needs: 'PROMOCODES' },
  { name: 'roles', href: '/people/roles', needs: 'ROLES' },
  { name: 'trail', href: '/people/trail', needs: 'AUDIT' },
];

export const partsFor = (permissions: readonly Permission[]): PeoplePart[] =>
  PARTS.filter(({ needs }) => permissions.includes(needs));

/** URL of the page for a new promo code; the page of a code can never have this URL. */
export const NEW_CODE_PLACE = '/people/new-code';
export const NEW_ROLE_PLACE = '/people/new-role';

const NEW_PLACES: Partial<Record<string, string>> = {
  [NEW_CODE_PLACE]: '/people/codes',
  [NEW_ROLE_PLACE]: '/people/roles',
};

/** Returns the list to which a URL belongs: a shopper's page belongs to the list of shoppers. */
export function partAt(pathname: string): PeoplePart {
  const place = NEW_PLACES[pathname] ?? pathname;
  const under = (href: string) => place === href || place.startsWith(`${href}/`);
  return PARTS.findLast(({ href }) => under(href)) ?? PARTS[0]!;
}
