import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { FieldNote, noteIdOf } from '../field/field-note.js';
import { hiddenLabel, label as labelStyle } from '../field/field.styles.js';
import { aside, dot, group, note, row, rowWithAside, words } from './radio-group.styles.js';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** A muted line below the label. */
  note?: ReactNode;
  /** Shown at the end of the row, such as a price. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'children'
> {
  /** Legend of the group. */
  label: string;
  /** Hides the legend visually. Screen readers still announce it. Default: false. */
  labelHidden?: boolean;
  /** The options, in order. */
  options: readonly RadioOption<Value>[];
  /** The chosen option, if the caller controls it. Default: uncontrolled. */
  value?: Value | undefined;
  /** The initially chosen option. Default: none. */
  defaultValue?: Value;
  /** Called with the value of the chosen option. Default: none. */
  onValueChange?: (value: Value) => void;
  /** Name of the form field. Default: a generated one. */
  name?: string;
  /** The form cannot be sent without a choice. Default: false. */
  required?: boolean;
  /** A short help below the options. An error replaces it. Default: none. */
  hint?: ReactNode;
  /** The error: what is wrong and what to do. It replaces the hint. Default: none. */
  error?: ReactNode;
}

/** A choice of one from a few options, all visible. */
export function RadioGroup<Value extends string = string>(passed: RadioGroupProps<Value>) {
  const props = useDefaultProps('RadioGroup', passed);
  const {
    label,
    labelHidden = false,
    options,
    value,
    defaultValue,
    onValueChange,
    name,
    required,
    hint,
    error,
    ...rest
  } = props;
  const ownName = useId();
  return (
    <fieldset
      css={group}
      aria-describedby={error || hint ? noteIdOf(ownName) : undefined}
      data-invalid={error ? '' : undefined}
      {...rest}
    >
      <legend css={labelHidden ? hiddenLabel : labelStyle} data-required={required || undefined}>
        {label}
      </legend>
      {options.map((option) => (
        <label key={option.value} css={[row, Boolean(option.aside) && rowWithAside]}>
          <input
            type="radio"
            css={dot}
            name={name ?? ownName}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            disabled={option.disabled}
            required={required}
            onChange={() => onValueChange?.(option.value)}
          />
          <span css={words}>
            <span>{option.label}</span>
            {option.note && <span css={note}>{option.note}</span>}
          </span>
          {option.aside && <span css={aside}>{option.aside}</span>}
        </label>
      ))}
      <FieldNote controlId={ownName} hint={hint} error={error} />
    </fieldset>
  );
}
