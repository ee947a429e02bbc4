/** Columns by which a list is sorted. `by` is SQL of a column that is never null, `id` SQL of the id. */
export interface Sorted {
  by: string;
  id: string;
  kind: 'TIME' | 'NUMBER' | 'TEXT';
  direction: 'ASC' | 'DESC';
}

const KEYS: Record<Sorted['kind'], { read: (by: string) => string; given: string }> = {
  TIME: {
    read: (by) => `(extract(epoch FROM ${by}) * 1000)::bigint::text`,
    given: 'to_timestamp(:afterKey?::text::bigint / 1000.0)',
  },
  NUMBER: { read: (by) => `${by}::text`, given: ':afterKey?::text::bigint' },
  TEXT: { read: (by) => by, given: ':afterKey?::text' },
};

/** Returns SQL of the column `key` of a `Place` (`shared/keyset.ts`). */
export const keyColumn = ({ by, kind }: Sorted): string => `${KEYS[kind].read(by)} AS "key"`;

/** Returns SQL that sorts. */
export const inOrder = ({ by, id, direction }: Omit<Sorted, 'kind'>): string =>
  `ORDER BY ${by} ${direction}, ${id} ${direction}`;

/** Returns SQL that continues a condition and sorts: the parameters are those of `After` and `limit`. */
export const afterPlace = (sorted: Sorted): string => {
  const { by, id, kind, direction } = sorted;
  return `
  AND (:afterId?::uuid IS NULL OR (${by}, ${id}) ${direction === 'ASC' ? '>' : '<'} (${KEYS[kind].given}, :afterId::uuid))
${inOrder(sorted)} LIMIT :limit`;
};
