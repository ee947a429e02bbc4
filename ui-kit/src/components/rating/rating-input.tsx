import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useFormReset } from '../../hooks/use-form-reset.js';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { useOwnValue } from '../../hooks/use-own-value.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { FieldNote, noteIdOf } from '../field/field-note.js';
import { label as labelStyle } from '../field/field.styles.js';
import { Text } from '../text/text.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { choice, choices, choiceStar, chosen, group, radio } from './rating.styles.js';
import { ratingWords } from './rating.words.js';

const marks = [1, 2, 3, 4, 5] as const;

export interface RatingInputProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'defaultValue' | 'onChange' | 'children'
> {
  /** Legend of the group. */
  label: string;
  /** From 1 to 5, if the caller controls it; null until a rating is chosen. Default: uncontrolled. */
  value?: number | null;
  /** The initially chosen rating. Default: null. */
  defaultValue?: number | null;
  /** Called with the chosen rating. Default: none. */
  onValueChange?: (value: number) => void;
  /** Name of the form field. Default: a generated one. */
  name?: string;
  /** The form cannot be submitted without a rating. Default: false. */
  required?: boolean;
  /** The error: what is wrong and what to do. Default: none. */
  error?: ReactNode;
}

/** A choice of a rating from 1 to 5: radio buttons that look like stars. */
export function RatingInput(passed: RatingInputProps) {
  const props = useDefaultProps('RatingInput', passed);
  const { label, value: given, defaultValue = null, onValueChange, name, required, error, ...rest } = props;
  const [value, keep] = useOwnValue(given, defaultValue, undefined);
  const change = (mark: number) => {
    keep(mark);
    onValueChange?.(mark);
  };
  const element = useRef<HTMLFieldSetElement>(null);
  const mergedRef = useMergedRef(element, rest.ref);
  useFormReset(element, () => given === undefined && keep(defaultValue));
  const words = useWords('rating', ratingWords);
  const ownName = useId();
  return (
    <fieldset css={group} aria-describedby={error ? noteIdOf(ownName) : undefined} {...rest} ref={mergedRef}>
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
                onChange={() => change(mark)}
              />
              <span css={choiceStar} />
              <VisuallyHidden>{words.mark(mark)}</VisuallyHidden>
            </label>
          ))}
        </div>
        {value !== null && (
          <Text as="span" tone="muted" aria-hidden="true">
            {words.markWords[value - 1]}
          </Text>
        )}
      </div>
      <FieldNote controlId={ownName} error={error} />
    </fieldset>
  );
}
