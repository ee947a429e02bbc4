import type { Messages } from '@meet/ui-kit';
import { createContext } from 'react';

/** What shoppers read about each status. */
export type StatusTable = Messages['orderStatus']['orderStatuses'];

/** The shop's own names of statuses, and the usual words with those names. */
export interface StatusWords {
  names: Partial<Record<keyof StatusTable, string>>;
  usual: StatusTable;
}

/** Null where the shop has no names of its own. */
export const StatusWordsContext = createContext<StatusWords | null>(null);

/** Puts the shop's names into words about statuses. */
export const named = (table: StatusTable, names: StatusWords['names']): StatusTable =>
  Object.fromEntries(
    Object.entries(table).map(([status, words]) => [
      status,
      { ...words, title: names[status as keyof StatusTable] ?? words.title },
    ]),
  ) as StatusTable;
