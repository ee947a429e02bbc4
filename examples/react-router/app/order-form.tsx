import { createMeetClient } from '@meet/client';
import { QuoteDocument, type QuoteQuery } from '@meet/client/operations';
import { CartSummary, Input, PhoneInput, Select, Split, Stack, type SelectOption } from '@meet/ui-kit';
import { useRef, useState, type FormEvent } from 'react';
import { API_URL } from './shop';
import { sumsOf } from './sums';

interface OrderFormProps {
  /** Ids of the offers. */
  items: string[];
  /** Pickup points, by their codes. */
  points: SelectOption[];
  /** What the goods cost with delivery to the first point. */
  firstQuote: QuoteQuery['quote'];
}

/**
 * The browser places the order itself: the client keeps the order's key in the storage until the API answers, so an
 * order that is sent again, even after a reload, is placed once.
 */
const meet = () => createMeetClient({ url: API_URL, language: 'en', storage: localStorage });

export function OrderForm({ items, points, firstQuote }: OrderFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [point, setPoint] = useState(points[0]!.value);
  const [quote, setQuote] = useState<QuoteQuery['quote'] | undefined>(firstQuote);
  const [phone, setPhone] = useState('');
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();

  /** Asks what the goods cost with delivery to a point. An order of this quote costs the same. */
  const ask = async (pickupPointCode: string) => {
    setPoint(pickupPointCode);
    setQuote(undefined);
    const { quote } = await meet().request(QuoteDocument, { dto: { items, delivery: { pickupPointCode } } });
    setQuote(quote);
  };

  const order = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!quote) return;
    const name = String(new FormData(event.currentTarget).get('name'));
    setSending(true);
    setError(undefined);
    try {
      const { id, paymentLink } = await meet().placeOrder({
        items: quote.lines.map(({ itemId, price }) => ({ id: itemId, price })),
        totalPrice: quote.totalPrice,
        contact: { name, phone },
        delivery: { pickupPointCode: point },
        paymentType: 'BANK_CARD',
        returnUrl: `${location.origin}/order/{id}`,
      });
      document.cookie = 'cart=; path=/; max-age=0';
      location.assign(paymentLink ?? `/order/${id}`);
    } catch (failure) {
      setSending(false);
      // The API says it in English, for example that a price has changed. The next quote has the new one.
      setError((failure as Error).message);
      await ask(point);
    }
  };

  return (
    <form ref={form} onSubmit={(event) => void order(event)}>
      <Split
        sticky
        aside={
          <CartSummary
            {...sumsOf(quote ?? firstQuote)}
            count={items.length}
            loading={!quote}
            actionLoading={sending}
            action="Pay"
            onConfirm={() => form.current?.requestSubmit()}
            error={error}
          />
        }
      >
        <Stack gap={6}>
          <Input label="First name" name="name" autoComplete="given-name" required />
          <PhoneInput label="Phone" required onValueChange={(value) => setPhone(value.phone)} />
          <Select label="Pickup point" value={point} onValueChange={(code) => void ask(code)} options={points} />
        </Stack>
      </Split>
    </form>
  );
}
