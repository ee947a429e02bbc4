import { useState, type ComponentPropsWithRef } from 'react';
import { useOwnValue } from '../../hooks/use-own-value.js';
import { CalendarIcon } from '../../icons/index.js';
import { formatDate } from '../../locale/format-dates.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Field, type FieldFrame } from '../field/field.js';
import { IconButton } from '../icon-button/icon-button.js';
import { after, bare, frame, slot } from '../input/input.styles.js';
import { Calendar } from './calendar.js';
import { datePickerWords } from './date-picker.words.js';
import { formOfDate, readDate, writeDate } from './typed-date.js';
import { useDatePicker } from './use-date-picker.js';

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
  const { locale } = useLocale();
  /** The text being typed, and the date it means. Another value from the caller replaces it. */
  const [typed, setTyped] = useState<{ text: string; means: string | null; left: boolean } | null>(null);
  const form = formOfDate(locale, words.placeholder);
  const written = value === null ? '' : writeDate(value, locale);
  const current = typed && typed.means === value ? typed : { text: written, means: value, left: true };

  /** The error for a text that is not an allowed date. */
  const faultOf = (text: string): string | undefined => {
    const date = readDate(text, locale);
    const utc = { locale, timeZone: 'UTC' };
    if (text.trim() === '') return undefined;
    if (date === null) return words.incomplete(form);
    if (min !== undefined && date < min) return words.tooEarly(formatDate(min, utc));
    if (max !== undefined && date > max) return words.tooLate(formatDate(max, utc));
    return isUnavailable?.(date) ? words.unavailable : undefined;
  };

  const type = (text: string) => {
    const means = faultOf(text) === undefined ? readDate(text, locale) : null;
    setTyped({ text, means, left: false });
    if (means !== value) change(means);
  };

  /** Called on blur: shows an error only now, and completes an abbreviated date. */
  const leave = () => setTyped(typed && (typed.means === null ? { ...typed, left: true } : null));

  const fault = error ?? (current.left ? faultOf(current.text) : undefined);
  const api = useDatePicker({
    value,
    onValueChange: change,
    min,
    max,
    isUnavailable,
    disabled,
    readOnly,
    invalid: Boolean(fault),
  });
  const { start } = api.visibleRange;
  const [first, last] = [yearOf(min) ?? start.year - 100, yearOf(max) ?? start.year + 20];

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
          <span css={frame} {...api.getControlProps()}>
            <input
              css={bare}
              inputMode="numeric"
              autoComplete="off"
              {...rest}
              {...control}
              disabled={disabled}
              readOnly={readOnly}
              required={required}
              placeholder={placeholder ?? form}
              value={current.text}
              onChange={({ target }) => type(target.value)}
              onBlur={(event) => {
                leave();
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
          {api.open && (
            <Calendar
              api={api}
              label={`${words.calendar}: ${label}`}
              years={Array.from({ length: last - first + 1 }, (_, index) => first + index)}
            />
          )}
        </div>
      )}
    </Field>
  );
}

const yearOf = (date: string | undefined) => (date === undefined ? undefined : Number(date.slice(0, 4)));
