import type { Ref } from 'react';
import { useOwnValue } from '../../hooks/use-own-value.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Button } from '../button/button.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { Popover } from '../popover/popover.js';
import { dataGridWords } from './data-grid.words.js';

export interface ColumnChoiceProps {
  /** All available columns, in order. Columns that name the rows cannot be hidden. */
  columns: readonly { id: string; label: string; namesRow?: boolean }[];
  /** Identifiers of the columns that are shown, if the caller keeps them. Default: kept here. */
  value?: readonly string[] | undefined;
  /** The columns that are shown at first. Default: all. */
  defaultValue?: readonly string[];
  /** Called with the identifiers to show, in the order of `columns`. Default: none. */
  onValueChange?: (value: string[]) => void;
  /** A class of the panel. Default: none. */
  className?: string;
  /** The panel's element. Default: none. */
  ref?: Ref<HTMLDivElement>;
}

/** A button that opens the list of columns to show. The caller passes the chosen columns to its table. */
export function ColumnChoice(passed: ColumnChoiceProps) {
  const props = useDefaultProps('ColumnChoice', passed);
  const { columns, value, defaultValue = columns.map(({ id }) => id), onValueChange, ...panel } = props;
  const [shownIds, choose] = useOwnValue<readonly string[]>(value, defaultValue, (ids) => onValueChange?.([...ids]));
  const words = useWords('dataGrid', dataGridWords);
  const toggle = (id: string, shown: boolean) =>
    choose(columns.filter((column) => (column.id === id ? shown : shownIds.includes(column.id))).map((one) => one.id));
  return (
    <Popover
      title={words.shownColumns}
      placement="bottom-end"
      trigger={(trigger) => (
        <Button variant="secondary" {...trigger}>
          {words.columns}
        </Button>
      )}
      {...panel}
    >
      {columns
        .filter(({ namesRow = false }) => !namesRow)
        .map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={shownIds.includes(id)}
            onChange={({ target }) => toggle(id, target.checked)}
          />
        ))}
    </Popover>
  );
}
