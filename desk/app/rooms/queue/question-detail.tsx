import { Link, Stack, Text, TextArea } from '@meet/ui-kit';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import type { WholeQuestionFragment } from '../../graphql/generated/graphql';
import type { DetailProps } from './detail-props';
import { useEntry } from './entry-store';
import { entryTexts } from './entry-words';

/** A question about a product as a shopper asked it, and the shop’s answer, which publishes it. */
export function QuestionDetail({ formId, value, step, onDecided }: DetailProps<WholeQuestionFragment>) {
  const texts = useTexts(entryTexts);
  const store = useEntry();
  const [answer, setAnswer] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step === 'answer') onDecided('answer')(await store.answerQuestion(answer.trim()));
  };

  return (
    <form id={formId} onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <Text>{value.text}</Text>
        <Link href={`/goods/${value.productId}`}>{texts.product}</Link>
        {step === 'answer' && (
          <TextArea
            label={texts.shopAnswer}
            hint={texts.questionAnswerHint}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
            rows={3}
            required
            minLength={2}
            maxLength={2000}
          />
        )}
      </Stack>
    </form>
  );
}
