import { Link, Text, type DataTableColumn, type Locale } from '@meet/ui-kit';
import type { ContentLineFragment } from '../../../graphql/generated/graphql';
import { sayMoment } from '../moment';
import { stateOf } from './content-state';
import { pathOf } from './page-form';
import type { pagesTexts } from './pages-words';

export interface ColumnsFor {
  texts: typeof pagesTexts.ru;
  locale: Locale;
  /** Time at which the rows were loaded. */
  now: number;
  /** A narrow screen shows only columns that identify a text. */
  isNarrow: boolean;
}

export function pagesColumns({ texts, locale, now, isNarrow }: ColumnsFor): DataTableColumn<ContentLineFragment>[] {
  const { columns } = texts;
  /** Only future times are shown: when publication begins or ends. */
  const when = ({ publishAt, finishAt }: ContentLineFragment): string => {
    const isAhead = (iso: string | null | undefined): iso is string => Boolean(iso) && Date.parse(iso!) > now;
    const said = [
      isAhead(publishAt) && texts.from(sayMoment(publishAt, locale)),
      isAhead(finishAt) && texts.until(sayMoment(finishAt, locale)),
    ];
    return said.filter(Boolean).join(' ') || '—';
  };
  const all: DataTableColumn<ContentLineFragment>[] = [
    {
      id: 'title',
      label: columns.title,
      namesRow: true,
      sortBy: 'title',
      cell: ({ id, title }) => (
        <Link href={`/showcase/pages/${id}`} variant="quiet">
          {title}
        </Link>
      ),
    },
    { id: 'path', label: columns.path, sortBy: 'slug', cell: (row) => pathOf(row) },
    { id: 'kind', label: columns.kind, cell: ({ kind }) => texts.kinds[kind] },
    {
      id: 'state',
      label: columns.state,
      cell: (row) => {
        const state = stateOf(row, now);
        return (
          <Text as="span" size="small" tone={state === 'SHOWN' ? 'ink' : 'muted'}>
            {texts.states[state]}
          </Text>
        );
      },
    },
    {
      id: 'when',
      label: columns.when,
      cell: (row) => (
        <Text as="span" size="small" tone="muted">
          {when(row)}
        </Text>
      ),
    },
  ];
  return isNarrow ? all.filter(({ id }) => id !== 'kind' && id !== 'when') : all;
}
