import { css } from '@emotion/react';
import { Alert, Button, Stack, Text, TextArea, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../browser/language';
import { momentOf } from '../../../browser/moment';
import { readStored, writeStored } from '../../../browser/stored';
import { faultTexts, faultWords } from '../../../graphql/fault-words';
import { useSession } from '../../../session/session-store';
import { shopperPageTexts } from './shopper-page-words';
import { ShopperSection } from './shopper-section';
import { useShopper } from './shopper-store';

const field = css({ width: '100%', maxWidth: 560 });
const asTyped = css({ whiteSpace: 'pre-line' });

/** What colleagues have noted. What is being typed is kept in this browser until it is written. */
export const ShopperNotes = observer(function ShopperNotes() {
  const { notes: texts } = useTexts(shopperPageTexts);
  const locale = useLocale();
  const { notes } = useShopper();
  const mayWrite = useSession().me?.permissions.includes('WRITE_SHOPPERS') ?? false;
  return (
    <ShopperSection title={texts.title} none={texts.none} list={notes}>
      {notes.rows.map(({ id, author, createdAt, text }) => (
        <Stack key={id} gap={1}>
          <Text css={asTyped}>{text}</Text>
          <Text size="small" tone="muted">{`${author}, ${momentOf(createdAt, locale)}`}</Text>
        </Stack>
      ))}
      {mayWrite && <NoteForm />}
    </ShopperSection>
  );
});

const NoteForm = observer(function NoteForm() {
  const { notes: texts } = useTexts(shopperPageTexts);
  const faults = useTexts(faultTexts);
  const store = useShopper();
  const draft = `shopper-note:${store.id}`;
  // Kept with the draft: a note whose answer was lost with the tab is not written a second time.
  const keyOfDraft = `${draft}:key`;
  const [text, setText] = useState(() => readStored(draft) ?? '');
  const [key, setKey] = useState(() => readStored(keyOfDraft) ?? crypto.randomUUID());

  const type = (typed: string) => {
    setText(typed);
    writeStored(draft, typed || null);
    writeStored(keyOfDraft, typed ? key : null);
    if (!typed) setKey(crypto.randomUUID());
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || !(await store.addNote(text.trim(), key))) return;
    type('');
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap={3} align="start">
        <TextArea
          css={field}
          label={texts.note}
          value={text}
          rows={2}
          maxLength={2000}
          onChange={({ target }) => type(target.value)}
        />
        {store.refusal?.of === 'note' && (
          <Alert tone="error" live>
            {faultWords(store.refusal.fault, faults)}
          </Alert>
        )}
        <Button type="submit" variant="secondary" loading={store.busy === 'note'} disabled={!text.trim()}>
          {texts.add}
        </Button>
      </Stack>
    </form>
  );
});
