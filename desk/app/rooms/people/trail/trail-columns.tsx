import { Link, Text, type DataTableColumn, type Locale } from '@meet/ui-kit';
import { momentOf } from '../../../browser/moment';
import type { Permission, TrailEntryFragment } from '../../../graphql/generated/graphql';
import { deedOf } from './deed';
import { subjectOf } from './subject';
import { hrefOf } from './trail-filters';
import type { trailTexts } from './trail-words';

export interface ColumnsFor {
  texts: typeof trailTexts.ru;
  locale: Locale;
  permissions: readonly Permission[];
  params: URLSearchParams;
}

export function trailColumns(all: ColumnsFor): DataTableColumn<TrailEntryFragment>[] {
  const { texts, locale, permissions, params } = all;
  const { columns } = texts;
  return [
    {
      id: 'what',
      label: columns.what,
      namesRow: true,
      cell: (entry) => (
        <Link href={hrefOf(params, { entry: entry.id, page: params.get('page') })} variant="quiet">
          {deedOf(entry, texts)}
        </Link>
      ),
    },
    {
      id: 'subject',
      label: columns.subject,
      cell: (entry) => {
        const { label, href } = subjectOf(entry, permissions, texts);
        return href ? (
          <Link href={href} variant="quiet">
            {label}
          </Link>
        ) : (
          label
        );
      },
    },
    {
      id: 'who',
      label: columns.who,
      cell: ({ actor, actorId, channel }) => (
        <>
          <Link href={hrefOf(params, { actor: actorId, entry: null })} variant="quiet">
            {actor}
          </Link>
          {channel && channel !== 'API' && (
            <Text as="span" size="small" tone="muted">
              {`, ${texts.channels[channel]}`}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'when',
      label: columns.when,
      cell: ({ createdAt }) => (
        <Text as="span" size="small" tone="muted">
          {momentOf(createdAt, locale)}
        </Text>
      ),
    },
    { id: 'reason', label: columns.reason, cell: ({ reason }) => reason ?? '—' },
  ];
}
