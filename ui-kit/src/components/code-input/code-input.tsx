import { useRef, type ComponentPropsWithRef } from 'react';
import { useFormReset } from '../../hooks/use-form-reset.js';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { useOwnValue } from '../../hooks/use-own-value.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Field, type FieldFrame } from '../field/field.js';
import { box, boxes, field as fieldStyle, next } from './code-input.styles.js';

export interface CodeInputProps
  extends FieldFrame, Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** Number of digits. Default: 4. */
  length?: number;
  /** The code, if the caller controls it, for instance to clear a wrong one. Default: uncontrolled. */
  value?: string;
  /** The initial code. Default: empty. */
  defaultValue?: string;
  /** Called with the digits typed so far. Default: none. */
  onValueChange?: (code: string) => void;
  /** Called when all digits are entered: send the code now. Default: none. */
  onComplete?: (code: string) => void;
}

/** A field for a one-time code of digits. A pasted code fills all boxes, and the last digit completes it. */
export function CodeInput(passed: CodeInputProps) {
  const props = useDefaultProps('CodeInput', passed);
  const {
    label,
    labelHidden,
    hint,
    error,
    className,
    id,
    length = 4,
    value,
    defaultValue = '',
    onValueChange,
    onComplete,
    ...rest
  } = props;
  const [code, keep] = useOwnValue(value, defaultValue, onValueChange);
  const element = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(element, rest.ref);
  useFormReset(element, () => value === undefined && keep(defaultValue));

  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length);
    if (digits === code) return;
    keep(digits);
    if (digits.length === length) onComplete?.(digits);
  };

  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      className={className}
      id={id}
      required={rest.required}
    >
      {(control) => (
        <div css={boxes}>
          {Array.from({ length }, (_, index) => (
            <span key={index} aria-hidden="true" css={[box, index === Math.min(code.length, length - 1) && next]}>
              {code[index]}
            </span>
          ))}
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern={`[0-9]{${length}}`}
            enterKeyHint="done"
            {...rest}
            {...control}
            ref={mergedRef}
            css={fieldStyle}
            value={code}
            onChange={(event) => change(event.target.value)}
            // The caret is invisible, so it is kept at the position of the next digit.
            onSelect={({ currentTarget }) => currentTarget.setSelectionRange(code.length, code.length)}
          />
        </div>
      )}
    </Field>
  );
}
