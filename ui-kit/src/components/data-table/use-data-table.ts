import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  useTable,
  type ColumnDef,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useMemo, useState, type ReactNode } from 'react';
import { useLocale } from '../../locale/locale-context.js';
import { valueOf, type ValueOf } from '../../server-props/index.js';

export interface DataTableColumn<Row> {
  /** Unique identifier of the column. */
  id: string;
  /** Heading of the column. */
  label: string;
  /** Content of a row's cell: a key of the row, or a function. Default: the row's value under the column's `id`. */
  cell?: ValueOf<Row, ReactNode>;
  /**
   * Value to sort by: text (by the language's alphabet), a number, or null to be last; a key of the row, or a function.
   * Default: not sortable.
   */
  sortBy?: ValueOf<Row, string | number | null>;
  /** Alignment of the values: `end` is for numbers and amounts. Default: `start`. */
  align?: 'start' | 'end';
  /** The cell names its row and is the heading of a card. Default: the first column names the rows. */
  namesRow?: boolean;
  /** Shown below the column, such as a sum. Default: none. */
  total?: ReactNode;
}

/** Returns the content of a row's cell. */
export const cellOf = <Row>({ id, cell }: DataTableColumn<Row>, row: Row): ReactNode =>
  valueOf<Row, ReactNode>(cell ?? (id as keyof Row & string), row);

export interface DataTableSort {
  /** The `id` of the column. */
  column: string;
  /** Sorts from the greatest to the least. Default: false. */
  descending?: boolean;
}

export interface DataTableOptions<Row extends object> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  keyOf: ValueOf<Row, string>;
  sort: DataTableSort | null | undefined;
  defaultSort: DataTableSort | null;
  onSortChange: ((sort: DataTableSort | null) => void) | undefined;
  selected: readonly string[] | undefined;
  defaultSelected: readonly string[];
  onSelectedChange: ((selected: string[]) => void) | undefined;
  /** The page to show. `total` means that the rows are only those of this page, sorted by the caller. */
  pages: { page: number; size: number; total?: number } | undefined;
}

// Lists only the features in use, so that the bundle contains no others.
const features = {
  rowSortingFeature,
  rowSelectionFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
};

/** Sorting, paging and selection of rows, controlled here or by the caller. The kit renders them. */
export function useDataTable<Row extends object>(options: DataTableOptions<Row>) {
  const { columns, rows, keyOf, onSortChange, onSelectedChange, pages } = options;
  const { locale } = useLocale();
  const [ownSort, setOwnSort] = useState(options.defaultSort);
  const [ownSelected, setOwnSelected] = useState(options.defaultSelected);
  const sort = options.sort === undefined ? ownSort : options.sort;
  const selected = options.selected ?? ownSelected;
  const isElsewhere = pages?.total !== undefined;

  const defined = useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return columns.map(({ id, sortBy }): ColumnDef<typeof features, Row> => ({
      id,
      accessorFn: (row) => (sortBy === undefined ? undefined : (valueOf(sortBy, row) ?? undefined)),
      enableSorting: sortBy !== undefined,
      sortUndefined: 'last',
      sortFn: (one, other) => {
        const [a, b] = [one.getValue(id), other.getValue(id)];
        return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
      },
    }));
  }, [columns, locale]);

  const table = useTable({
    features,
    columns: defined,
    data: rows,
    getRowId: (row) => valueOf(keyOf, row),
    state: {
      sorting: sort ? [{ id: sort.column, desc: sort.descending ?? false }] : [],
      rowSelection: Object.fromEntries(selected.map((key) => [key, true as const])),
      pagination: { pageIndex: (pages?.page ?? 1) - 1, pageSize: pages?.size ?? Infinity },
    },
    manualSorting: isElsewhere,
    manualPagination: isElsewhere,
    autoResetPageIndex: false,
    sortDescFirst: false,
    enableMultiSort: false,
    ...(isElsewhere && { rowCount: pages.total }),
    onSortingChange: (update) => {
      const [first] = typeof update === 'function' ? update(table.state.sorting) : update;
      const next = first ? { column: first.id, descending: first.desc } : null;
      setOwnSort(next);
      onSortChange?.(next);
    },
    onRowSelectionChange: (update) => {
      const next: RowSelectionState = typeof update === 'function' ? update(table.state.rowSelection) : update;
      setOwnSelected(Object.keys(next));
      onSelectedChange?.(Object.keys(next));
    },
  });
  return table;
}

export type DataTableApi<Row extends object> = ReturnType<typeof useDataTable<Row>>;
