import { useRef, type ComponentPropsWithRef } from 'react';
import { useFormReset } from '../../hooks/use-form-reset.js';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { useOwnValue } from '../../hooks/use-own-value.js';
import { CalendarIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Field, type FieldFrame } from '../field/field.js';
import { IconButton } from '../icon-button/icon-button.js';
import { after, bare, frame, slot } from '../input/input.styles.js';
import { Calendar } from './calendar.js';
import { datePickerWords } from './date-picker.words.js';
import { useDatePicker } from './use-date-picker.js';
import { useTypedDate } from './use-typed-date.js';
import { yearsBetween } from './years-between.js';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'children' | 'defaultValue' | 'max' | 'min' | 'onChange' | 'prefix' | 'type' | 'value'
>;

export interface DatePickerProps extends FieldFrame, InputProps {
  /** The date as `2026-11-24`, or null, if the caller controls it. Default: uncontrolled. */
  value?: string | null;
  /** The initial date. Default: null. */
  defaultValue?: string | null;
  /** Called with the typed or chosen date, and with null while the text is not a valid date. Default: none. */
  onValueChange?: (value: string | null) => void;
  /** The first valid date, such as `2026-11-24`. Default: none. */
  min?: string;
  /** The last valid date, such as `2027-11-24`. Default: none. */
  max?: string;
  /** Returns whether a date between `min` and `max` cannot be chosen, such as a day without delivery. Default: none. */
  isUnavailable?: (date: string) => boolean;
  /** Name of the form field; the date is submitted as `2026-11-24`. Default: none. */
  name?: string;
  /** Shown while the field is empty. Default: the language's date format, such as `дд.мм.гггг`. */
  placeholder?: string;
}

/** A field for a date, typed or chosen from a calendar. */
export function DatePicker(passed: DatePickerProps) {
  const props = useDefaultProps('DatePicker', passed);
  const { label, labelHidden, hint, error, className, id, value: given, min, max, isUnavailable, ...others } = props;
  const {
    defaultValue = null,
    onValueChange,
    name,
    disabled = false,
    readOnly = false,
    required,
    placeholder,
    onBlur,
    ...rest
  } = others;
  const [value, change] = useOwnValue(given, defaultValue, onValueChange);
  const words = useWords('datePicker', datePickerWords);
  const typed = useTypedDate({ value, onValueChange: change, min, max, isUnavailable });
  const fault = error ?? typed.fault;
  const element = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(element, rest.ref);
  useFormReset(element, () => {
    typed.forget();
    if (given === undefined) change(defaultValue);
  });
  const api = useDatePicker({
    element,
    selectionMode: 'single',
    dates: value === null ? [] : [value],
    onDatesChange: ([date = null]) => change(date),
    min,
    max,
    isUnavailable,
    disabled,
    readOnly,
    invalid: Boolean(fault),
  });
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={fault}
      className={className}
      id={id}
      required={required}
    >
      {(control) => (
        <div>
          {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
          <span css={frame} {...api.getControlProps()} dir={undefined}>
            <input
              css={bare}
              inputMode="numeric"
              autoComplete="off"
              {...rest}
              {...control}
              ref={mergedRef}
              disabled={disabled}
              readOnly={readOnly}
              required={required}
              placeholder={placeholder ?? typed.form}
              value={typed.text}
              onChange={({ target }) => typed.type(target.value)}
              onBlur={(event) => {
                typed.leave();
                onBlur?.(event);
              }}
            />
            <span css={[slot, after]}>
              <IconButton
                icon={<CalendarIcon />}
                label={words.openCalendar}
                {...api.getTriggerProps()}
                disabled={disabled || readOnly}
              />
            </span>
          </span>
          {api.open && <Calendar api={api} label={`${words.calendar}: ${label}`} years={yearsBetween(min, max, api)} />}
        </div>
      )}
    </Field>
  );
}
