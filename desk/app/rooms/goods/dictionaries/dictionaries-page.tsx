import { css } from '@emotion/react';
import {
  Button,
  countOf,
  DataTable,
  EmptyState,
  Heading,
  IconButton,
  Link,
  Stack,
  Text,
  tokens,
  useLocale,
} from '@meet/ui-kit';
import { TrashIcon } from '@meet/ui-kit/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import { useApi } from '../../../graphql/api';
import type { FormerNameLineFragment, MergedKind } from '../../../graphql/generated/graphql';
import { useSession } from '../../../session/session-store';
import { ListSearch } from '../../../shell/list-search';
import { ReadingFault } from '../../../shell/reading-fault';
import { entryColumns, nameColumns } from './dictionaries-columns';
import { useGoodsList } from '../goods-list-store';
import { DictionariesStore, type Entry } from './dictionaries-store';
import { dictionariesTexts, type Part } from './dictionaries-words';
import { EntryDialog } from './entry-dialog';
import { EntryRemoval } from './entry-removal';
import { entryTexts } from './entry-words';
import { ForgetDialog } from './forget-dialog';
import { MergeDialog } from './merge-dialog';

const PARTS: readonly Part[] = ['BRAND', 'CATEGORY', 'COLOUR', 'NAMES'];

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space[6],
  rowGap: tokens.space[1],
  margin: 0,
  padding: 0,
});
const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3] });
const entry = css({ display: 'inline-flex', alignItems: 'center', minHeight: 36 });

const hrefOf = (part: Part, search: string | null = null) => {
  const query = new URLSearchParams({ ...(part !== 'BRAND' && { of: part.toLowerCase() }), ...(search && { search }) });
  return query.size > 0 ? `/goods/dictionaries?${query.toString()}` : '/goods/dictionaries';
};

/** The brands, categories and colours of the shop: they are made, changed, removed, and two of them made one; the part and the search are in the address. */
export default observer(function DictionariesPage() {
  const texts = useTexts(dictionariesTexts);
  const edits = useTexts(entryTexts);
  const goods = useGoodsList();
  const locale = useLocale();
  const api = useApi();
  const [store] = useState(() => new DictionariesStore(api));
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const part = PARTS.find((one) => one.toLowerCase() === params.get('of')) ?? 'BRAND';
  const search = params.get('search')?.trim().slice(0, 200) ?? '';
  const [merging, setMerging] = useState<Entry>();
  /** An entry whose fields are open; null: those of a new one. */
  const [editing, setEditing] = useState<Entry | null>();
  const [removing, setRemoving] = useState<Entry>();
  const [forgetting, setForgetting] = useState<FormerNameLineFragment>();
  const mayWrite = useSession().me?.permissions.includes('WRITE_CATALOGUE') === true;
  useEffect(() => void store.show(part, search), [store, part, search]);
  const edited: MergedKind | undefined = part === 'NAMES' ? undefined : part;
  // While a tab is loaded for the first time, the store still contains the former tab.
  const isShown = store.isRead && store.part === part;

  const entries = useMemo(
    () =>
      entryColumns(texts, locale, part, (row) => (
        <Stack direction="row" gap={1} align="center" justify="end">
          {edited && (
            <Button variant="ghost" aria-label={edits.editOne(row.name)} onClick={() => setEditing(row)}>
              {edits.edit}
            </Button>
          )}
          <Button variant="ghost" aria-label={texts.mergeOne(row.name)} onClick={() => setMerging(row)}>
            {texts.merge}
          </Button>
          {edited && (
            <IconButton icon={<TrashIcon />} label={edits.removeOne(row.name)} onClick={() => setRemoving(row)} />
          )}
        </Stack>
      )).filter(({ id }) => mayWrite || id !== 'actions'),
    [texts, edits, locale, part, edited, mayWrite],
  );
  const names = useMemo(
    () =>
      nameColumns(texts, locale, (row) => (
        <IconButton icon={<TrashIcon />} label={texts.forget(row.name)} onClick={() => setForgetting(row)} />
      )).filter(({ id }) => mayWrite || id !== 'actions'),
    [texts, locale, mayWrite],
  );
  const state = { label: texts.parts[part], labelHidden: true, loading: !store.fault && !isShown };

  return (
    <Stack gap={4}>
      <title>{`${texts.title} — ${shopName()}`}</title>
      <Link href="/goods">{texts.toGoods}</Link>
      <Heading level={1} size="medium">
        {texts.title}
      </Heading>
      <nav aria-label={texts.partsName}>
        <ul css={list}>
          {PARTS.map((one) => (
            <li key={one} css={entry}>
              <Link
                href={hrefOf(one)}
                variant={one === part ? 'text' : 'quiet'}
                {...(one === part && { 'aria-current': 'page' as const })}
              >
                {texts.parts[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div css={tools}>
        <ListSearch
          href="/goods/dictionaries"
          placeholder={texts.search}
          value={search}
          onSearch={(text) => void navigate(hrefOf(part, text))}
        />
        {mayWrite && edited && (
          <Button variant="secondary" onClick={() => setEditing(null)}>
            {edits.create[edited]}
          </Button>
        )}
      </div>
      <Text size="small" tone="muted" role="status">
        {isShown && countOf(store.total, texts.found[part], locale)}
      </Text>
      <ReadingFault fault={store.fault} isShown={isShown} onAgain={() => void store.read()} />
      {part === 'NAMES' ? (
        <DataTable
          {...state}
          columns={names}
          rows={isShown ? store.names : []}
          keyOf="id"
          nameOf="name"
          empty={
            <EmptyState title={search ? texts.nothing : texts.noNames}>
              {search ? texts.nothingLead : texts.noNamesLead}
            </EmptyState>
          }
        />
      ) : (
        <DataTable
          {...state}
          columns={entries}
          rows={isShown ? store.entries : []}
          keyOf="id"
          nameOf="name"
          empty={<EmptyState title={texts.nothing}>{texts.nothingLead}</EmptyState>}
        />
      )}
      {isShown && store.hasMore && (
        <Button variant="secondary" loading={store.isReading} onClick={() => void store.more()}>
          {texts.more}
        </Button>
      )}
      {edited && editing !== undefined && (
        <EntryDialog
          kind={edited}
          entry={editing ?? undefined}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            setEditing(undefined);
            goods.forgetDirectory();
            void store.read();
          }}
        />
      )}
      {edited && removing && (
        <EntryRemoval
          kind={edited}
          entry={removing}
          onRemove={async () => {
            const fault = await store.remove(edited, removing.id);
            if (!fault) goods.forgetDirectory();
            return fault;
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
      {merging && edited && (
        <MergeDialog
          kind={edited}
          source={merging}
          entries={store.entries}
          onClose={() => setMerging(undefined)}
          onMerged={() => {
            setMerging(undefined);
            void store.read();
          }}
        />
      )}
      {forgetting && (
        <ForgetDialog
          name={forgetting.name}
          onForget={() => store.forget(forgetting.id)}
          onClose={() => setForgetting(undefined)}
        />
      )}
    </Stack>
  );
});
