import { useState, type FormEvent } from 'react';
import { FindCityDocument, PickupPointsDocument, QuoteDocument } from '@meet/client/operations';
import { CartSummary, Heading, Input, PhoneInput, Select, Split, Stack } from '@meet/ui-kit';
import { meet, reasonOf } from '../meet';
import { sumsOf } from '../sums';

const items = new URLSearchParams(location.search).get('items')!.split(',');
const { findCity } = await meet.request(FindCityDocument, { dto: { query: 'Казань' } });
const city = findCity[0]!;
const { getPVZListByLocation: points } = await meet.request(PickupPointsDocument, { dto: { cityId: city.id } });

/** Requests the price of the goods with delivery to a pickup point. An order of these goods costs the same. */
async function ask(pickupPointCode: string) {
  return (await meet.request(QuoteDocument, { dto: { items, delivery: { pickupPointCode } } })).quote;
}
const first = await ask(points[0]!.code);

export function Page() {
  const [point, setPoint] = useState(points[0]!.code);
  const [quote, setQuote] = useState<typeof first | undefined>(first);
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();

  const choose = async (code: string) => {
    setPoint(code);
    setQuote(undefined);
    setQuote(await ask(code));
  };

  const order = async (event: FormEvent) => {
    event.preventDefault();
    if (!quote) return;
    setSending(true);
    setError(undefined);
    try {
      const { id, paymentLink } = await meet.placeOrder({
        items: quote.lines.map(({ itemId, price }) => ({ id: itemId, price })),
        totalPrice: quote.totalPrice,
        contact: { name, phone },
        delivery: { pickupPointCode: point },
        paymentType: 'SBP',
        returnUrl: `${location.origin}/?page=order&id={id}`,
      });
      location.assign(paymentLink ?? `/?page=order&id=${id}`);
    } catch (failure) {
      setError(reasonOf(failure));
      setSending(false);
    }
  };

  return (
    <form id="order" onSubmit={(event) => void order(event)}>
      <Split
        sticky
        aside={
          <CartSummary
            {...sumsOf(quote)}
            count={items.length}
            loading={!quote}
            actionLoading={sending}
            action="Оплатить"
            onConfirm={() => document.querySelector<HTMLFormElement>('#order')!.requestSubmit()}
            error={error}
          />
        }
      >
        <Stack gap={6}>
          <Heading level={1}>Оформление</Heading>
          <Input
            label="Имя"
            autoComplete="given-name"
            required
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <PhoneInput label="Телефон" required onValueChange={(value) => setPhone(value.phone)} />
          <Select
            label={`Пункт выдачи, ${city.title}`}
            value={point}
            onChange={({ target }) => void choose(target.value)}
            options={points.map(({ code, location: place }) => ({ value: code, label: place.address }))}
          />
        </Stack>
      </Split>
    </form>
  );
}
