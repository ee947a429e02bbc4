import { css } from '@emotion/react';
import { Button, Heading, Input, Stack, Text, TextArea, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTexts } from '../../../browser/language';
import { useMessage, type MessageField } from './message-store';
import { messageTexts } from './message-words';

/** Maximum number of characters in the fields, as in the API. */
const MOST = { subject: 200, text: 5000 };

const source = css({ textarea: { minHeight: '16rem' } });
const list = css({ display: 'grid', gap: tokens.space[3], margin: 0, padding: 0 });
const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 600px)': { gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr)' },
  alignItems: 'baseline',
  gap: tokens.space[1],
});
const code = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
/** Aligns the label of a text button with the labels next to it. */
const outdent = css({ marginInlineStart: `calc(-1 * ${tokens.space[5]})` });

/** The fields for the subject and the text, and the variables. A click on a variable inserts it at the caret. */
export const MessageFields = observer(function MessageFields() {
  const texts = useTexts(messageTexts);
  const store = useMessage();
  const fields = { subject: useRef<HTMLInputElement>(null), text: useRef<HTMLTextAreaElement>(null) };
  const last = useRef<MessageField>('text');
  const { template, form, faults } = store;
  if (!template || !form) return null;
  const isLetter = template.channel === 'EMAIL';
  const insert = (name: string) => {
    const field = last.current;
    const element = fields[field].current;
    const typed = form[field];
    const [from, to] = [element?.selectionStart ?? typed.length, element?.selectionEnd ?? typed.length];
    const variable = `{{${name}}}`;
    store.edit(field, typed.slice(0, from) + variable + typed.slice(to));
    requestAnimationFrame(() => {
      element?.focus();
      element?.setSelectionRange(from + variable.length, from + variable.length);
    });
  };
  return (
    <Stack gap={6}>
      {isLetter && (
        <Input
          ref={fields.subject}
          label={texts.subject}
          value={form.subject}
          maxLength={MOST.subject}
          error={faults.subject}
          onFocus={() => (last.current = 'subject')}
          onChange={({ target }) => store.edit('subject', target.value)}
        />
      )}
      <TextArea
        ref={fields.text}
        css={source}
        label={texts.text}
        hint={isLetter ? texts.letterHint : texts.smsHint}
        value={form.text}
        maxLength={MOST.text}
        error={faults.text}
        onFocus={() => (last.current = 'text')}
        onChange={({ target }) => store.edit('text', target.value)}
      />
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={3} size="small">
            {texts.variables}
          </Heading>
          <Text size="small" tone="muted">
            {texts.variablesLead}
          </Text>
        </Stack>
        <ul css={list}>
          {template.variables.map(({ name, description, example, required }) => (
            <li key={name} css={line}>
              <div css={outdent}>
                <Button
                  variant="ghost"
                  aria-label={texts.insert(name)}
                  onClick={() => insert(name)}
                >{`{{${name}}}`}</Button>
              </div>
              <Stack gap={0}>
                <Text size="small">
                  {description}
                  {required && ` · ${texts.required}`}
                </Text>
                <Text size="caption" tone="muted" css={code}>
                  {example}
                </Text>
              </Stack>
            </li>
          ))}
        </ul>
      </Stack>
    </Stack>
  );
});
