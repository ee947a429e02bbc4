import { endOfWeek, parseDate, startOfWeek } from '@internationalized/date';
import { connect, machine } from '@zag-js/date-picker';
import { normalizeProps, useMachine } from '@zag-js/react';
import { useId, type KeyboardEvent, type RefObject } from 'react';
import { useDirection } from '../../hooks/use-direction.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { datePickerWords } from './date-picker.words.js';

export interface DatePickerOptions {
  /** An element of the field: the text direction around it tells which arrow key leads to the next day. */
  element: RefObject<HTMLElement | null>;
  /** One date, or the first and the last of a range. */
  selectionMode: 'single' | 'range';
  /** The chosen dates, such as `2026-11-24`: in a range one until both are. */
  dates: readonly string[];
  onDatesChange: (dates: string[]) => void;
  min: string | undefined;
  max: string | undefined;
  isUnavailable: ((date: string) => boolean) | undefined;
  disabled: boolean;
  readOnly: boolean;
  invalid: boolean;
}

export type DatePickerApi = ReturnType<typeof useDatePicker>;

/** Zag's state machine of a date picker, in the page's language and time zone. */
export function useDatePicker(options: DatePickerOptions) {
  const { element, dates, onDatesChange, min, max, isUnavailable, ...state } = options;
  const { locale, timeZone } = useLocale();
  const words = useWords('datePicker', datePickerWords);
  const service = useMachine(machine, {
    id: useId(),
    locale,
    timeZone,
    dir: useDirection(element),
    value: dates.map((date) => parseDate(date)),
    ...(min !== undefined && { min: parseDate(min) }),
    ...(max !== undefined && { max: parseDate(max) }),
    ...(isUnavailable && { isDateUnavailable: (date) => isUnavailable(String(date)) }),
    ...state,
    onValueChange: (details) => onDatesChange(details.value.map(String)),
    positioning: { strategy: 'fixed', placement: 'bottom-start', gutter: 4 },
    translations: {
      dayCell: ({ valueText, selected, unavailable }) => {
        if (unavailable) return words.unavailableDay(valueText);
        return selected ? words.chosenDay(valueText) : valueText;
      },
      trigger: (open) => (open ? words.closeCalendar : words.openCalendar),
      prevTrigger: () => words.previousMonth,
      nextTrigger: () => words.nextMonth,
      content: words.calendar,
    },
  });
  const api = connect(service, normalizeProps);
  const { onKeyDown, ...table } = api.getTableProps();
  /** Zag's Home and End lead to the ends of the month. The date grid of the ARIA practices has them for the week. */
  const handleKey = (event: KeyboardEvent<HTMLTableElement>) => {
    const edgeOf = { Home: startOfWeek, End: endOfWeek }[event.key];
    if (!edgeOf) return onKeyDown?.(event);
    event.preventDefault();
    const value = edgeOf(api.focusedValue, locale);
    const type = options.selectionMode === 'range' && dates.length === 1 ? 'CELL.POINTER_MOVE' : 'FOCUS.SET';
    service.send({ type, cell: 'day', value, focus: true });
  };
  return { ...api, getTableProps: () => ({ ...table, onKeyDown: handleKey }) };
}
