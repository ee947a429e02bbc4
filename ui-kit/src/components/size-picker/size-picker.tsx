import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useHydrated } from '../../hooks/use-hydrated.js';
import { useWords } from '../../locale/use-words.js';
import { soldOutWords } from '../../locale/words/sold-out.words.js';
import { addressOf, type AddressOf } from '../../server-props/index.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Anchor } from '../link/link-provider.js';
import { FieldNote, noteIdOf } from '../field/field-note.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import * as styles from './size-picker.styles.js';
import { sizePickerWords } from './size-picker.words.js';

export type SizeState = 'available' | 'last' | 'reserved' | 'sold';

export interface SizeOption {
  id: string;
  /** The displayed size, beginning with its EU value, such as «42». */
  label: string;
  /** The same size in another system, such as «27 см». */
  detail?: string | undefined;
  /** Availability. `last` is the last unit; `reserved` and `sold` cannot be chosen. */
  state: SizeState;
  /** Short notes, such as the price or the delivery time, if they differ from those of most sizes. */
  notes?: readonly string[];
  /**
   * Text for screen readers instead of `detail` and `notes` if these are abridged: «26 см, 12 490 ₽, 9–15 декабря».
   * Begin it with the visible detail. Default: none.
   */
  spoken?: string | undefined;
  /** Marks the shopper's own size. Default: false. */
  own?: boolean;
}

export interface SizePickerProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'children' | 'defaultValue'
> {
  /** The sizes, in order. Without any, nothing is rendered. */
  sizes: readonly SizeOption[];
  /** The `id` of the chosen size, if the caller controls it. Default: uncontrolled. */
  value?: string | undefined;
  /** The `id` of the size chosen at first. Default: none. */
  defaultValue?: string | undefined;
  /** Called with the `id` of the chosen size. Default: none. */
  onValueChange?: (id: string) => void;
  /**
   * URL of a size: a template such as `?size={size}`, or a function of its `id`. Before hydration the sizes are links
   * to these URLs. Default: none.
   */
  hrefOf?: AddressOf<string>;
  /** Legend of the group. Default: «Размеры». */
  label?: ReactNode;
  /** The error, such as «Выберите размер», shown above the sizes. Their cells are marked. Default: none. */
  error?: ReactNode;
  /** Name of the form field. Default: a generated one. */
  name?: string;
}

/** Maximum length of a name and its detail that fit into the narrowest column, such as «42.5» and «27,5». */
const shortMeasures = 8;

export function SizePicker(passed: SizePickerProps) {
  const { sizes, value, defaultValue, onValueChange, hrefOf, ...others } = useDefaultProps('SizePicker', passed);
  const { label, error, name, ...props } = others;
  const words = useWords('sizePicker', sizePickerWords);
  const ownName = useId();
  const hydrated = useHydrated();
  if (sizes.length === 0) return null;
  const short = sizes.every((size) => size.label.length + (size.detail?.length ?? 0) <= shortMeasures);
  return (
    <fieldset
      css={styles.group}
      aria-describedby={error ? noteIdOf(ownName) : undefined}
      data-invalid={error ? '' : undefined}
      {...props}
    >
      <legend css={styles.legend}>{label ?? words.sizes}</legend>
      <FieldNote css={styles.error} controlId={ownName} error={error} />
      <div css={sizes.length === 1 ? styles.single : [styles.grid, short && styles.dense]}>
        {sizes.map((size) => {
          const { id } = size;
          const gone = size.state === 'sold' || size.state === 'reserved';
          if (hrefOf && !hydrated) {
            return gone ? (
              <span key={id} css={styles.cell} data-gone="">
                <SizeCell {...size} />
              </span>
            ) : (
              <Anchor
                key={id}
                css={styles.cell}
                href={addressOf(hrefOf, id, { size: id })}
                aria-current={(value ?? defaultValue) === id || undefined}
              >
                <SizeCell {...size} />
              </Anchor>
            );
          }
          return (
            <label key={id} css={styles.cell} data-gone={gone ? '' : undefined}>
              <input
                type="radio"
                css={styles.radio}
                name={name ?? ownName}
                value={id}
                checked={value === undefined ? undefined : value === id}
                defaultChecked={defaultValue === undefined ? undefined : defaultValue === id}
                disabled={gone}
                onChange={() => onValueChange?.(id)}
              />
              <SizeCell {...size} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function SizeCell({ label, detail, state, notes = [], spoken, own = false }: SizeOption) {
  const words = useWords('sizePicker', sizePickerWords);
  const { soldOut } = useWords('soldOut', soldOutWords);
  const unread = spoken === undefined ? undefined : true;
  return (
    <>
      <span css={styles.measures}>
        <span css={styles.name}>{label}</span>{' '}
        {detail && (
          <span css={styles.note} aria-hidden={unread}>
            {detail}
          </span>
        )}
      </span>
      {unread && <VisuallyHidden>{spoken}</VisuallyHidden>}
      {notes.map((note) => (
        <span key={note} css={styles.note} aria-hidden={unread}>
          {note}
        </span>
      ))}
      {state === 'last' && <span css={[styles.note, styles.last]}>{words.lastOne}</span>}
      {state === 'reserved' && <span css={styles.note}>{words.reserved}</span>}
      {/* Visually hidden, because a line across the cell shows it. */}
      {state === 'sold' && <VisuallyHidden>{soldOut}</VisuallyHidden>}
      {own && (
        // The mark is in the corner, so that nothing moves when the stored size appears after the first paint.
        <span css={styles.own}>
          <VisuallyHidden>{words.ownSize}</VisuallyHidden>
          <span aria-hidden="true">{words.ownSizeMark}</span>
        </span>
      )}
    </>
  );
}
