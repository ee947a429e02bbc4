import { css } from '@emotion/react';
import { Button, DatePicker, Link, Stack, Text, tokens } from '@meet/ui-kit';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../browser/language';
import { daysOf, filtersIn, hrefOf, type FiguresFilters, type Period } from './figures-filters';
import { figuresTexts } from './figures-words';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: tokens.space[6],
  rowGap: tokens.space[1],
  margin: 0,
  padding: 0,
});
const entry = css({ display: 'inline-flex', alignItems: 'center', minHeight: 36 });
const days = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.space[3] });
const day = css({ width: '11rem' });
const PERIODS: readonly Period[] = ['yesterday', 'today', 'week', 'month', 'thisMonth'];

/** The period: those with a name as links, and any other by its first and last day. */
export function PeriodBar({ filters, today }: { filters: FiguresFilters; today: string }) {
  const texts = useTexts(figuresTexts);
  const navigate = useNavigate();
  const [from, setFrom] = useState<string | null>(filters.from);
  const [to, setTo] = useState<string | null>(filters.to);
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = new URLSearchParams({ from: from ?? '', to: to ?? '', by: filters.by });
    const read = filtersIn(asked, today);
    const isRead = read.from === from && read.to === to;
    setWrong(!isRead);
    if (isRead) void navigate(hrefOf(read, {}));
  };

  return (
    <Stack gap={3}>
      <nav aria-label={texts.period}>
        <ul css={list}>
          {PERIODS.map((period) => {
            const named = daysOf(period, today);
            const isCurrent = named.from === filters.from && named.to === filters.to;
            return (
              <li key={period} css={entry}>
                <Link
                  href={hrefOf(filters, named)}
                  variant={isCurrent ? 'text' : 'quiet'}
                  {...(isCurrent && { 'aria-current': 'page' as const })}
                >
                  {texts.periods[period]}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <form onSubmit={submit} noValidate>
        <div css={days}>
          <div css={day}>
            <DatePicker label={texts.from} value={from} onValueChange={setFrom} max={today} />
          </div>
          <div css={day}>
            <DatePicker label={texts.to} value={to} onValueChange={setTo} max={today} />
          </div>
          <Button type="submit" variant="secondary">
            {texts.show}
          </Button>
        </div>
      </form>
      {isWrong && (
        <Text size="small" tone="error" role="alert">
          {texts.wrongPeriod}
        </Text>
      )}
    </Stack>
  );
}
