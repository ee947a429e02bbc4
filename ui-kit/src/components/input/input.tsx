import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import {
  control,
  error as errorStyle,
  field,
  hiddenLabel,
  hint as hintStyle,
  label as labelStyle,
} from './input.styles.js';

export interface InputProps extends ComponentPropsWithRef<'input'> {
  label: string;
  /** The place says it already; the name is still there for those who hear the page. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** What happened and what to do. */
  error?: ReactNode;
}

export function Input({ label, labelHidden = false, hint, error, className, ...props }: InputProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div css={field} className={className}>
      <label htmlFor={id} css={labelHidden ? hiddenLabel : labelStyle}>
        {label}
      </label>
      <input
        css={control}
        {...props}
        id={id}
        aria-invalid={error ? true : props['aria-invalid']}
        aria-describedby={note ? noteId : props['aria-describedby']}
      />
      {note && (
        <span id={noteId} css={error ? errorStyle : hintStyle}>
          {note}
        </span>
      )}
    </div>
  );
}
