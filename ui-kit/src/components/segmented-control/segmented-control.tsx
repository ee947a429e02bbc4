import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { hiddenLabel, label as labelStyle } from '../field/field.styles.js';
import { Icon, type IconSource } from '../icon/icon.js';
import { visuallyHidden } from '../visually-hidden/visually-hidden.js';
import { group, segment, segments, wide as wideStyle } from './segmented-control.styles.js';

export interface SegmentedOption<Value extends string = string> {
  /** Value passed to `onValueChange`. */
  value: Value;
  /** Text of the segment, one or two words. */
  label: ReactNode;
  /** Icon before the label. Default: none. */
  icon?: IconSource;
  /** Whether the segment cannot be chosen. Default: false. */
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** Label of the choice. */
  label: string;
  /** Hides the label visually; screen readers still announce it. Default: false. */
  labelHidden?: boolean;
  /** Two to five segments. */
  options: readonly SegmentedOption<Value>[];
  /** The chosen segment, if the caller controls it. Default: uncontrolled. */
  value?: Value;
  /** The initially chosen segment. Default: none. */
  defaultValue?: Value;
  /** Called with the value of the chosen segment. Default: none. */
  onValueChange?: (value: Value) => void;
  /** Name of the form field. Default: a generated one. */
  name?: string;
  /** Fills the width of its container with segments of equal width. Default: false. */
  wide?: boolean;
}

/** A choice of one from a few short labels in a row: radio buttons that look like one control. */
export function SegmentedControl<Value extends string = string>(passed: SegmentedControlProps<Value>) {
  const props = useDefaultProps('SegmentedControl', passed);
  const {
    label,
    labelHidden = false,
    options,
    value,
    defaultValue,
    onValueChange,
    name,
    wide = false,
    ...rest
  } = props;
  const ownName = useId();
  return (
    <fieldset css={group} {...rest}>
      <legend css={labelHidden ? hiddenLabel : labelStyle}>{label}</legend>
      <div css={[segments, wide && wideStyle]}>
        {options.map((option) => (
          <label key={option.value} css={segment}>
            <input
              type="radio"
              css={visuallyHidden}
              name={name ?? ownName}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              disabled={option.disabled}
              onChange={() => onValueChange?.(option.value)}
            />
            {option.icon && <Icon name={option.icon} size={20} />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
