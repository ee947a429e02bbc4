import { css } from '@emotion/react';
import {
  Button,
  DataTable,
  EmptyState,
  IconButton,
  Input,
  Pagination,
  Stack,
  Text,
  TextArea,
  tokens,
  type DataTableColumn,
} from '@meet/ui-kit';
import { EditIcon, TrashIcon } from '@meet/ui-kit/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import { useApi } from '../../../graphql/api';
import type { MetadataLineFragment } from '../../../graphql/generated/graphql';
import { ReadingFault } from '../../../shell/reading-fault';
import { BothStates } from '../both-states';
import { EditDialog } from '../../../shell/edit-dialog';
import { RemoveDialog } from '../../../shell/remove-dialog';
import { MetadataStore, type MetadataField } from './metadata-store';
import { metadataTexts } from './metadata-words';

const tools = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: tokens.space[3] });
/** Maximum number of characters in the fields, as in the API. */
const MOST: Record<MetadataField, number> = { url: 200, name: 200, title: 200, description: 500, keywords: 500 };
const PAGE = /^[1-9]\d{0,4}$/;

/** Metadata of the shop's pages for search engines. */
export default observer(function MetadataPage() {
  const texts = useTexts(metadataTexts);
  const api = useApi();
  const [store] = useState(() => new MetadataStore(api));
  const [removing, setRemoving] = useState<MetadataLineFragment>();
  const [params] = useSearchParams();
  const asked = params.get('page') ?? '';
  const page = PAGE.test(asked) ? Number(asked) : 1;
  useEffect(() => void store.read(page), [store, page]);
  const { rows, isRead, fault, form, faults } = store;

  const columns = useMemo(
    (): DataTableColumn<MetadataLineFragment>[] => [
      { id: 'url', label: texts.columns.url, namesRow: true },
      { id: 'title', label: texts.columns.title, cell: ({ title, name }) => title || name || '—' },
      { id: 'description', label: texts.columns.description, cell: ({ description }) => description || '—' },
      {
        id: 'actions',
        label: texts.columns.actions,
        cell: (row) => (
          <Stack direction="row" gap={1}>
            <IconButton icon={<EditIcon />} label={texts.edit(row.url)} onClick={() => store.open(row)} />
            <IconButton icon={<TrashIcon />} label={texts.remove(row.url)} onClick={() => setRemoving(row)} />
          </Stack>
        ),
      },
    ],
    [texts, store],
  );
  const of = (field: MetadataField) => ({
    label: texts.fields[field],
    hint: field === 'url' || field === 'title' ? texts.hints[field] : undefined,
    error: faults[field],
    value: form?.[field] ?? '',
    maxLength: MOST[field],
    onChange: ({ target }: { target: { value: string } }) => store.edit(field, target.value),
  });

  return (
    <Stack gap={4}>
      <title>{`${texts.title} — ${shopName()}`}</title>
      <div css={tools}>
        <Text tone="muted">{texts.lead}</Text>
        <Button onClick={() => store.open()}>{texts.add}</Button>
      </div>
      <ReadingFault fault={fault} isShown={isRead} onAgain={() => void store.read()} />
      <DataTable
        label={texts.title}
        labelHidden
        columns={columns}
        rows={rows}
        keyOf="id"
        nameOf="url"
        loading={!isRead && !fault}
        empty={<EmptyState title={texts.nothing}>{texts.nothingLead}</EmptyState>}
      />
      <Pagination page={page} totalPages={store.totalPages} hrefOf="/showcase/redirects/metadata?page={page}" />
      {form && (
        <EditDialog
          title={texts.editTitle}
          size="large"
          busy={store.busy}
          refusal={store.refusal}
          onSave={store.save}
          onClose={store.close}
        >
          <BothStates
            conflicts={store.conflicts}
            labelOf={(field) => texts.fields[field as MetadataField]}
            busy={store.busy}
            onWriteOver={() => void store.writeOver()}
            onTakeTheirs={store.takeTheirs}
          />
          <Input {...of('url')} required autoCapitalize="none" />
          <Input {...of('title')} />
          <TextArea {...of('description')} rows={3} />
          <Input {...of('name')} />
          <Input {...of('keywords')} />
        </EditDialog>
      )}
      {removing && (
        <RemoveDialog
          title={texts.removeTitle}
          onRemove={() => store.remove(removing.id)}
          onClose={() => setRemoving(undefined)}
        >
          {texts.removeLead(removing.url)}
        </RemoveDialog>
      )}
    </Stack>
  );
});
