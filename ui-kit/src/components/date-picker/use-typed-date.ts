import { useState } from 'react';
import { formatDate } from '../../locale/format-dates.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { datePickerWords } from './date-picker.words.js';
import { formOfDate, readDate, writeDate } from './typed-date.js';

export interface TypedDateOptions {
  /** The date as `2026-11-24`, or null. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  min: string | undefined;
  max: string | undefined;
  isUnavailable: ((date: string) => boolean) | undefined;
}

/** The text of a field for a date: what is typed stays until it is left, and is null until it is an allowed date. */
export function useTypedDate({ value, onValueChange, min, max, isUnavailable }: TypedDateOptions) {
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

  return {
    text: current.text,
    /** How a date is typed in the language of the page. */
    form,
    /** What is wrong with the text that was left. */
    fault: current.left ? faultOf(current.text) : undefined,
    type: (text: string) => {
      const means = faultOf(text) === undefined ? readDate(text, locale) : null;
      setTyped({ text, means, left: false });
      if (means !== value) onValueChange(means);
    },
    /** Leaves out what was typed. */
    forget: () => setTyped(null),
    /** Called on blur: shows an error only now, and completes an abbreviated date. */
    leave: () => setTyped(typed && (typed.means === null ? { ...typed, left: true } : null)),
  };
}
