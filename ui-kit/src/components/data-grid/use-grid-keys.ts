import type { KeyboardEvent, RefObject } from 'react';
import { directionOf } from '../../overlay/text-direction.js';
import type { ActiveCell } from './use-active-cell.js';
import type { CellEdits } from './use-cell-edits.js';

export interface GridKeysOptions {
  active: ActiveCell;
  edits: CellEdits;
  table: { getRow: (id: string) => { toggleSelected: () => void } };
  selectable: boolean;
  letterKeys: boolean;
  frame: RefObject<HTMLElement | null>;
}

/** Returns by how many rows and columns a key moves; Infinity means to the end. */
export function stepOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  page: number,
): [number, number] | null {
  const whole = event.ctrlKey || event.metaKey;
  switch (event.key) {
    case 'ArrowDown':
      return [whole ? Infinity : 1, 0];
    case 'ArrowUp':
      return [whole ? -Infinity : -1, 0];
    case 'ArrowRight':
      return [0, whole ? Infinity : 1];
    case 'ArrowLeft':
      return [0, whole ? -Infinity : -1];
    case 'PageDown':
      return [page, 0];
    case 'PageUp':
      return [-page, 0];
    case 'Home':
      return [whole ? -Infinity : 0, -Infinity];
    case 'End':
      return [whole ? Infinity : 0, Infinity];
    default:
      return null;
  }
}

/** Returns the number of rows that a page key moves: the visible rows, without the head and one row. */
const rowsInSight = (cell: HTMLElement, frame: HTMLElement | null) =>
  Math.max(1, Math.floor((frame?.clientHeight ?? 0) / (cell.offsetHeight || 1)) - 2);

const letters: Record<string, 'down' | 'up' | 'select'> = { KeyJ: 'down', KeyK: 'up', KeyX: 'select' };

/** Handles the keys of the grid in the ARIA guide, and optionally those of a mail client. */
export function useGridKeys(options: GridKeysOptions) {
  const { active, edits, table, selectable, letterKeys, frame } = options;

  const move = (rows: number, columns: number) => {
    active.go(Math.max(0, active.index) + rows, active.columnIndex + columns, true);
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    // Fields being edited and the buttons of the head handle their keys themselves.
    if (target.dataset['part'] !== 'cell') return;
    const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (altKey) return;
    const handled = () => event.preventDefault();
    const letter = letterKeys && !ctrlKey && !metaKey && !shiftKey ? letters[code] : undefined;
    const select = () => {
      if (selectable) table.getRow(active.row).toggleSelected();
    };

    if (letter) {
      handled();
      if (letter === 'select') select();
      else move(letter === 'down' ? 1 : -1, 0);
    } else if (key === 'Enter' || key === 'F2') {
      handled();
      if (!edits.begin(active)) target.closest('tr')?.querySelector<HTMLElement>('[data-part="row-link"]')?.click();
    } else if (key === 'Escape') edits.revert(active);
    else if (key === ' ') {
      handled();
      select();
    } else {
      const step = stepOf(event, rowsInSight(target, frame.current));
      if (!step) {
        // As in a spreadsheet: what is typed down a column goes into one cell after the other.
        const isTyped = key.length === 1 && !ctrlKey && !metaKey && !event.nativeEvent.isComposing;
        if (isTyped && edits.begin(active, key)) handled();
        return;
      }
      if (!frame.current) return;
      handled();
      move(step[0], directionOf(frame.current) === 'rtl' && key.startsWith('Arrow') ? -step[1] : step[1]);
    }
  };
}
