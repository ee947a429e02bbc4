import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { Checkbox } from '../checkbox/checkbox.js';
import type { DataTableApi, DataTableColumn } from './use-data-table.js';
import { dataTableWords } from './data-table.words.js';
import * as styles from './data-table.styles.js';

export interface DataTableHeadProps<Row extends object> {
  /** TanStack Table's state of sorting and selection. */
  table: DataTableApi<Row>;
  /** The columns, in order. */
  columns: readonly DataTableColumn<Row>[];
  /** Whether there is a checkbox for all rows. */
  selectable: boolean;
  /** Whether there are no rows to select. */
  disabled: boolean;
}

const marks = { asc: ArrowUpIcon, desc: ArrowDownIcon };
const orders = { asc: 'ascending', desc: 'descending' } as const;

/** The column headings. Sortable ones are buttons. */
export function DataTableHead<Row extends object>({ table, columns, selectable, disabled }: DataTableHeadProps<Row>) {
  const words = useWords('dataTable', dataTableWords);
  const isAll = table.getIsAllPageRowsSelected();
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selectable && (
          <th role="columnheader" scope="col" css={styles.tickAll}>
            <Checkbox
              label={<span css={styles.wordsOfAll}>{words.selectAll}</span>}
              checked={isAll}
              indeterminate={!isAll && table.getIsSomePageRowsSelected()}
              disabled={disabled}
              onChange={table.getToggleAllPageRowsSelectedHandler()}
            />
          </th>
        )}
        {columns.map(({ id, label, align }) => {
          const column = table.getColumn(id);
          const cell = { role: 'columnheader', scope: 'col', css: align === 'end' && styles.end };
          if (!column?.getCanSort())
            return (
              <th key={id} {...cell}>
                {label}
              </th>
            );
          const order = column.getIsSorted();
          const Mark = order ? marks[order] : SortIcon;
          return (
            <th key={id} {...cell} aria-sort={order ? orders[order] : 'none'}>
              <button
                type="button"
                css={[styles.sort, align === 'end' && styles.sortEnd]}
                onClick={column.getToggleSortingHandler()}
              >
                {label}
                <Mark size={16} />
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
