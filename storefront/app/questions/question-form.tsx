import { css } from '@emotion/react';
import { Button, Stack, TextArea } from '@meet/ui-kit';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { askInBrowser } from '../graphql/ask-in-browser';
import { AskQuestionDocument } from '../graphql/generated/graphql';

/** Minimum and maximum number of characters that the API accepts. */
const LEAST = 10;
const MOST = 500;

const wide = css({ width: '100%', maxWidth: '60ch' });

/** The form of a question. It has the focus when it opens, and again if the question is not accepted. */
export function QuestionForm({ productId, onSent }: { productId: string; onSent: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  useEffect(() => field.current?.focus(), []);

  const refuse = (message: string) => {
    setError(message);
    field.current?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim().length < LEAST) return refuse(`Напишите подробнее: не меньше ${LEAST} знаков`);
    setPending(true);
    const { fault } = await askInBrowser(AskQuestionDocument, { dto: { productId, text } });
    setPending(false);
    if (fault) refuse(fault.message);
    else onSent();
  };

  return (
    <form noValidate css={wide} onSubmit={(event) => void send(event)}>
      <Stack gap={4} align="stretch">
        <TextArea
          ref={field}
          label="Ваш вопрос"
          hint={`От ${LEAST} до ${MOST} знаков. Вопрос увидят все, поэтому без имён и телефонов.`}
          required
          maxLength={MOST}
          value={text}
          error={error}
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" loading={pending} css={{ justifySelf: 'start', alignSelf: 'start' }}>
          Отправить вопрос
        </Button>
      </Stack>
    </form>
  );
}
