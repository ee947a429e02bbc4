import { css } from '@emotion/react';
import {
  Accordion,
  Button,
  countOf,
  DataTable,
  EmptyState,
  formatCount,
  IconButton,
  Stack,
  Text,
  tokens,
  useLocale,
  type DataTableColumn,
} from '@meet/ui-kit';
import { EditIcon, TrashIcon } from '@meet/ui-kit/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import { useApi } from '../../../graphql/api';
import type { RedirectLineFragment } from '../../../graphql/generated/graphql';
import { ListSearch } from '../../../shell/list-search';
import { ReadingFault } from '../../../shell/reading-fault';
import { RemoveDialog } from '../../../shell/remove-dialog';
import { RedirectDialog } from './redirect-dialog';
import { formOf, NEW_REDIRECT } from './redirect-form';
import { RedirectImport } from './redirect-import';
import { RedirectsContext, RedirectsStore } from './redirects-store';
import { redirectsTexts } from './redirects-words';

const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.space[3] });
const last = css({ marginInlineStart: 'auto' });

/** The redirects of the shop. The search is in the URL. */
export default observer(function RedirectsPage() {
  const texts = useTexts(redirectsTexts);
  const locale = useLocale();
  const api = useApi();
  const [store] = useState(() => new RedirectsStore(api));
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asked = params.get('search')?.trim().slice(0, 200) ?? '';
  const [removing, setRemoving] = useState<RedirectLineFragment>();
  useEffect(() => void store.show(asked), [store, asked]);
  const { shown, isRead, isReading, fault, total } = store;

  const columns = useMemo(
    (): DataTableColumn<RedirectLineFragment>[] => [
      { id: 'source', label: texts.columns.source, namesRow: true },
      { id: 'target', label: texts.columns.target },
      { id: 'kind', label: texts.columns.kind, cell: ({ kind }) => texts.kinds[kind] },
      {
        id: 'status',
        label: texts.columns.status,
        cell: ({ permanent }) => texts.statuses[permanent ? 'true' : 'false'],
      },
      {
        id: 'actions',
        label: texts.columns.actions,
        cell: (row) => (
          <Stack direction="row" gap={1}>
            <IconButton icon={<EditIcon />} label={texts.edit(row.source)} onClick={() => store.open(formOf(row))} />
            <IconButton icon={<TrashIcon />} label={texts.remove(row.source)} onClick={() => setRemoving(row)} />
          </Stack>
        ),
      },
    ],
    [texts, store],
  );

  return (
    <RedirectsContext value={store}>
      <Stack gap={4}>
        <title>{`${texts.title} — ${shopName()}`}</title>
        <Text tone="muted">{texts.lead}</Text>
        <div css={tools}>
          <ListSearch
            href="/showcase/redirects"
            placeholder={texts.search}
            value={asked}
            onSearch={(text) =>
              void navigate(text ? `/showcase/redirects?search=${encodeURIComponent(text)}` : '/showcase/redirects')
            }
          />
          <div css={last}>
            <Button onClick={() => store.open(NEW_REDIRECT)}>{texts.add}</Button>
          </div>
        </div>
        <Text size="small" tone="muted" role="status">
          {isRead &&
            (asked && isReading
              ? texts.looking(formatCount(store.lookedThrough, locale), formatCount(total, locale))
              : countOf(asked ? shown.length : total, texts.found, locale))}
        </Text>
        <ReadingFault fault={fault} isShown={isRead} onAgain={() => void store.goOn(true)} />
        <DataTable
          label={texts.title}
          labelHidden
          columns={columns}
          rows={shown}
          keyOf="id"
          nameOf="source"
          loading={!fault && (!isRead || (isReading && shown.length === 0))}
          empty={
            <EmptyState title={asked ? texts.noneFound : texts.nothing}>
              {asked ? texts.noneFoundLead : texts.nothingLead}
            </EmptyState>
          }
        />
        {store.mayHaveMore && isRead && !asked && (
          <Button variant="secondary" loading={isReading} onClick={() => void store.goOn(true)}>
            {texts.more}
          </Button>
        )}
        <Accordion headingLevel={2} sections={[{ id: 'import', label: texts.import, content: <RedirectImport /> }]} />
        <RedirectDialog />
        {removing && (
          <RemoveDialog
            title={texts.removeTitle}
            onRemove={() => store.remove(removing.id)}
            onClose={() => setRemoving(undefined)}
          >
            {texts.removeLead(removing.source)}
          </RemoveDialog>
        )}
      </Stack>
    </RedirectsContext>
  );
});
