import { registerEnumType } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { afterPlace, keyColumn, type Sorted } from '../platform/database/after-place.js';
import { askedFields } from '../platform/graphql/asked-fields.js';
import type { MadeBetweenInput } from './made-between.input.js';

export const ListSort = { NEWEST_FIRST: 'NEWEST_FIRST', OLDEST_FIRST: 'OLDEST_FIRST' } as const;
export type ListSort = keyof typeof ListSort;

registerEnumType(ListSort, {
  name: 'ListSort',
  description: 'Sort order by time of creation. This time never changes, so paging misses no entry.',
  valuesMap: {
    NEWEST_FIRST: { description: 'Latest first.' },
    OLDEST_FIRST: { description: 'Earliest first.' },
  },
});

/** The parameters of {@link madeBetween}. */
export const madeIn = ({ from, to }: MadeBetweenInput) => ({ from: from ?? null, to: to ?? null });

/** Returns SQL of a condition on the time when the row `row` was created. */
export const madeBetween = (row: string): string => `
  AND (:from?::timestamptz IS NULL OR ${row}."createdAt" >= :from) AND (:to?::timestamptz IS NULL OR ${row}."createdAt" < :to)`;

/** The columns by which rows `row` are sorted. */
export const sortedByTime = (row: string, sort: ListSort): Sorted => ({
  ...{ by: `${row}."createdAt"`, id: `${row}."id"`, kind: 'TIME' },
  direction: sort === 'NEWEST_FIRST' ? 'DESC' : 'ASC',
});

/** Returns SQL of a part of a list that is sorted by the time of creation. `columns` contains the `id`. */
export function madeSlice(row: string, sort: ListSort, columns: string, source: string): string {
  const sorted = sortedByTime(row, sort);
  return `SELECT ${columns}, ${keyColumn(sorted)} ${source} ${afterPlace(sorted)}`;
}

/** Counts of a connection that are made only if a query asks for them. */
export interface AskedCounts {
  total: boolean;
  parts: boolean;
}

/** Returns which counts of a connection a query selects; `parts` is the field that counts parts of the list. */
export function askedCounts(info: GraphQLResolveInfo, parts = 'stateCounts'): AskedCounts {
  const asked = askedFields(info);
  return { total: asked.has('totalCount'), parts: asked.has(parts) };
}
