import { parseDate } from '@internationalized/date';
import { Fragment, useRef, type ComponentPropsWithRef } from 'react';
import { useFormReset } from '../../hooks/use-form-reset.js';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { useOwnValue } from '../../hooks/use-own-value.js';
import { CalendarIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Calendar } from '../date-picker/calendar.js';
import { datePickerWords } from '../date-picker/date-picker.words.js';
import { useDatePicker } from '../date-picker/use-date-picker.js';
import { useTypedDate } from '../date-picker/use-typed-date.js';
import { yearsBetween } from '../date-picker/years-between.js';
import { Field, type FieldFrame } from '../field/field.js';
import { IconButton } from '../icon-button/icon-button.js';
import { after, bare, slot } from '../input/input.styles.js';
import { isSameRange, rangeOf, type DateRange, type DateRangePreset } from './date-range.js';
import { dateRangePickerWords } from './date-range-picker.words.js';
import * as styles from './date-range-picker.styles.js';
import { useRangeEnds } from './use-range-ends.js';

export interface DateRangePickerProps
  extends FieldFrame, Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Both days, or null, if the caller controls them. Default: uncontrolled. */
  value?: DateRange | null;
  /** The initial days. Default: null. */
  defaultValue?: DateRange | null;
  /** Called with both days, and with null while one is missing or they are not in order. Default: none. */
  onValueChange?: (value: DateRange | null) => void;
  /** Ranges that have a name, beside the calendar. Default: none. */
  presets?: readonly DateRangePreset[];
  /** The first valid date, such as `2026-11-24`. Default: none. */
  min?: string;
  /** The last valid date, such as `2027-11-24`. Default: none. */
  max?: string;
  /** Name of the form field of the first day, which is submitted as `2026-11-24`. Default: none. */
  fromName?: string;
  /** Name of the form field of the last day. Default: none. */
  toName?: string;
  /** Whether both days are needed. Default: false. */
  required?: boolean;
  /** Whether the days cannot be changed. Default: false. */
  disabled?: boolean;
}

const noPresets: readonly DateRangePreset[] = [];

/** A field for the days from one to another, typed, chosen from a calendar, or by the name that people have for them. */
export function DateRangePicker(passed: DateRangePickerProps) {
  const props = useDefaultProps('DateRangePicker', passed);
  const { label, labelHidden, hint, error, className, id, value: given, min, max, ...others } = props;
  const { defaultValue = null, onValueChange, presets = noPresets, fromName, toName, ...control } = others;
  const { required = false, disabled = false, ...rest } = control;
  const [value, change] = useOwnValue(given, defaultValue, onValueChange);
  const [{ from, to }, put] = useRangeEnds(value, change);
  const words = useWords('dateRangePicker', dateRangePickerWords);
  const ofDates = useWords('datePicker', datePickerWords);
  const limits = { min, max, isUnavailable: undefined };
  const first = useTypedDate({ ...limits, value: from, onValueChange: (next) => put({ from: next, to }) });
  const last = useTypedDate({ ...limits, value: to, onValueChange: (next) => put({ from, to: next }) });
  const element = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(element, rest.ref);
  useFormReset(element, () => {
    first.forget();
    last.forget();
    if (given === undefined) put(defaultValue ?? { from: null, to: null });
  });
  const isOutOfOrder = from !== null && to !== null && rangeOf({ from, to }) === null;
  const fault = error ?? first.fault ?? last.fault ?? (isOutOfOrder ? words.wrongOrder : undefined);
  const api = useDatePicker({
    element,
    ...limits,
    selectionMode: 'range',
    dates: [from, isOutOfOrder ? null : to].filter((date) => date !== null),
    onDatesChange: ([start = null, end = null]) => put({ from: start, to: end }),
    disabled,
    readOnly: false,
    invalid: Boolean(fault),
  });
  const ends = [
    { typed: first, name: words.first(label) },
    { typed: last, name: words.last(label) },
  ];

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
      {({ id: firstId, ...frame }) => (
        <div role="group" aria-label={label} {...rest} ref={mergedRef}>
          {fromName !== undefined && <input type="hidden" name={fromName} value={value?.from ?? ''} />}
          {toName !== undefined && <input type="hidden" name={toName} value={value?.to ?? ''} />}
          <span css={styles.ends} {...api.getControlProps()}>
            {ends.map(({ typed, name }, index) => (
              <Fragment key={name}>
                {index > 0 && (
                  <span css={styles.dash} aria-hidden="true">
                    –
                  </span>
                )}
                <input
                  css={[bare, styles.end]}
                  inputMode="numeric"
                  autoComplete="off"
                  {...frame}
                  id={index === 0 ? firstId : undefined}
                  aria-label={name}
                  disabled={disabled}
                  required={required}
                  placeholder={typed.form}
                  value={typed.text}
                  onChange={({ target }) => typed.type(target.value)}
                  onBlur={typed.leave}
                />
              </Fragment>
            ))}
            <span css={[slot, after]}>
              <IconButton
                icon={<CalendarIcon />}
                label={ofDates.openCalendar}
                {...api.getTriggerProps()}
                disabled={disabled}
              />
            </span>
          </span>
          {api.open && (
            <Calendar
              api={api}
              label={`${ofDates.calendar}: ${label}`}
              years={yearsBetween(min, max, api)}
              aside={
                presets.length > 0 && (
                  <ul css={styles.presets} aria-label={words.presets}>
                    {presets.map((preset) => (
                      <li key={preset.label}>
                        <button
                          css={styles.preset}
                          {...api.getPresetTriggerProps({
                            value: [parseDate(preset.range.from), parseDate(preset.range.to)],
                          })}
                          aria-label={undefined}
                          aria-pressed={isSameRange(preset.range, value)}
                        >
                          {preset.label}
                        </button>
                      </li>
                    ))}
                  </ul>
                )
              }
            />
          )}
        </div>
      )}
    </Field>
  );
}
