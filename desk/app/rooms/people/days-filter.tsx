import { Button, DatePicker, Popover, Stack } from '@meet/ui-kit';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import { peopleTexts } from './people-words';

/** First and last day, both inclusive, such as `2026-11-24`; null for any. */
export interface Days {
  from: string | null;
  to: string | null;
}

export interface DaysFilterProps {
  label: string;
  days: Days;
  onShow: (days: Days) => void;
}

/** A filter by days. Its caller shows the chosen days as chips. */
export function DaysFilter({ label, days, onShow }: DaysFilterProps) {
  const texts = useTexts(peopleTexts);
  const [open, setOpen] = useState(false);
  const [from, setFrom] = useState(days.from);
  const [to, setTo] = useState(days.to);

  const show = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    onShow({ from, to });
  };

  return (
    <Popover
      title={label}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setFrom(days.from);
        setTo(days.to);
      }}
      trigger={(trigger) => (
        <Button variant="secondary" {...trigger}>
          {label}
        </Button>
      )}
    >
      <form onSubmit={show} noValidate>
        <Stack gap={4}>
          <DatePicker label={texts.from} value={from} onValueChange={setFrom} {...(to && { max: to })} />
          <DatePicker label={texts.to} value={to} onValueChange={setTo} {...(from && { min: from })} />
          <Button type="submit">{texts.show}</Button>
        </Stack>
      </form>
    </Popover>
  );
}
