import type { ReactNode } from 'react';
import { ErrorIcon } from '../../icons/index.js';
import { error as errorStyle, hint as hintStyle, sign } from './field.styles.js';

export interface FieldNoteProps {
  /** The `id` of the control that the note describes. */
  controlId: string;
  /** A short help. Default: none. */
  hint?: ReactNode;
  /** The error. It replaces the hint. Default: none. */
  error?: ReactNode;
  className?: string;
}

/** The `id` of a control's note, for its `aria-describedby`. */
export const noteIdOf = (controlId: string): string => `${controlId}-note`;

/**
 * The line below a control: its hint, or its error with an icon, because colour alone would not distinguish the two.
 */
export function FieldNote({ controlId, hint, error, className }: FieldNoteProps) {
  const note = error || hint;
  if (!note) return null;
  return (
    <span id={noteIdOf(controlId)} css={error ? errorStyle : hintStyle} className={className}>
      {error && <ErrorIcon css={sign} size={16} />}
      {error ? <span>{note}</span> : note}
    </span>
  );
}
