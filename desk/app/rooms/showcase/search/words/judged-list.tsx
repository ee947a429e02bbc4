import { css } from '@emotion/react';
import { Button, countOf, IconButton, Input, Stack, Text, tokens, useLocale } from '@meet/ui-kit';
import { EditIcon, TrashIcon } from '@meet/ui-kit/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../../browser/language';
import { useApi } from '../../../../graphql/api';
import type { JudgedLineFragment } from '../../../../graphql/generated/graphql';
import { ReadingFault } from '../../../../shell/reading-fault';
import { EditDialog } from '../../../../shell/edit-dialog';
import { ProductNames } from '../../product-names';
import { ProductPicker } from '../../product-picker';
import { RemoveDialog } from '../../../../shell/remove-dialog';
import { JudgedStore } from './judged-store';
import { wordsTexts } from './words-words';

const list = css({ display: 'grid', margin: 0, padding: 0 });
const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: tokens.space[2],
});

/** Queries with the merchant's judgements of their results, and the fields of the query that is added or changed. */
export const JudgedList = observer(function JudgedList({ label, mayWrite }: { label: string; mayWrite: boolean }) {
  const texts = useTexts(wordsTexts);
  const locale = useLocale();
  const api = useApi();
  const [store] = useState(() => new JudgedStore(api));
  const [names] = useState(() => new ProductNames(api));
  const [removing, setRemoving] = useState<JudgedLineFragment | null>(null);
  useEffect(() => void store.read(), [store]);
  const { rows, form, faults, isRead, fault } = store;

  return (
    <Stack gap={3}>
      <ReadingFault fault={fault} isShown={isRead} onAgain={() => void store.read()} />
      {isRead && rows.length === 0 && <Text tone="muted">{texts.nothingJudged}</Text>}
      <ul css={list} aria-label={label}>
        {rows.map((row) => (
          <li key={row.id} css={line}>
            <Text as="span">
              {row.query}{' '}
              <Text as="span" size="small" tone="muted">
                {countOf(row.productIds.length, texts.goods, locale)}
              </Text>
            </Text>
            {mayWrite && (
              <Stack direction="row" gap={1}>
                <IconButton icon={<EditIcon />} label={texts.edit(row.query)} onClick={() => store.open(row)} />
                <IconButton icon={<TrashIcon />} label={texts.remove(row.query)} onClick={() => setRemoving(row)} />
              </Stack>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <div>
          <Button variant="secondary" onClick={() => store.open({ query: '', productIds: [] })}>
            {texts.add}
          </Button>
        </div>
      )}
      {form && (
        <EditDialog
          title={texts.add}
          busy={store.busy}
          refusal={store.refusal}
          onSave={store.save}
          onClose={() => store.open(undefined)}
        >
          <Input
            label={texts.query}
            error={faults['query']}
            value={form.query}
            maxLength={100}
            required
            onChange={({ target }) => store.edit({ query: target.value })}
          />
          <ProductPicker
            label={texts.products}
            error={faults['productIds']}
            names={names}
            value={form.productIds}
            isOrdered={false}
            disabled={false}
            onValueChange={(productIds) => store.edit({ productIds })}
          />
        </EditDialog>
      )}
      {removing && (
        <RemoveDialog
          title={texts.removeTitle}
          onRemove={() => store.remove(removing.id)}
          onClose={() => setRemoving(null)}
        >
          {texts.removeLead(removing.query)}
        </RemoveDialog>
      )}
    </Stack>
  );
});
