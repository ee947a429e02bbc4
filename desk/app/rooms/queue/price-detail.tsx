import { css } from '@emotion/react';
import { DatePicker, formatPrice, Input, Link, Select, Stack, Text, TextArea, tokens, useLocale } from '@meet/ui-kit';
import { useEffect, useState, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import { useApi } from '../../graphql/api';
import { PricesOfDocument, type PricesOfQuery, type WholePriceRequestFragment } from '../../graphql/generated/graphql';
import { kopecksOf } from '../../money/roubles';
import { bySize } from '../../shell/by-size';
import type { DetailProps } from './detail-props';
import { useEntry } from './entry-store';
import { entryTexts } from './entry-words';
import { ShownPhotos } from './shown-photos';

const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: tokens.space[4],
});
const DAY = 86_400_000;
/** Default number of days for which a price is offered. */
const USUAL_DAYS = 3;
const dayAfter = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** The place where a shopper found a lower price, and the price that the shop offers. */
export function PriceDetail({ formId, value, step, onDecided }: DetailProps<WholePriceRequestFragment>) {
  const texts = useTexts(entryTexts);
  const locale = useLocale();
  const api = useApi();
  const store = useEntry();
  const [sizes, setSizes] = useState<PricesOfQuery['offersConnection']['nodes']>([]);
  const [itemId, setItemId] = useState(value.itemId ?? '');
  const [price, setPrice] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [until, setUntil] = useState<string | null>(() => dayAfter(USUAL_DAYS));
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    const leaving = new AbortController();
    void api.ask(PricesOfDocument, { productId: value.productId }, leaving.signal).then(({ data }) => {
      if (data) setSizes(data.offersConnection.nodes.filter((size) => size.price != null).sort(bySize));
    });
    return () => leaving.abort();
  }, [api, value.productId]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step !== 'agreePrice') return;
    const kopecks = kopecksOf(price);
    setWrong(kopecks === null);
    if (kopecks === null || !until) return;
    // The chosen day is included until its end, as the operator expects.
    const agreed = { price: kopecks, expiresAt: until, itemId: itemId || null, answer: answer.trim() };
    onDecided('agreePrice')(await store.agreePrice(agreed));
  };

  return (
    <form id={formId} onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <Link href={`/goods/${value.productId}`}>{texts.product}</Link>
        {value.text && <Text>{value.text}</Text>}
        <Stack gap={1}>
          {value.link && (
            <Text>
              {`${texts.link}: `}
              <Link href={value.link} target="_blank" rel="noreferrer">
                {new URL(value.link).hostname}
              </Link>
            </Text>
          )}
          <Text>
            {`${texts.phone}: `}
            <Link href={`tel:${value.phone}`}>{value.phone}</Link>
          </Text>
        </Stack>
        <ShownPhotos urls={value.imageUrls} />
        {step === 'agreePrice' ? (
          <>
            <div css={fields}>
              <Select
                label={texts.chooseSize}
                value={itemId}
                onChange={({ target }) => setItemId(target.value)}
                options={sizes.map(({ id, size, price: now, supplier }) => ({
                  value: id,
                  label: [
                    texts.priceOfSize(size, formatPrice(now, locale)),
                    ...(sizes.filter((other) => other.size === size).length > 1 ? [supplier] : []),
                  ].join(' · '),
                }))}
                placeholder={texts.chooseSize}
                required
              />
              <Input
                label={texts.price}
                hint={texts.priceHint}
                error={isWrong ? texts.wrongPrice : undefined}
                value={price}
                onChange={({ target }) => setPrice(target.value)}
                inputMode="decimal"
                autoComplete="off"
                required
              />
              <DatePicker label={texts.until} value={until} onValueChange={setUntil} min={dayAfter(0)} required />
            </div>
            <TextArea
              label={texts.answer}
              hint={texts.answerHint}
              value={answer}
              onChange={({ target }) => setAnswer(target.value)}
              rows={2}
              maxLength={2000}
            />
          </>
        ) : (
          (value.state === 'NEW' || value.state === 'IN_WORK') && <Text tone="muted">{texts.mayNotAgree}</Text>
        )}
      </Stack>
    </form>
  );
}
