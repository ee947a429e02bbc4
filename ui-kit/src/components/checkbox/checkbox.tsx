import { useLayoutEffect, useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { formatCount } from '../../locale/format-numbers.js';
import { useLocale } from '../../locale/locale-context.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { FieldNote, noteIdOf } from '../field/field-note.js';
import { box, count as countStyle, mark as markStyle, note, row, text } from './checkbox.styles.js';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** The choice or consent that the box stands for. */
  label: ReactNode;
  /** Number of products behind the choice, shown after the label. Default: none. */
  count?: number;
  /** Shown between the box and the label, such as a colour. Default: none. */
  mark?: ReactNode;
  /** Some of the choices that the box stands for are checked, and some are not. Default: false. */
  indeterminate?: boolean;
  /** Called with whether it is checked, after `onChange`. */
  onCheckedChange?: (checked: boolean) => void;
  /** A short help below the label. An error replaces it. Default: none. */
  hint?: ReactNode;
  /** The error: what is wrong and what to do. It replaces the hint. Default: none. */
  error?: ReactNode;
}

/** A checkbox: a yes-or-no choice, or one of several choices. */
export function Checkbox(passed: CheckboxProps) {
  const props = useDefaultProps('Checkbox', passed);
  const { label, count, mark, indeterminate = false, hint, error, onCheckedChange, className, ref, ...input } = props;
  const locale = useLocale();
  const ownId = useId();
  const id = input.id ?? ownId;
  const element = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(element, ref);

  useLayoutEffect(() => {
    // HTML has no attribute for it, and every click resets the property.
    if (element.current) element.current.indeterminate = indeterminate;
  });

  return (
    <div className={className}>
      <label css={row} data-required={input.required || undefined}>
        <input
          type="checkbox"
          css={box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteIdOf(id) : undefined}
          {...input}
          onChange={(event) => {
            input.onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
          ref={mergedRef}
          id={id}
        />
        {mark && <span css={markStyle}>{mark}</span>}
        <span css={text}>{label}</span>
        {count !== undefined && <span css={countStyle}>{formatCount(count, locale)}</span>}
      </label>
      <FieldNote css={note} controlId={id} hint={hint} error={error} />
    </div>
  );
}
