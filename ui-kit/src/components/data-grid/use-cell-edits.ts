import { useState } from 'react';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { readCell, textOf, type CellEdit, type CellFault, type CellValue } from './cell-edit.js';
import type { DataGridColumn } from './data-grid-column.js';
import { dataGridWords } from './data-grid.words.js';

/** A cell: the identifiers of its row and column. */
export interface CellPlace {
  row: string;
  column: string;
}

/** A value that was entered and is not saved yet: it is being saved, or was refused. */
export interface Draft {
  text: string;
  /** Absent if the text is not a valid value. */
  value?: CellValue;
  /** Why the value was refused. Absent while it is being saved. */
  error?: string;
}

export interface Editing extends CellPlace {
  text: string;
  error?: string;
  /** The text is the first character that was typed, after which the next ones go. */
  isBegun?: true;
}

export type OnEdit<Row> = (
  value: CellValue,
  cell: { row: Row; column: string },
) => Promise<string | undefined> | string | undefined;

export interface CellEditsOptions<Row> {
  columns: readonly DataGridColumn<Row>[];
  /** The rows in the order in which they are shown. */
  rows: readonly { id: string; original: Row }[];
  /** Indexes of rows by their identifiers. */
  indexes: ReadonlyMap<string, number>;
  nameOf: (row: Row) => string;
  onEdit: OnEdit<Row> | undefined;
  /** Called with a text to announce to screen readers. */
  onNews: (news: string) => void;
}

export const placeOf = ({ row, column }: CellPlace) => `${row}\n${column}`;

const without = (drafts: ReadonlyMap<string, Draft>, place: string) => {
  const rest = new Map(drafts);
  rest.delete(place);
  return rest;
};

/** The cell that is being edited, and values that are being saved or were refused. */
export function useCellEdits<Row>(options: CellEditsOptions<Row>) {
  const { columns, rows, indexes, nameOf, onEdit, onNews } = options;
  const region = useLocale();
  const words = useWords('dataGrid', dataGridWords);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());

  const editOf = ({ row, column }: CellPlace): { edit: CellEdit<Row>; row: Row } | null => {
    const found = rows[indexes.get(row) ?? -1]?.original;
    const edit = columns.find(({ id }) => id === column)?.edit;
    return found && edit && !edit.isLocked?.(found) ? { edit, row: found } : null;
  };
  const told = ({ fault, limit = '' }: CellFault) =>
    fault === 'min' || fault === 'max' ? words[fault](limit) : words[fault];
  const drop = (cell: CellPlace) => setDrafts((all) => without(all, placeOf(cell)));
  const put = (cell: CellPlace, draft: Draft) => setDrafts((all) => new Map(all).set(placeOf(cell), draft));

  /** Begins to edit a cell, with a typed character in place of its value if there is one. Returns false if it cannot be edited. */
  const begin = (cell: CellPlace, typed?: string): boolean => {
    const editable = editOf(cell);
    if (!editable || (drafts.has(placeOf(cell)) && drafts.get(placeOf(cell))?.error === undefined)) return false;
    if (typed !== undefined && editable.edit.kind !== 'select') {
      setEditing({ ...cell, text: typed, isBegun: true });
      return true;
    }
    const refused = drafts.get(placeOf(cell));
    const text = refused?.text ?? textOf(editable.edit, editable.edit.valueOf(editable.row), region);
    setEditing({ ...cell, text, ...(refused?.error !== undefined && { error: refused.error }) });
    return true;
  };

  const save = async (cell: CellPlace, draft: Draft & { value: CellValue }, row: Row) => {
    put(cell, draft);
    const refusal = await Promise.resolve()
      .then(() => onEdit?.(draft.value, { row, column: cell.column }))
      .catch(() => words.notSaved);
    if (refusal) {
      put(cell, { ...draft, error: refusal });
      onNews(refusal);
    } else {
      drop(cell);
      onNews(words.saved(columns.find(({ id }) => id === cell.column)?.label ?? '', nameOf(row)));
    }
  };

  /**
   * Ends the editing and saves the typed text. If the text is not valid and `insists` is true, the editing continues
   * and false is returned.
   */
  const commit = (text: string, insists: boolean): boolean => {
    const editable = editing && editOf(editing);
    if (!editing || !editable) return true;
    const cell: CellPlace = { row: editing.row, column: editing.column };
    const read = readCell(editable.edit, text, region);
    if ('fault' in read) {
      if (insists) setEditing({ ...cell, text, error: told(read) });
      else {
        setEditing(null);
        put(cell, { text, error: told(read) });
      }
      return !insists;
    }
    setEditing(null);
    if (read.value === editable.edit.valueOf(editable.row)) drop(cell);
    else void save(cell, { text, value: read.value }, editable.row);
    return true;
  };

  /** Ends the editing, or discards a refused value; the cell shows the saved value. */
  const revert = (cell: CellPlace) => {
    setEditing(null);
    if (drafts.get(placeOf(cell))?.error !== undefined) drop(cell);
  };

  /** Returns the next editable cell, or the previous one: in the same row, otherwise in the following rows. */
  const next = (from: CellPlace, direction: 1 | -1): { index: number; column: number } | null => {
    let index = indexes.get(from.row) ?? 0;
    let column = columns.findIndex(({ id }) => id === from.column);
    for (;;) {
      column += direction;
      if (!columns[column]) {
        index += direction;
        column = direction > 0 ? 0 : columns.length - 1;
      }
      const [row, to] = [rows[index], columns[column]];
      if (!row || !to) return null;
      if (editOf({ row: row.id, column: to.id })) return { index, column };
    }
  };

  return { editing, drafts, begin, commit, revert, next };
}

export type CellEdits = ReturnType<typeof useCellEdits>;
