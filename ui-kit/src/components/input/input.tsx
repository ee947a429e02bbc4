import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { Field, type FieldFrame } from '../field/field.js';
import { control } from '../field/field.styles.js';
import { after, bare, before, frame, slot } from './input.styles.js';

export interface InputProps extends FieldFrame, Omit<ComponentPropsWithRef<'input'>, 'prefix'> {
  /** Shown before the text within the border: an icon or a word. Screen readers skip it. Default: none. */
  prefix?: ReactNode;
  /** Shown after the text within the border: a unit, or a button. Name the unit in the label too. Default: none. */
  suffix?: ReactNode;
}

/** One line of text. */
export function Input(passed: InputProps) {
  const { label, labelHidden, hint, error, className, id, prefix, suffix, ...props } = useDefaultProps('Input', passed);
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      className={className}
      id={id}
      required={props.required}
    >
      {(field) =>
        prefix || suffix ? (
          <span css={frame}>
            {prefix && (
              <span css={[slot, before]} aria-hidden="true">
                {prefix}
              </span>
            )}
            <input css={bare} {...props} {...field} />
            {suffix && <span css={[slot, after]}>{suffix}</span>}
          </span>
        ) : (
          <input css={control} {...props} {...field} />
        )
      }
    </Field>
  );
}
