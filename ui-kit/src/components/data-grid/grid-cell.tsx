import { useId, type MouseEvent, type ReactNode } from 'react';
import { ErrorIcon } from '../../icons/index.js';
import { useLocale } from '../../locale/locale-context.js';
import { Anchor } from '../link/link-provider.js';
import { cellOf } from '../data-table/use-data-table.js';
import { CellEditor } from './cell-editor.js';
import { shownOf } from './cell-edit.js';
import type { DataGridColumn } from './data-grid-column.js';
import * as styles from './data-grid.styles.js';
import type { ActiveCell } from './use-active-cell.js';
import { placeOf, type CellEdits } from './use-cell-edits.js';

export interface GridCellProps<Row> {
  rowKey: string;
  row: Row;
  column: DataGridColumn<Row>;
  /** Name of the row, for the field. */
  name: string;
  /** URL of the row, if the cell links to it. */
  href: string | undefined;
  /** Whether the cell names its row. */
  isHeader: boolean;
  active: ActiveCell;
  edits: CellEdits;
}

/** A cell: its value, the field in which it is edited, or the refused value with the reason. */
export function GridCell<Row>({ rowKey, row, column, name, href, isHeader, active, edits }: GridCellProps<Row>) {
  const noteId = useId();
  const region = useLocale();
  const place = { row: rowKey, column: column.id };
  const draft = edits.drafts.get(placeOf(place));
  const isEdited = edits.editing?.row === rowKey && edits.editing.column === column.id;
  const isEditable = column.edit !== undefined && !column.edit.isLocked?.(row);
  const error = isEdited ? edits.editing?.error : draft?.error;

  const shown = (): ReactNode => {
    if (!draft || !column.edit) return cellOf(column, row);
    return draft.value === undefined ? draft.text : shownOf(column.edit, draft.value, region);
  };
  const begin = ({ target }: MouseEvent) => {
    if (isEditable && !isEdited && !(target as Element).closest('a')) edits.begin(place);
  };
  const attributes = {
    'data-part': 'cell',
    role: isHeader ? 'rowheader' : 'gridcell',
    tabIndex: active.is(rowKey, column.id) ? 0 : -1,
    'aria-readonly': column.edit ? !isEditable : undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-busy': draft && draft.error === undefined ? true : undefined,
    'aria-describedby': error !== undefined && !isEdited ? noteId : undefined,
    css: [styles.cell, column.align === 'end' && styles.cellAtEnd, isEditable && styles.editable],
    onFocus: () => active.enter(place),
    onClick: begin,
  };
  const content = (
    <>
      {isEdited && column.edit ? (
        <CellEditor column={column} edit={column.edit} name={name} noteId={noteId} active={active} edits={edits} />
      ) : (
        <div css={[styles.value, isHeader && styles.name]}>
          {error !== undefined && <ErrorIcon size={16} />}
          {href === undefined ? (
            shown()
          ) : (
            <Anchor href={href} tabIndex={-1} data-part="row-link" css={styles.link}>
              {shown()}
            </Anchor>
          )}
        </div>
      )}
      {error !== undefined && (
        <span id={noteId} css={styles.note}>
          {error}
        </span>
      )}
    </>
  );
  return isHeader ? (
    <th scope="row" {...attributes}>
      {content}
    </th>
  ) : (
    <td {...attributes}>{content}</td>
  );
}
