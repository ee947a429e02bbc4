import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { FieldNote, noteIdOf } from '../field/field-note.js';
import { label as labelStyle } from '../field/field.styles.js';
import { Text } from '../text/text.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { choice, choices, choiceStar, chosen, group, radio } from './rating.styles.js';

const marks = [1, 2, 3, 4, 5] as const;

export interface RatingInputProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> {
  label: string;
  /** From 1 to 5; null until a mark is chosen. */
  value: number | null;
  onChange: (value: number) => void;
  /** Name of the form field. Default: a generated one. */
  name?: string;
  required?: boolean;
  error?: ReactNode;
}

/** A choice of a mark from 1 to 5: radio buttons that look like stars. */
export function RatingInput({ label, value, onChange, name, required, error, ...props }: RatingInputProps) {
  const messages = useMessages();
  const ownName = useId();
  return (
    <fieldset css={group} aria-describedby={error ? noteIdOf(ownName) : undefined} {...props}>
      <legend css={labelStyle} data-required={required || undefined}>
        {label}
      </legend>
      <div css={chosen}>
        <div css={choices}>
          {marks.map((mark) => (
            <label key={mark} css={choice}>
              <input
                type="radio"
                css={radio}
                name={name ?? ownName}
                value={mark}
                checked={value === mark}
                required={required}
                onChange={() => onChange(mark)}
              />
              <span css={choiceStar} />
              <VisuallyHidden>{messages.mark(mark)}</VisuallyHidden>
            </label>
          ))}
        </div>
        {value !== null && (
          <Text as="span" tone="muted" aria-hidden="true">
            {messages.markWords[value - 1]}
          </Text>
        )}
      </div>
      <FieldNote controlId={ownName} error={error} />
    </fieldset>
  );
}
