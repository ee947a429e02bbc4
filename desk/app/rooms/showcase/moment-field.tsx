import { css } from '@emotion/react';
import { DatePicker, Input, tokens, useLocale } from '@meet/ui-kit';
import { useTexts } from '../../browser/language';
import { isoOf, wallTimeOf } from './moment';
import { showcaseTexts } from './showcase-words';

const fields = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(9rem, 11rem) 7rem',
  gap: tokens.space[2],
  alignItems: 'start',
});

export interface MomentFieldProps {
  label: string;
  /** Says what an empty field means. */
  hint?: string;
  error?: string | undefined;
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** Default time for a newly chosen day: `00:00` for a beginning, `23:59` for an end. */
  usual: string;
  disabled?: boolean;
}

/** A moment in the shop's time zone: a day and a time. Without a day the field has no value. */
export function MomentField({ label, hint, error, value, onValueChange, usual, disabled = false }: MomentFieldProps) {
  const texts = useTexts(showcaseTexts);
  const { timeZone } = useLocale();
  const shown = value === null ? null : wallTimeOf(value, timeZone);
  return (
    <div css={fields} role="group" aria-label={label}>
      <DatePicker
        label={label}
        hint={hint}
        error={error}
        disabled={disabled}
        value={shown?.day ?? null}
        onValueChange={(day) => onValueChange(day && isoOf({ day, time: shown?.time ?? usual }, timeZone))}
      />
      <Input
        label={texts.time}
        aria-label={`${label}: ${texts.time}`}
        type="time"
        value={shown?.time ?? ''}
        disabled={disabled || !shown}
        onChange={({ target }) =>
          shown && target.value && onValueChange(isoOf({ day: shown.day, time: target.value }, timeZone))
        }
      />
    </div>
  );
}
