import { css } from '@emotion/react';
import { Button, Stack, TextArea } from '@meet/ui-kit';
import { useState, type FormEvent } from 'react';
import { readStored, writeStored } from '../browser/stored';
import type { Fault } from '../graphql/api';
import { Refusal } from './refusal';

const field = css({ width: '100%', maxWidth: 560 });

export interface NoteFormProps {
  /** Key of the draft in this browser, such as `note:` and an id. */
  draft: string;
  texts: Record<'note' | 'add', string>;
  isBusy: boolean;
  refusal: Fault | undefined;
  /** Adds a note. Returns whether that succeeded. The same `key` adds it only once, however often it is sent. */
  onAdd: (text: string, key: string) => Promise<boolean>;
}

/** Form for a note to colleagues. The typed text is stored in this browser until the note is saved. */
export function NoteForm({ draft, texts, isBusy, refusal, onAdd }: NoteFormProps) {
  // Stored with the draft, so that a note is not added twice if the tab was closed before the response arrived.
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
    if (text.trim() && (await onAdd(text.trim(), key))) type('');
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
        <Refusal fault={refusal} />
        <Button type="submit" variant="secondary" loading={isBusy} disabled={!text.trim()}>
          {texts.add}
        </Button>
      </Stack>
    </form>
  );
}
