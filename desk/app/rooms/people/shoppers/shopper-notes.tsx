import { css } from '@emotion/react';
import { Stack, Text, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../browser/language';
import { momentOf } from '../../../browser/moment';
import { NoteForm } from '../../../shell/note-form';
import { useSession } from '../../../session/session-store';
import { shopperPageTexts } from './shopper-page-words';
import { ShopperSection } from './shopper-section';
import { useShopper } from './shopper-store';

const asTyped = css({ whiteSpace: 'pre-line' });

/** Notes of operators about the shopper. */
export const ShopperNotes = observer(function ShopperNotes() {
  const { notes: texts } = useTexts(shopperPageTexts);
  const locale = useLocale();
  const store = useShopper();
  const { notes } = store;
  const mayWrite = useSession().me?.permissions.includes('WRITE_SHOPPERS') ?? false;
  return (
    <ShopperSection title={texts.title} none={texts.none} list={notes}>
      {notes.rows.map(({ id, author, createdAt, text }) => (
        <Stack key={id} gap={1}>
          <Text css={asTyped}>{text}</Text>
          <Text size="small" tone="muted">{`${author}, ${momentOf(createdAt, locale)}`}</Text>
        </Stack>
      ))}
      {mayWrite && (
        <NoteForm
          draft={`shopper-note:${store.id}`}
          texts={texts}
          isBusy={store.busy === 'note'}
          refusal={store.refusal?.of === 'note' ? store.refusal.fault : undefined}
          onAdd={store.addNote}
        />
      )}
    </ShopperSection>
  );
});
