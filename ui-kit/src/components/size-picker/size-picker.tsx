import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { cell, grid, group, legend, name as nameStyle, note as noteStyle, radio } from './size-picker.styles.js';

export type SizeState = 'available' | 'last' | 'reserved' | 'sold';

export interface SizeOption {
  id: string;
  /** EU first, such as «42». */
  name: string;
  state: SizeState;
  /** Short lines: a price when sizes differ, a delivery speed. */
  notes?: readonly string[];
}

export interface SizePickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> {
  sizes: readonly SizeOption[];
  value?: string | undefined;
  onChange?: (id: string) => void;
  label?: ReactNode;
  /** The name of the form field. */
  name?: string;
}

export function SizePicker({ sizes, value, onChange, label, name, ...props }: SizePickerProps) {
  const messages = useMessages();
  const ownName = useId();
  const states: Record<SizeState, string | null> = {
    available: null,
    last: messages.lastOne,
    reserved: messages.reserved,
    sold: messages.soldOut,
  };
  return (
    <fieldset css={group} {...props}>
      <legend css={legend}>{label ?? messages.sizes}</legend>
      <div css={grid}>
        {sizes.map((size) => (
          <label key={size.id} css={cell}>
            <input
              type="radio"
              css={radio}
              name={name ?? ownName}
              value={size.id}
              checked={value === undefined ? undefined : value === size.id}
              disabled={size.state === 'sold' || size.state === 'reserved'}
              onChange={() => onChange?.(size.id)}
            />
            <span css={nameStyle}>{size.name}</span>
            {size.notes?.map((note) => (
              <span key={note} css={noteStyle}>
                {note}
              </span>
            ))}
            {size.state === 'sold' ? (
              // The line across the cell says it to the eye.
              <VisuallyHidden>{states.sold}</VisuallyHidden>
            ) : (
              states[size.state] && <span css={noteStyle}>{states[size.state]}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
