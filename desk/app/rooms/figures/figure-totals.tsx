import { css } from '@emotion/react';
import { formatCount, formatPrice, Stack, Text, tokens, useLocale } from '@meet/ui-kit';
import { Sparkline } from '@meet/ui-kit/charts';
import { useTexts } from '../../browser/language';
import { isTime, type FiguresFilters } from './figures-filters';
import { changeOf, type Report } from './figures-store';
import { figuresTexts, type FigureName } from './figures-words';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  gap: tokens.space[6],
  margin: 0,
});
const value = css({ margin: 0 });
const spark = css({ display: 'block', marginBlockStart: tokens.space[2] });
const FIGURES: readonly FigureName[] = ['revenue', 'goods', 'refunded', 'average', 'orders', 'units', 'returned'];
const MONEY: readonly FigureName[] = ['revenue', 'goods', 'refunded', 'average'];
/** Their course is another one than that of the money, which has a chart. */
const COUNTS = ['orders', 'units', 'returned'] as const;

interface FigureTotalsProps {
  report: Report;
  by: FiguresFilters['by'];
}

/** The totals of the period, each with its change since the period before. */
export function FigureTotals({ report: { total, before, lines }, by }: FigureTotalsProps) {
  const texts = useTexts(figuresTexts);
  const locale = useLocale();
  const said = (name: FigureName) => {
    const figure = total[name];
    if (figure == null) return texts.nothingPaid;
    return MONEY.includes(name) ? formatPrice(figure, locale) : formatCount(figure, locale);
  };
  const changed = (name: FigureName) => {
    const change = changeOf(total[name] ?? 0, before[name] ?? 0);
    return change === null || change === 0 ? null : ` (${change > 0 ? '+' : '−'}${Math.abs(change)} %)`;
  };
  const course = (name: FigureName) => {
    const counted = COUNTS.find((count) => count === name);
    if (!counted || !isTime(by) || lines.length < 2) return null;
    return <Sparkline css={spark} label={texts.figures[name]} values={lines.map((line) => line[counted])} />;
  };
  return (
    <Stack gap={3}>
      <dl css={grid}>
        {FIGURES.map((name) => (
          <div key={name}>
            <dt>
              <Text as="span" size="small" tone="muted">
                {texts.figures[name]}
              </Text>
            </dt>
            <dd css={value}>
              <Text as="span" size="large">
                {said(name)}
              </Text>
              <Text as="span" size="small" tone="muted">
                {changed(name)}
              </Text>
              {course(name)}
            </dd>
          </div>
        ))}
      </dl>
      {FIGURES.some((name) => changed(name) !== null) && (
        <Text size="caption" tone="muted">
          {texts.compared}
        </Text>
      )}
    </Stack>
  );
}
