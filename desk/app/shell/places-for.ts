import type { ComboboxOption } from '@meet/ui-kit';
import type { Permission } from '../graphql/generated/graphql';
import { roomsFor } from './rooms';
import type { shellTexts } from './shell-words';

/** Returns where a typed text may lead, the likeliest first. */
export function placesFor(
  text: string,
  permissions: readonly Permission[],
  texts: typeof shellTexts.ru,
): ComboboxOption[] {
  const typed = text.trim();
  const named = roomsFor(permissions)
    .map(({ name, href }) => ({ value: href, label: texts[name] }))
    .filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
  if (!typed || !permissions.includes('READ_ORDERS')) return named;
  const search = { value: `/orders?search=${encodeURIComponent(typed)}`, label: texts.search(typed) };
  const order = /^\d{1,9}$/.test(typed) ? [{ value: `/orders/${typed}`, label: texts.order(typed) }] : [];
  return [...order, ...named, search];
}
