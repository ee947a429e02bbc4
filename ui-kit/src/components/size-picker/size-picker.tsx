import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useHydrated } from '../../hooks/use-hydrated.js';
import { useMessages } from '../../locale/locale-provider.js';
import { Anchor } from '../link/link-provider.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import * as styles from './size-picker.styles.js';

export type SizeState = 'available' | 'last' | 'reserved' | 'sold';

export interface SizeOption {
  id: string;
  /** The size as shown, with its EU value first, such as «42». */
  name: string;
  /** The same size in another system, such as «27 см». */
  detail?: string | undefined;
  /** Availability. `last` is the last unit; `reserved` and `sold` cannot be chosen. */
  state: SizeState;
  /** Short notes, such as a price if sizes differ in price, or the time of delivery. */
  notes?: readonly string[];
  /** Marks the shopper's own size. Default: false. */
  own?: boolean;
}

export interface SizePickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> {
  sizes: readonly SizeOption[];
  value?: string | undefined;
  onChange?: (id: string) => void;
  /** Returns the address of a size. Before hydration the sizes are links to it. */
  hrefOf?: (id: string) => string;
  /** Legend of the group. Default: «Размеры». */
  label?: ReactNode;
  /** Name of the form field. Default: a generated one. */
  name?: string;
}

export function SizePicker({ sizes, value, onChange, hrefOf, label, name, ...props }: SizePickerProps) {
  const messages = useMessages();
  const ownName = useId();
  const hydrated = useHydrated();
  if (sizes.length === 0) return null;
  return (
    <fieldset css={styles.group} {...props}>
      <legend css={styles.legend}>{label ?? messages.sizes}</legend>
      <div css={styles.grid}>
        {sizes.map((size) => {
          const { id } = size;
          const gone = size.state === 'sold' || size.state === 'reserved';
          if (hrefOf && !hydrated) {
            return gone ? (
              <span key={id} css={styles.cell} data-gone="">
                <SizeCell {...size} />
              </span>
            ) : (
              <Anchor key={id} css={styles.cell} href={hrefOf(id)} aria-current={value === id || undefined}>
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
                disabled={gone}
                onChange={() => onChange?.(id)}
              />
              <SizeCell {...size} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function SizeCell({ name, detail, state, notes = [], own = false }: SizeOption) {
  const messages = useMessages();
  return (
    <>
      <span css={styles.measures}>
        <span css={styles.name}>{name}</span> {detail && <span css={styles.note}>{detail}</span>}
      </span>
      {notes.map((note) => (
        <span key={note} css={styles.note}>
          {note}
        </span>
      ))}
      {state === 'last' && <span css={[styles.note, styles.last]}>{messages.lastOne}</span>}
      {state === 'reserved' && <span css={styles.note}>{messages.reserved}</span>}
      {/* Announces that the size is sold out; visually, a line across the cell shows it. */}
      {state === 'sold' && <VisuallyHidden>{messages.soldOut}</VisuallyHidden>}
      {own && (
        // The mark stands in the corner: nothing moves when the stored size appears after the first paint.
        <span css={styles.own}>
          <VisuallyHidden>{messages.ownSize}</VisuallyHidden>
          <span aria-hidden="true">{messages.ownSizeMark}</span>
        </span>
      )}
    </>
  );
}
