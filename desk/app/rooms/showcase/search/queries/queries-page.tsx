import {
  DataTable,
  EmptyState,
  formatCount,
  formatDate,
  Heading,
  Link,
  SegmentedControl,
  Stack,
  Text,
  useLocale,
  type DataTableColumn,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../../../browser/language';
import { shopName } from '../../../../browser/shop-name';
import { useApi } from '../../../../graphql/api';
import { ReadingFault } from '../../../../shell/reading-fault';
import { QueriesStore } from './queries-store';
import { queryLines, type QueryLine } from './query-lines';
import { queriesTexts } from './queries-words';

/** The most frequent queries of shoppers, with what they find; the part is in the address. */
export default observer(function QueriesPage() {
  const texts = useTexts(queriesTexts);
  const locale = useLocale();
  const api = useApi();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isEmptyOnly = params.get('of') === 'empty';
  const [store] = useState(() => new QueriesStore(api));
  useEffect(() => void store.read(), [store]);
  const { report, fault } = store;

  const columns = useMemo((): DataTableColumn<QueryLine>[] => {
    const names = texts.columns;
    return [
      { id: 'query', label: names.query, namesRow: true },
      { id: 'searches', label: names.searches, align: 'end', cell: (row) => formatCount(row.searches, locale) },
      { id: 'found', label: names.found, align: 'end', cell: (row) => formatCount(row.found, locale) },
      { id: 'outcome', label: names.outcome, cell: (row) => texts.outcomes[row.outcome] },
      { id: 'lastDay', label: names.lastDay, cell: (row) => formatDate(row.lastDay, locale) },
    ];
  }, [texts, locale]);

  return (
    <Stack gap={4}>
      <title>{`${texts.title} — ${shopName()}`}</title>
      <Link href="/showcase/search" variant="quiet">
        {texts.back}
      </Link>
      <Heading level={2} size="medium">
        {texts.title}
      </Heading>
      <Text tone="muted" role="status">
        {report && texts.lead(formatCount(report.searches, locale), formatCount(report.searchesWithoutResult, locale))}
      </Text>
      <ReadingFault fault={fault} isShown={report !== undefined} onAgain={() => void store.read()} />
      <SegmentedControl
        label={texts.shown}
        labelHidden
        value={isEmptyOnly ? 'empty' : 'all'}
        options={(['all', 'empty'] as const).map((value) => ({ value, label: texts.parts[value] }))}
        onValueChange={(value) => void navigate(`/showcase/search/queries${value === 'empty' ? '?of=empty' : ''}`)}
      />
      <DataTable
        label={texts.title}
        labelHidden
        columns={columns}
        rows={report ? queryLines(report, isEmptyOnly) : []}
        keyOf="query"
        nameOf="query"
        loading={!report && !fault}
        empty={<EmptyState title={texts.nothing}>{texts.nothingLead}</EmptyState>}
      />
    </Stack>
  );
});
