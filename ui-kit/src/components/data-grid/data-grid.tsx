import { useMemo, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useHydrated } from '../../hooks/use-hydrated.js';
import { useWords } from '../../locale/use-words.js';
import { loadingWords } from '../../locale/words/loading.words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { DataTableHead } from '../data-table/data-table-head.js';
import { useDataTable, type DataTableSort } from '../data-table/use-data-table.js';
import { dataTableWords } from '../data-table/data-table.words.js';
import { Text } from '../text/text.js';
import { VisuallyHidden, visuallyHidden } from '../visually-hidden/visually-hidden.js';
import { leastWidth, type DataGridColumn } from './data-grid-column.js';
import { DataGridRows } from './data-grid-rows.js';
import * as styles from './data-grid.styles.js';
import { useActiveCell } from './use-active-cell.js';
import { useCellEdits, type OnEdit } from './use-cell-edits.js';
import { useGridKeys } from './use-grid-keys.js';

export interface DataGridProps<Row extends object> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the grid. */
  label: string;
  /** The columns, in order. Keep them outside the component, or in `useMemo`. */
  columns: readonly DataGridColumn<Row>[];
  /** The rows, in the order of the caller: tens of thousands are fine. */
  rows: readonly Row[];
  /** Returns the identifier of a row. */
  keyOf: (row: Row) => string;
  /** Returns the name of a row, for its checkbox and fields. Default: its identifier. */
  nameOf?: (row: Row) => string;
  /** Returns the URL of a row: the cell that names the row is a link, and `Enter` follows it. Default: none. */
  hrefOf?: (row: Row) => string;
  /**
   * Called with a typed value, in minor units for money. Returns an error message, or a promise of it; if there is no
   * error, `rows` must contain the new value by then. If a promise rejects, the value counts as not saved. Default:
   * none.
   */
  onEdit?: OnEdit<Row>;
  /** The sort order, if the caller controls it; null keeps the order of `rows`. Default: uncontrolled. */
  sort?: DataTableSort | null;
  /** The initial sort order. Default: the order of `rows`. */
  defaultSort?: DataTableSort | null;
  /** Called with the requested sort order, or with null for none. Default: none. */
  onSortChange?: (sort: DataTableSort | null) => void;
  /** The caller sorts `rows` itself, as for a list that is loaded in parts. Default: false. */
  sortedElsewhere?: boolean;
  /** Rows have checkboxes, and the head has one for all rows. Default: false. */
  selectable?: boolean;
  /** Identifiers of the selected rows, if the caller controls them. Default: uncontrolled. */
  selected?: readonly string[];
  /** Identifiers of the initially selected rows. Default: none. */
  defaultSelected?: readonly string[];
  /** Called with the identifiers of the selected rows. Default: none. */
  onSelectedChange?: (selected: string[]) => void;
  /** The keys `j` and `k` move by a row and `x` selects it, in any keyboard layout. Default: false. */
  letterKeys?: boolean;
  /** Number of all rows, if `rows` are only the first of them. Default: the number of `rows`. */
  total?: number;
  /** Called when the last of `rows` become visible, to load more. Default: none. */
  onEndReached?: () => void;
  /** Rows are loading: placeholders are shown if there are none yet. Default: false. */
  loading?: boolean;
  /** Shown when there are no rows: what to do next. Default: a text that the grid is empty. */
  empty?: ReactNode;
  /** Height above which the rows scroll below the head, such as `calc(100dvh - 12rem)`. Default: `70dvh`. */
  maxHeight?: string;
}

const none: readonly string[] = [];

/** A grid of thousands of rows that are edited in place, with the keyboard or the mouse. */
export function DataGrid<Row extends object>(passed: DataGridProps<Row>) {
  const props = useDefaultProps('DataGrid', passed);
  const { label, columns, rows, keyOf, nameOf = keyOf, hrefOf, onEdit, ...others } = props;
  const { sort, defaultSort = null, onSortChange, sortedElsewhere = false, ...chosen } = others;
  const { selectable = false, selected, defaultSelected = none, onSelectedChange, ...shown } = chosen;
  const { letterKeys = false, total, onEndReached, loading = false, empty, maxHeight = '70dvh', ...rest } = shown;
  const tableWords = useWords('dataTable', dataTableWords);
  const { loading: loadingText } = useWords('loading', loadingWords);
  const frame = useRef<HTMLDivElement>(null);
  /** The text that is announced to screen readers. */
  const [news, setNews] = useState('');

  const table = useDataTable({
    columns,
    rows,
    keyOf,
    sort,
    defaultSort,
    onSortChange: (next) => {
      const heading = columns.find(({ id }) => id === next?.column)?.label ?? '';
      setNews(next ? tableWords.sorted(heading, next.descending ?? false) : tableWords.unsorted);
      onSortChange?.(next);
    },
    selected,
    defaultSelected,
    onSelectedChange,
    pages: sortedElsewhere ? { page: 1, size: Infinity, total: total ?? rows.length } : undefined,
  });
  const ordered = table.getRowModel().rows;
  const indexes = useMemo(() => new Map(ordered.map(({ id }, index) => [id, index])), [ordered]);

  const active = useActiveCell(frame, ordered, columns);
  const hydrated = useHydrated();
  const edits = useCellEdits({
    columns,
    rows: ordered,
    indexes,
    nameOf,
    onEdit,
    onNews: setNews,
  });
  const keys = useGridKeys({ active, edits, table, selectable, letterKeys, frame });

  return (
    <div css={styles.root} {...rest}>
      <div ref={frame} css={[styles.region, { maxHeight }]}>
        <table
          role="grid"
          aria-label={label}
          aria-rowcount={(total ?? rows.length) + 1}
          aria-multiselectable={selectable || undefined}
          aria-busy={loading || undefined}
          css={[styles.table, { minWidth: leastWidthOf(columns, selectable) }]}
          onKeyDown={keys}
        >
          <caption css={visuallyHidden}>{label}</caption>
          {/* Emotion may put no style sheet among columns, so they have no class; the server's HTML has no styles. */}
          <colgroup>
            {selectable && <col style={hydrated ? { width: styles.tickWidth } : undefined} />}
            {columns.map(({ id, width }) => (
              <col key={id} style={hydrated ? { width } : undefined} />
            ))}
          </colgroup>
          <DataTableHead table={table} columns={columns} selectable={selectable} disabled={ordered.length === 0} />
          <DataGridRows
            frame={frame}
            table={table}
            columns={columns}
            nameOf={nameOf}
            hrefOf={hrefOf}
            selectable={selectable}
            active={active}
            edits={edits}
            onEndReached={onEndReached}
            loading={loading}
            placeholders={loading && ordered.length === 0 ? 12 : 0}
            empty={empty ?? <Text tone="muted">{tableWords.nothing}</Text>}
          />
        </table>
      </div>
      <VisuallyHidden role="status">{loading ? loadingText : news}</VisuallyHidden>
    </div>
  );
}

/** Minimum width, below which the table scrolls sideways instead of squeezing its columns. */
function leastWidthOf<Row>(columns: readonly DataGridColumn<Row>[], selectable: boolean): string {
  const widths = columns.map(({ width, minWidth = leastWidth }) => width ?? minWidth);
  return `calc(${[...widths, ...(selectable ? [styles.tickWidth] : [])].join(' + ')})`;
}
