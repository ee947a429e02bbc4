import { css } from '@emotion/react';
import {
  DataTable,
  Facts,
  formatCount,
  formatPrice,
  Heading,
  Stack,
  Text,
  tokens,
  useLocale,
  type DataTableColumn,
} from '@meet/ui-kit';
import { useTexts } from '../../browser/language';
import type { WholeRunFragment } from '../../graphql/generated/graphql';
import { planLines } from './plan';
import { PlanPart } from './plan-part';
import { problemTexts } from './problem-words';
import { remarkOf, remarkOfLine, type Remark } from './remarks';
import { runTexts, type RunCount } from './run-words';

const COUNTS: readonly RunCount[] = [
  'created',
  'updated',
  'unchanged',
  'met',
  'rejected',
  'warnings',
  'kept',
  'heldBack',
  'unnamed',
];
/** States in which the plan says what would be changed, or what was. */
const WITH_PLAN = new Set<WholeRunFragment['state']>(['ASKING', 'DISCARDED', 'APPLIED']);
/** Counts that are shown even if they are 0. */
const ALWAYS: readonly RunCount[] = ['created', 'updated', 'rejected'];
const parts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))',
  gap: tokens.space[8],
});

/** The counts of a run, samples of its changes, and problems of the file with their line numbers. */
export function RunFigures({ run }: { run: WholeRunFragment }) {
  const texts = useTexts(runTexts);
  const locale = useLocale();
  const problemWords = useTexts(problemTexts);
  const { counts, problems, report, state } = run;
  const price = (kopecks: number): string => formatPrice(kopecks, locale);
  const remarks = problems?.map((problem) => remarkOf(problem, problemWords, price)) ?? report.map(remarkOfLine);
  const lines = WITH_PLAN.has(state) ? planLines(run.plan, price) : [];
  return (
    <>
      {counts && (
        <Stack gap={3}>
          <Heading level={2} size="small">
            {run.undone ? texts.reportUndone : state === 'APPLIED' || state === 'STOPPED' ? texts.report : texts.plan}
          </Heading>
          <Facts
            facts={COUNTS.filter((count) => counts[count] > 0 || ALWAYS.includes(count)).map((count) => ({
              label: texts.counts[count],
              value: formatCount(counts[count], locale),
            }))}
          />
        </Stack>
      )}
      {lines.length > 0 && (
        <div css={parts}>
          {lines.map((line) => (
            <PlanPart key={line.part} line={line} />
          ))}
        </div>
      )}
      {remarks.length > 0 && (
        <Stack gap={2}>
          <Heading level={2} size="small">
            {texts.remarks}
          </Heading>
          <Text size="small" tone="muted">
            {texts.remarksLead}
          </Text>
          <DataTable
            label={texts.remarks}
            labelHidden
            columns={remarkColumns(texts)}
            rows={remarks.map((remark, index) => ({ ...remark, key: String(index) }))}
            keyOf={({ key }) => key}
          />
        </Stack>
      )}
    </>
  );
}

function remarkColumns({
  remarkColumns: names,
  rejected,
}: typeof runTexts.ru): DataTableColumn<Remark & { key: string }>[] {
  return [
    { id: 'field', label: names.field, namesRow: true, cell: ({ field }) => field || '—' },
    {
      id: 'what',
      label: names.what,
      cell: ({ what, isRejected }) => (
        <Text as="span" size="small" tone={isRejected ? 'error' : 'ink'}>
          {isRejected ? `${rejected}: ${what}` : what}
        </Text>
      ),
    },
    { id: 'count', label: names.count, align: 'end', cell: ({ count }) => count ?? '—' },
    { id: 'line', label: names.line, align: 'end', cell: ({ line }) => line ?? '—' },
  ];
}
