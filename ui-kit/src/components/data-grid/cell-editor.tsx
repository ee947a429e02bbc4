import { useRef, useState, type KeyboardEvent } from 'react';
import { useWords } from '../../locale/use-words.js';
import type { CellEdit } from './cell-edit.js';
import type { DataGridColumn } from './data-grid-column.js';
import { dataGridWords } from './data-grid.words.js';
import * as styles from './data-grid.styles.js';
import type { ActiveCell } from './use-active-cell.js';
import type { CellEdits } from './use-cell-edits.js';

export interface CellEditorProps<Row> {
  column: DataGridColumn<Row>;
  edit: CellEdit<Row>;
  /** Name of the row. */
  name: string;
  /** The `id` of the error message. */
  noteId: string;
  active: ActiveCell;
  edits: CellEdits;
}

const inputModes = { text: 'text', number: 'numeric', money: 'decimal' } as const;

/** The input field of a cell that is being edited. */
export function CellEditor<Row>({ column, edit, name, noteId, active, edits }: CellEditorProps<Row>) {
  const words = useWords('dataGrid', dataGridWords);
  const { editing } = edits;
  const [text, setText] = useState(editing?.text ?? '');
  /** Whether a key has ended the editing, so that the following loss of focus is ignored. */
  const ended = useRef(false);

  const commit = (then: () => void) => {
    ended.current = edits.commit(text, true);
    if (ended.current) then();
  };

  const editNext = (direction: 1 | -1) => {
    const to = edits.next(active, direction);
    const place = to && active.go(to.index, to.column, false);
    if (place) edits.begin(place);
    else active.focus();
  };

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Prevents a dialog around the grid from closing.
      event.stopPropagation();
      ended.current = true;
      if (editing) edits.revert(editing);
      active.focus();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // As in a spreadsheet, Enter moves to the cell below.
      commit(() => active.go(active.index + 1, active.columnIndex, true));
    } else if (event.key === 'Tab') {
      event.preventDefault();
      commit(() => editNext(event.shiftKey ? -1 : 1));
    }
  };

  const field = {
    css: [styles.editor, column.align === 'end' && styles.editorAtEnd],
    'aria-label': words.edit(column.label, name),
    'aria-invalid': editing?.error === undefined ? undefined : (true as const),
    'aria-describedby': editing?.error === undefined ? undefined : noteId,
    'aria-required': edit.required,
    value: text,
    autoFocus: true,
    onChange: ({ target }: { target: HTMLInputElement | HTMLSelectElement }) => setText(target.value),
    onKeyDown: press,
    onBlur: () => {
      if (!ended.current) edits.commit(text, false);
    },
  };

  return edit.kind === 'select' ? (
    <select {...field}>
      {edit.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  ) : (
    <input
      {...field}
      type="text"
      inputMode={inputModes[edit.kind]}
      autoComplete="off"
      enterKeyHint="next"
      maxLength={edit.kind === 'text' ? edit.maxLength : undefined}
      onFocus={({ target }) =>
        editing?.isBegun ? target.setSelectionRange(text.length, text.length) : target.select()
      }
    />
  );
}
