import type { Permission } from '../../graphql/generated/graphql';
import type { peopleTexts } from './people-words';

/** A part of the room: a list with an address of its own. */
export interface PeoplePart {
  name: keyof (typeof peopleTexts.ru)['parts'];
  href: string;
  /** The permission with which the server answers. */
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

/** Where a new promo code is made: no code can have an address like it. */
export const NEW_CODE_PLACE = '/people/new-code';

/** Returns the part to which an address belongs: a shopper's page is one of the list of shoppers. */
export function partAt(pathname: string): PeoplePart {
  const place = pathname === NEW_CODE_PLACE ? '/people/codes' : pathname;
  const under = (href: string) => place === href || place.startsWith(`${href}/`);
  return PARTS.findLast(({ href }) => under(href)) ?? PARTS[0]!;
}
