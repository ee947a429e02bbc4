import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { hiddenLabel, label as labelStyle } from '../field/field.styles.js';
import { Icon, type IconSource } from '../icon/icon.js';
import { visuallyHidden } from '../visually-hidden/visually-hidden.js';
import { group, segment, segments, wide as wideStyle } from './segmented-control.styles.js';

export interface SegmentedOption {
  /** What `onValueChange` is called with. */
  value: string;
  /** The words of the segment, one or two. */
  label: ReactNode;
  /** An icon before the words. Default: none. */
  icon?: IconSource;
  /** It cannot be chosen. Default: false. */
  disabled?: boolean;
}

export interface SegmentedControlProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** Names the choice. */
  label: string;
  /** Hides the label visually; screen readers still announce it. Default: false. */
  labelHidden?: boolean;
  /** Two to five segments. */
  options: readonly SegmentedOption[];
  /** The chosen segment, if the caller controls it. Default: the control keeps it itself. */
  value?: string;
  /** The segment chosen at first. Default: none. */
  defaultValue?: string;
  /** Called with the value of the chosen segment. Default: none. */
  onValueChange?: (value: string) => void;
  /** Name of the form field. Default: a generated one. */
  name?: string;
  /** Fills the width of its container with segments of equal width. Default: false. */
  wide?: boolean;
}

/** A choice of one from a few short words in a row: radio buttons that look like one control. */
export function SegmentedControl(props: SegmentedControlProps) {
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
