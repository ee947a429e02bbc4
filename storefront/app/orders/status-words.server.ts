import { ru } from '@meet/ui-kit/locale/ru';
import type { ShellQuery } from '../graphql/generated/graphql';
import { named, type StatusWords } from './status-words';

/**
 * Returns the words about statuses where the shop has names of its own. They are made here, because only the server has the
 * words of all parts of the kit at hand.
 */
export function statusWordsOf(own: ShellQuery['orderStatusNames']): StatusWords | null {
  if (own.length === 0) return null;
  const names = Object.fromEntries(own.map(({ status, name }) => [status, name]));
  return { names, usual: named(ru.orderStatus.orderStatuses, names) };
}
