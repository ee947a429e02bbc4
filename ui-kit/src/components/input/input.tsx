import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldFrame } from '../field/field.js';
import { control } from '../field/field.styles.js';

export interface InputProps extends FieldFrame, ComponentPropsWithRef<'input'> {}

export function Input({ label, labelHidden, hint, error, className, id, ...props }: InputProps) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} className={className} id={id}>
      {(field) => <input css={control} {...props} {...field} />}
    </Field>
  );
}
