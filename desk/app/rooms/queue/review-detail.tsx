import { Facts, Link, Rating, Stack, Text, TextArea } from '@meet/ui-kit';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import type { WholeReviewFragment } from '../../graphql/generated/graphql';
import type { DetailProps } from './detail-props';
import { useEntry } from './entry-store';
import { entryTexts } from './entry-words';
import { ShownPhotos } from './shown-photos';

/** A review as its author wrote it, and the shop’s answer to it. */
export function ReviewDetail({ formId, value, step, onDecided }: DetailProps<WholeReviewFragment>) {
  const texts = useTexts(entryTexts);
  const store = useEntry();
  const [answer, setAnswer] = useState('');
  const { text, advantages, disadvantages } = value;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step === 'publish') onDecided('publish')(await store.publishReview(answer));
  };

  return (
    <form id={formId} onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Rating value={value.rating} starsOnly />
          <Text size="small" tone="muted">
            {[value.user.name, texts.size(value.sizeName), value.fit && texts.fits[value.fit]]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
        {text && <Text>{text}</Text>}
        {!text && !advantages && !disadvantages && <Text tone="muted">{texts.noText}</Text>}
        {(advantages || disadvantages) && (
          <Facts
            facts={[
              ...(advantages ? [{ label: texts.advantages, value: advantages }] : []),
              ...(disadvantages ? [{ label: texts.disadvantages, value: disadvantages }] : []),
            ]}
          />
        )}
        <ShownPhotos urls={value.photos.map(({ url }) => url)} />
        <Stack direction="row" gap={5} wrap>
          <Link href={`/goods/${value.productId}`}>{texts.product}</Link>
          <Link href={`/orders/${value.orderNumber}`}>{texts.order(value.orderNumber)}</Link>
        </Stack>
        {step === 'publish' && (
          <TextArea
            label={texts.shopAnswer}
            hint={texts.shopAnswerHint}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
            rows={2}
            maxLength={2000}
          />
        )}
      </Stack>
    </form>
  );
}
