import {
  Alert,
  Button,
  countOf,
  DataTable,
  EmptyState,
  formatCount,
  Heading,
  Link,
  Pagination,
  ProgressBar,
  Skeleton,
  Stack,
  Text,
  useLocale,
  type DataTableColumn,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../browser/language';
import { momentOf } from '../../../browser/moment';
import { shopName } from '../../../browser/shop-name';
import { useApi } from '../../../graphql/api';
import { faultTexts, faultWords } from '../../../graphql/fault-words';
import type { BulkChangeFragment } from '../../../graphql/generated/graphql';
import { useSession } from '../../../session/session-store';
import { usePoll } from '../../../shell/poll';
import { ReadingFault } from '../../../shell/reading-fault';
import { ChangesStore, PAGE_SIZE } from './changes-store';
import { changesTexts } from './changes-words';

/** The permission that the stop and the undo of a kind need. */
const NEEDED = { PRICES: 'PRICES', STOCK: 'STOCK', PRODUCTS: 'WRITE_CATALOGUE' } as const;

/** What was changed of many items or products at once, by whom and when, and the way back. */
export default observer(function ChangesPage() {
  const texts = useTexts(changesTexts);
  const faults = useTexts(faultTexts);
  const locale = useLocale();
  const api = useApi();
  const [store] = useState(() => new ChangesStore(api));
  const [params] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const permissions = useSession().me?.permissions ?? [];
  useEffect(() => void store.show(page), [store, page]);
  usePoll(() => void store.read());
  const { rows, total, fault, refusal, busy, stayed, readAt } = store;

  const muted = (text: string) => (
    <Text as="span" size="small" tone="muted">
      {text}
    </Text>
  );
  const columns: DataTableColumn<BulkChangeFragment>[] = [
    {
      id: 'what',
      label: texts.columns.what,
      namesRow: true,
      cell: ({ kind }) => texts.kinds[kind],
    },
    {
      id: 'how',
      label: texts.columns.how,
      cell: ({ kind, state, total: rowsOfAll, handled, applied, refused, stoppedAt }) => (
        <>
          {countOf(
            state === 'DONE' ? applied : rowsOfAll,
            texts.applied[kind === 'PRODUCTS' ? 'products' : 'items'],
            locale,
          )}
          {state !== 'DONE' && muted(`, ${texts.states[state]}`)}
          {refused > 0 && muted(`, ${texts[stoppedAt ? 'stopped' : 'refused'](formatCount(refused, locale))}`)}
          {state === 'RUNNING' && (
            <ProgressBar
              label={texts.progress(formatCount(handled, locale), formatCount(rowsOfAll, locale))}
              value={handled}
              max={rowsOfAll}
            />
          )}
        </>
      ),
    },
    { id: 'who', label: texts.columns.who, cell: ({ sentBy }) => sentBy },
    { id: 'when', label: texts.columns.when, cell: ({ createdAt }) => muted(momentOf(createdAt, locale)) },
    {
      id: 'undo',
      label: texts.columns.undo,
      cell: (job) => {
        const step = job.state !== 'DONE' ? 'stop' : job.isUndoable ? 'undo' : undefined;
        return step && permissions.includes(NEEDED[job.kind]) ? (
          <Button variant="secondary" loading={busy === job.id} onClick={() => void store[step](job)}>
            {texts[step]}
          </Button>
        ) : (
          muted(job.undoneAt ? texts.wasUndone(momentOf(job.undoneAt, locale)) : '—')
        );
      },
    },
  ];

  return (
    <Stack gap={4}>
      <title>{`${texts.title} — ${shopName()}`}</title>
      <Stack direction="row" gap={4} align="baseline" wrap>
        <Heading level={1} size="medium">
          {texts.title}
        </Heading>
        <Link href="/goods" variant="quiet">
          {texts.back}
        </Link>
      </Stack>
      <Text tone="muted">{texts.lead}</Text>
      <ReadingFault fault={fault} isShown={readAt > 0} onAgain={() => void store.read()} />
      {refusal && (
        <Alert tone="error" live title={refusal.of === 'stop' ? texts.notStopped : texts.notUndone}>
          {faultWords(refusal.fault, faults)}
        </Alert>
      )}
      {stayed !== undefined && !refusal && (
        <Alert tone={stayed > 0 ? 'warning' : 'success'} live>
          {stayed > 0 ? texts.stayed(formatCount(stayed, locale)) : texts.undone}
        </Alert>
      )}
      {readAt === 0 && !fault && <Skeleton height={220} />}
      {readAt > 0 && rows.length === 0 && <EmptyState title={texts.nothing}>{texts.nothingLead}</EmptyState>}
      {rows.length > 0 && (
        <DataTable label={texts.title} labelHidden columns={columns} rows={rows} keyOf={({ id }) => id} />
      )}
      {total > PAGE_SIZE && (
        <Pagination page={page} totalPages={Math.ceil(total / PAGE_SIZE)} hrefOf="/goods/changes?page={page}" />
      )}
    </Stack>
  );
});
