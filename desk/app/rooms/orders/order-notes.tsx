import { css } from '@emotion/react';
import { Alert, Button, formatDate, Heading, Stack, Text, TextArea, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import { readStored, writeStored } from '../../browser/stored';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import type { WholeOrderFragment } from '../../graphql/generated/graphql';
import { useOrder } from './order-store';
import { orderTexts } from './order-words';

const field = css({ width: '100%', maxWidth: 560 });

/** What colleagues have noted. What is being typed is kept in this browser until it is written. */
export const OrderNotes = observer(function OrderNotes({ order }: { order: WholeOrderFragment }) {
  const texts = useTexts(orderTexts);
  const faults = useTexts(faultTexts);
  const locale = useLocale();
  const store = useOrder();
  const draft = `note:${order.uuid}`;
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
    <Stack gap={4}>
      <Heading level={2} size="small">
        {texts.notes}
      </Heading>
      {order.notes.length === 0 && (
        <Text size="small" tone="muted">
          {texts.noNotes}
        </Text>
      )}
      {order.notes.map(({ id, author, createdAt, text: noted }) => (
        <Stack key={id} gap={1}>
          <Text>{noted}</Text>
          <Text size="small" tone="muted">{`${author}, ${formatDate(createdAt, locale)}`}</Text>
        </Stack>
      ))}
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap={3} align="start">
          <TextArea
            css={field}
            label={texts.note}
            value={text}
            onChange={({ target }) => type(target.value)}
            rows={2}
            maxLength={2000}
          />
          {store.refusal?.of === 'note' && (
            <Alert tone="error" live>
              {faultWords(store.refusal.fault, faults)}
            </Alert>
          )}
          <Button type="submit" variant="secondary" loading={store.busy === 'note'} disabled={!text.trim()}>
            {texts.addNote}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
});
