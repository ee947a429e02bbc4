import type { Messages } from '@meet/ui-kit';
import { createContext } from 'react';

/** Texts for shoppers about each status. */
export type StatusTable = Messages['orderStatus']['orderStatuses'];

/** The shop's own status names, and the default texts with those names inserted. */
export interface StatusWords {
  names: Partial<Record<keyof StatusTable, string>>;
  usual: StatusTable;
}

/** Null if the shop has no status names of its own. */
export const StatusWordsContext = createContext<StatusWords | null>(null);

/** Inserts the shop's names into texts about statuses. */
export const named = (table: StatusTable, names: StatusWords['names']): StatusTable =>
  Object.fromEntries(
    Object.entries(table).map(([status, words]) => [
      status,
      { ...words, title: names[status as keyof StatusTable] ?? words.title },
    ]),
  ) as StatusTable;
