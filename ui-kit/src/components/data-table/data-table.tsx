import { useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useWords } from '../../locale/use-words.js';
import type { AddressOf, ValueOf } from '../../server-props/index.js';
import { useDefaultProps } from '../../theme/default-props.js';
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
  /** Number of the shown page, starting from 1. */
  page: number;
  /** Number of rows per page. */
  size: number;
  /** URL of a page: a template such as `/list?page={page}`, or a function. Every page is a link. */
  hrefOf: AddressOf<number>;
  /** Number of all rows, if `rows` contains only this page. The caller then sorts. Default: `rows` contains all. */
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
  /** Identifier of a row: a key of the row, or a function. */
  keyOf: ValueOf<Row, string>;
  /** Name of a row, for its checkbox: a key of the row, or a function. Default: its identifier. */
  nameOf?: ValueOf<Row, string>;
  /** The sort order, if the caller controls it; null keeps the order of `rows`. Default: uncontrolled. */
  sort?: DataTableSort | null;
  /** The initial sort order. Default: the order of `rows`. */
  defaultSort?: DataTableSort | null;
  /** Called with the requested sort order, or with null for none. Default: none. */
  onSortChange?: (sort: DataTableSort | null) => void;
  /** Rows have checkboxes, and the head has one for all shown rows. Default: false. */
  selectable?: boolean;
  /** Identifiers of the selected rows, if the caller controls them. Default: uncontrolled. */
  selected?: readonly string[];
  /** Identifiers of the initially selected rows. Default: none. */
  defaultSelected?: readonly string[];
  /** Called with the identifiers of the selected rows, including those on other pages. Default: none. */
  onSelectedChange?: (selected: string[]) => void;
  /** Shows one page of the rows, with links to the others below. Default: all rows. */
  pages?: DataTablePages;
  /** The rows are loading: placeholders of the same height are shown. Default: false. */
  loading?: boolean;
  /** Shown when there are no rows: what to do next. Default: a text that the table is empty. */
  empty?: ReactNode;
  /** On narrow screens `cards` makes each row a card, and `scroll` lets the table scroll sideways. Default: `cards`. */
  onPhone?: 'cards' | 'scroll';
  /** Height above which the rows scroll below a fixed head, such as `480px`. Default: none. */
  maxHeight?: string;
}

const none: readonly string[] = [];

/** A table of data that can be sorted and selected. */
export function DataTable<Row extends object>(passed: DataTableProps<Row>) {
  const props = useDefaultProps('DataTable', passed);
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
  /** The message that screen readers announce after sorting. */
  const [news, setNews] = useState('');

  const tell = (next: DataTableSort | null) => {
    const heading = columns.find(({ id }) => id === next?.column)?.label ?? '';
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
        css={[styles.region, { maxHeight }]}
        {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': label })}
      >
        {/* Rows displayed as cards lose their implicit roles in the browser, so each role is explicit. */}
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
