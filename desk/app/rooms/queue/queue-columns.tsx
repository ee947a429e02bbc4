import { Link, Text, type DataTableColumn } from '@meet/ui-kit';
import type { Language } from '../../browser/language';
import { hoursSince, waited } from '../../browser/waited';
import type { QueueKind } from '../../graphql/generated/graphql';
import { hrefOf } from './queue-filters';
import type { QueueLine } from './queue-line';
import type { queueTexts } from './queue-words';

/** Hours after which an entry has waited too long, as on the page Today. */
const LATE_HOURS: Record<QueueKind, number> = {
  RETURN: 24,
  REVIEW: 48,
  QUESTION: 24,
  MEET_PRICE_REQUEST: 24,
  COOPERATIVE_REQUEST: 48,
};

export interface ColumnsFor {
  texts: typeof queueTexts.ru;
  language: Language;
  /** Time at which the rows were loaded. */
  now: number;
  params: URLSearchParams;
  /** Id of the entry that is open next to the list. */
  current: string | undefined;
  /** A narrow screen shows only columns that identify an entry. */
  isNarrow: boolean;
}

/** Whether an entry has waited too long. For goods on their way back, the shop waits for the shopper. */
export const isLate = ({ kind, state, createdAt }: QueueLine, now: number): boolean =>
  state !== 'APPROVED' && hoursSince(createdAt, now) >= LATE_HOURS[kind];

export const titleOf = ({ kind, number, about }: QueueLine, texts: typeof queueTexts.ru): string =>
  kind === 'RETURN' ? texts.returnOf(number ?? 0, about) : about;

export function queueColumns(all: ColumnsFor): DataTableColumn<QueueLine>[] {
  const { texts, language, now, params, current, isNarrow } = all;
  const { columns } = texts;
  const wide: DataTableColumn<QueueLine>[] = [
    {
      id: 'about',
      label: columns.about,
      namesRow: true,
      cell: (line) => (
        <Link
          href={hrefOf(params, {}, line.id)}
          variant={line.id === current ? 'text' : 'quiet'}
          {...(line.id === current && { 'aria-current': 'true' as const })}
        >
          {titleOf(line, texts)}
        </Link>
      ),
    },
    { id: 'kind', label: columns.kind, cell: ({ kind }) => texts.kinds[kind] },
    { id: 'state', label: columns.state, cell: ({ state }) => texts.states[state] ?? state },
    {
      id: 'order',
      label: columns.order,
      align: 'end',
      cell: ({ orderNumber }) =>
        orderNumber ? (
          <Text as="span" size="small">
            {orderNumber}
          </Text>
        ) : (
          '—'
        ),
    },
    {
      id: 'age',
      label: columns.age,
      align: 'end',
      cell: (line) => (
        <Text as="span" size="small" tone={isLate(line, now) ? 'error' : 'muted'}>
          {waited(line.createdAt, now, language)}
        </Text>
      ),
    },
  ];
  return isNarrow ? wide.filter(({ id }) => id !== 'order' && id !== 'state') : wide;
}
