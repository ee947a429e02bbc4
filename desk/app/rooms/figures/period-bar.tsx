import { css } from '@emotion/react';
import { DateRangePicker, type DateRange } from '@meet/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../browser/language';
import { daysOf, filtersIn, hrefOf, type FiguresFilters, type Period } from './figures-filters';
import { figuresTexts } from './figures-words';

const field = css({ maxWidth: '22rem' });
const PERIODS: readonly Period[] = ['yesterday', 'today', 'week', 'month', 'thisMonth'];

/** The period: one with a name, or any other by its first and last day. It is shown as soon as it is chosen. */
export function PeriodBar({ filters, today }: { filters: FiguresFilters; today: string }) {
  const texts = useTexts(figuresTexts);
  const navigate = useNavigate();
  const { from, to } = filters;
  const [chosen, setChosen] = useState<{ range: DateRange | null; at: string } | null>(null);
  const [isWrong, setWrong] = useState(false);
  // The address may have changed meanwhile, by a step back.
  const address = `${from} ${to}`;
  const range = chosen?.at === address ? chosen.range : { from, to };
  const choose = (next: DateRange | null) => {
    setChosen({ range: next, at: address });
    if (!next) return;
    const read = filtersIn(new URLSearchParams({ ...next, by: filters.by }), today);
    const isRead = read.from === next.from && read.to === next.to;
    setWrong(!isRead);
    if (isRead) void navigate(hrefOf(read, {}));
  };

  return (
    <DateRangePicker
      css={field}
      label={texts.period}
      value={range}
      onValueChange={choose}
      max={today}
      presets={PERIODS.map((period) => ({ label: texts.periods[period], range: daysOf(period, today) }))}
      error={isWrong ? texts.wrongPeriod : undefined}
    />
  );
}
