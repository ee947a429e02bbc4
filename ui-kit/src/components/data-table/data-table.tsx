import { useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useWords } from '../../locale/use-words.js';
import { Pagination } from '../pagination/pagination.js';
import { Text } from '../text/text.js';
import { VisuallyHidden, visuallyHidden } from '../visually-hidden/visually-hidden.js';
import { DataTableBody } from './data-table-body.js';
import { DataTableHead } from './data-table-head.js';
import { dataTableWords } from './data-table.words.js';
import * as styles from './data-table.styles.js';
import { useDataTable, type DataTableColumn, type DataTableSort } from './use-data-table.js';
import { useScrolls } from './use-scrolls.js';

export interface DataTablePages {
  /** The page that is shown, from 1. */
  page: number;
  /** Rows of a page. */
  size: number;
  /** Returns the address of a page: every page is a link. */
  hrefOf: (page: number) => string;
  /** Number of all rows, if `rows` are those of this page alone. The caller then sorts. Default: `rows` are all. */
  total?: number;
}

export interface DataTableProps<Row extends object> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Caption of the table: its accessible name. */
  label: string;
  /** Hides the caption visually. Screen readers still announce it. Default: false. */
  labelHidden?: boolean;
  /** The columns, in order. Keep them outside the component, or in `useMemo`. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows, in the order of the caller. */
  rows: readonly Row[];
  /** Returns the identifier of a row. */
  keyOf: (row: Row) => string;
  /** Returns what a row is called, for the name of its checkbox. Default: its identifier. */
  nameOf?: (row: Row) => string;
  /** How it is sorted, if the caller controls it; null is as the rows come. Default: the table keeps it itself. */
  sort?: DataTableSort | null;
  /** How it is sorted at first. Default: as the rows come. */
  defaultSort?: DataTableSort | null;
  /** Called with the order that a heading asks for, or with null. Default: none. */
  onSortChange?: (sort: DataTableSort | null) => void;
  /** Rows have checkboxes, and the head has one for all rows that are shown. Default: false. */
  selectable?: boolean;
  /** Identifiers of the selected rows, if the caller controls them. Default: the table keeps them itself. */
  selected?: readonly string[];
  /** Identifiers of the rows selected at first. Default: none. */
  defaultSelected?: readonly string[];
  /** Called with the identifiers of the selected rows, those of other pages too. Default: none. */
  onSelectedChange?: (selected: string[]) => void;
  /** Shows one page of the rows, and links to the others below them. Default: all rows. */
  pages?: DataTablePages;
  /** The rows are loading: lines of their height are shown. Default: false. */
  loading?: boolean;
  /** Shown instead of rows if there are none: what to do next. Default: that there is nothing. */
  empty?: ReactNode;
  /** Where there is little room: `cards` makes each row a card, `scroll` moves the table sideways. Default: `cards`. */
  onPhone?: 'cards' | 'scroll';
  /** Height from which the rows scroll below a head that stays, such as `480px`. Default: none. */
  maxHeight?: string;
}

const none: readonly string[] = [];

/** Rows of data that can be sorted and selected. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, labelHidden = false, columns, rows, keyOf, nameOf = keyOf, selectable = false, ...others } = props;
  const {
    sort,
    defaultSort = null,
    onSortChange,
    selected,
    defaultSelected = none,
    onSelectedChange,
    ...more
  } = others;
  const { pages, loading = false, empty, onPhone = 'cards', maxHeight, ...rest } = more;
  const words = useWords('dataTable', dataTableWords);
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(frame);
  /** What a screen reader announces after a press on a heading. */
  const [news, setNews] = useState('');

  const tell = (next: DataTableSort | null) => {
    const heading = columns.find(({ id }) => id === next?.column)?.header ?? '';
    setNews(next ? words.sorted(heading, next.descending ?? false) : words.unsorted);
    onSortChange?.(next);
  };
  const table = useDataTable({
    columns,
    rows,
    keyOf,
    sort,
    defaultSort,
    onSortChange: tell,
    selected,
    defaultSelected,
    onSelectedChange,
    pages,
  });

  const total = pages?.total ?? rows.length;
  const shown = table.getRowModel().rows.length;
  const before = pages ? (pages.page - 1) * pages.size : 0;
  const placeholders = loading ? (pages?.size ?? (rows.length || 5)) : 0;

  return (
    <div css={styles.root} {...rest}>
      <div
        ref={frame}
        css={styles.region}
        style={{ maxHeight }}
        {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': label })}
      >
        {/* Rows drawn as cards lose their roles in the browser, so each role is written out. */}
        <table
          role="table"
          aria-busy={loading || undefined}
          css={[
            styles.table,
            onPhone === 'cards' ? styles.cards : styles.scrolls,
            maxHeight !== undefined && styles.stickyHead,
          ]}
        >
          <caption css={labelHidden ? visuallyHidden : styles.caption}>{label}</caption>
          <DataTableHead
            table={table}
            columns={columns}
            selectable={selectable}
            disabled={placeholders > 0 || shown === 0}
          />
          <DataTableBody
            table={table}
            columns={columns}
            nameOf={nameOf}
            selectable={selectable}
            placeholders={placeholders}
            empty={empty ?? <Text tone="muted">{words.nothing}</Text>}
          />
        </table>
      </div>
      {pages && total > pages.size && (
        <div css={styles.foot}>
          <Text size="small" tone="muted">
            {words.shownOf(before + 1, before + (placeholders || shown), total)}
          </Text>
          <Pagination
            page={pages.page}
            totalPages={Math.ceil(total / pages.size)}
            hrefOf={pages.hrefOf}
            aria-label={words.pagesOf(label)}
          />
        </div>
      )}
      <VisuallyHidden role="status">{loading ? words.loading : news}</VisuallyHidden>
    </div>
  );
}
