import { ru } from '@meet/ui-kit/locale/ru';
import type { ShellQuery } from '../graphql/generated/graphql';
import { named, type StatusWords } from './status-words';

/**
 * Returns the texts about statuses if the shop has its own names. They are created on the server, because only the
 * server has loaded the texts of all parts of the component kit.
 */
export function statusWordsOf(own: ShellQuery['orderStatusNames']): StatusWords | null {
  if (own.length === 0) return null;
  const names = Object.fromEntries(own.map(({ status, name }) => [status, name]));
  return { names, usual: named(ru.orderStatus.orderStatuses, names) };
}
