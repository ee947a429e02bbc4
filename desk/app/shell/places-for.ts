import type { Permission } from '../graphql/generated/graphql';
import { knownPlaces } from './known-places';
import type { placeTexts } from './place-words';
import { roomsFor } from './rooms';
import type { shellTexts } from './shell-words';

export interface Place {
  /** The URL, which also identifies the option. */
  value: string;
  label: string;
}

/** Returns the pages that a typed text may mean, the likeliest first. */
export function placesFor(
  text: string,
  permissions: readonly Permission[],
  texts: typeof shellTexts.ru,
  words: typeof placeTexts.ru,
): Place[] {
  const typed = text.trim();
  const places = roomsFor(permissions).map(({ name, href }) => ({ value: href, label: texts[name] }));
  if (permissions.includes('WRITE_ORDERS')) places.push({ value: '/orders/new', label: texts.newOrder });
  if (permissions.includes('WRITE_CATALOGUE')) places.push({ value: '/goods/new', label: texts.newProduct });
  const named = places.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
  if (!typed) return named;
  const known = Object.entries(knownPlaces).flatMap(([value, needs]) => {
    const [label = value, others = ''] = words[value] ?? [];
    const isSaid = `${label} ${others}`.toLowerCase().includes(typed.toLowerCase());
    const isOpen = needs.some((permission) => permissions.includes(permission));
    return isSaid && isOpen && named.every((room) => room.value !== value) ? [{ value, label }] : [];
  });
  const query = `?search=${encodeURIComponent(typed)}`;
  const reads = {
    orders: permissions.includes('READ_ORDERS'),
    goods: permissions.includes('READ_CATALOGUE'),
    people: permissions.includes('READ_SHOPPERS'),
  };
  return [
    ...(reads.orders && /^\d{1,9}$/.test(typed) ? [{ value: `/orders/${typed}`, label: texts.order(typed) }] : []),
    ...named,
    ...known,
    ...(reads.orders ? [{ value: `/orders${query}`, label: texts.search(typed) }] : []),
    ...(reads.goods ? [{ value: `/goods${query}`, label: texts.searchGoods(typed) }] : []),
    ...(reads.people ? [{ value: `/people${query}`, label: texts.searchPeople(typed) }] : []),
  ];
}
