import { useId, type ReactNode } from 'react';
import { FieldNote, noteIdOf } from './field-note.js';
import { field, hiddenLabel, label as labelStyle } from './field.styles.js';

/** Label and notes that every field shows with its control. */
export interface FieldFrame {
  /** Label of the field. */
  label: string;
  /** Hides the label visually when the context makes it clear. Screen readers still announce it. Default: false. */
  labelHidden?: boolean;
  /** A short help below the control. An error replaces it. Default: none. */
  hint?: ReactNode;
  /** The error: what is wrong and what to do. It replaces the hint. Default: none. */
  error?: ReactNode;
}

/** Attributes that connect a control with its label and its note. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldFrame {
  /** The `id` of the control. Default: a generated one. */
  id?: string | undefined;
  /** Shows an asterisk after the label; the control itself has the attribute. Default: false. */
  required?: boolean | undefined;
  /** Class of the field. Default: none. */
  className?: string | undefined;
  /** Shown after the note, such as a counter. Default: none. */
  aside?: ReactNode;
  /** Renders the control with the attributes that connect it with its label and note. */
  children: (control: FieldControl) => ReactNode;
}

export function Field(props: FieldProps) {
  const { label, labelHidden = false, hint, error, id, required, className, aside, children } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div css={field} className={className}>
      <label htmlFor={controlId} css={labelHidden ? hiddenLabel : labelStyle} data-required={required || undefined}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? noteIdOf(controlId) : undefined,
      })}
      <FieldNote controlId={controlId} hint={hint} error={error} />
      {aside}
    </div>
  );
}
