import { css } from '@emotion/react';
import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { ChevronDownIcon } from '../../icons/index.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Field, type FieldFrame } from '../field/field.js';
import { control } from '../field/field.styles.js';

const wrapper = css({ position: 'relative', display: 'grid' });

const list = css(control, {
  gridArea: '1 / 1',
  appearance: 'none',
  paddingInlineEnd: tokens.space[10],
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '& option': { background: tokens.color.raised, color: tokens.color.ink },
  [pressed]: { background: tokens.color.pressed },
  // While nothing is chosen, the field looks like the placeholder of other fields.
  '&:has(option[value=""]:checked)': { color: tokens.color['ink-muted'] },
});

const chevron = css({
  gridArea: '1 / 1',
  placeSelf: 'center end',
  marginInlineEnd: tokens.space[3],
  pointerEvents: 'none',
});

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string = string>
  extends
    FieldFrame,
    Omit<ComponentPropsWithRef<'select'>, 'children' | 'defaultValue' | 'multiple' | 'size' | 'value'> {
  /** The options, in order. */
  options: readonly SelectOption<Value>[];
  /** The chosen option, if the caller controls it; an empty string stands for the placeholder. Default: uncontrolled. */
  value?: Value | '' | undefined;
  /** The initially chosen option. Default: the placeholder, otherwise the first option. */
  defaultValue?: Value | '' | undefined;
  /** Called with the value of the chosen option, or with an empty string for the placeholder. Default: none. */
  onValueChange?: ((value: Value | '') => void) | undefined;
  /**
   * Shown while nothing is chosen, with an empty string as its value. In a required field it cannot be chosen again.
   * Default: none.
   */
  placeholder?: string;
}

/** A choice of one from a known list. The native `select` works best on phones and needs no script. */
export function Select<Value extends string = string>(passed: SelectProps<Value>) {
  const props = useDefaultProps('Select', passed);
  const { label, labelHidden, hint, error, className, id, options, placeholder, ...others } = props;
  const { onValueChange, onChange, ...rest } = others;
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value as Value | '');
  };
  // Browsers initially skip a disabled option, so the placeholder must be selected explicitly.
  const start = placeholder !== undefined && rest.value === undefined ? { defaultValue: '' } : {};
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
      {(field) => (
        <span css={wrapper}>
          <select css={list} {...start} {...rest} {...field} onChange={change}>
            {placeholder !== undefined && (
              <option value="" disabled={rest.required} hidden={rest.required}>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={20} css={chevron} />
        </span>
      )}
    </Field>
  );
}
