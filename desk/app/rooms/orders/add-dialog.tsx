import { Alert, Button, countOf, formatPrice, Modal, Stack, Text, TextArea, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import type { WholeOrderFragment } from '../../graphql/generated/graphql';
import { EditFacts } from './edit-facts';
import type { FoundOffer } from './new-order/new-order-draft';
import { nameOf, OfferPicker } from './new-order/offer-picker';
import { useOrder, type Quote } from './order-store';
import { orderTexts } from './order-words';

export interface AddDialogProps {
  order: WholeOrderFragment;
  onClose: () => void;
}

/** Adds a thing to the order. What the buyer pays for it is said before it is done. */
export const AddDialog = observer(function AddDialog({ order, onClose }: AddDialogProps) {
  const texts = useTexts(orderTexts);
  const faults = useTexts(faultTexts);
  const locale = useLocale();
  const store = useOrder();
  const [offer, setOffer] = useState<FoundOffer>();
  const [quote, setQuote] = useState<Quote | null>(null);
  const [reason, setReason] = useState('');
  // A lost answer is asked for again with the same key, and changes the order once.
  const [key] = useState(() => crypto.randomUUID());

  const pick = async (picked: FoundOffer) => {
    setOffer(picked);
    setQuote(null);
    setQuote(await store.quoteEdit({ addItems: [{ itemId: picked.id }] }));
  };
  const price = quote && addedPrice(order, quote);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (offer && (await store.edit({ addItems: [{ itemId: offer.id, price }] }, reason.trim(), key))) onClose();
  };

  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title={texts.add.title}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <OfferPicker onPick={(picked) => void pick(picked)} />
          {offer && quote && (
            <>
              <Text>{`${nameOf(offer)} · ${formatPrice(price, locale)}`}</Text>
              <EditFacts quote={quote} order={order} />
              {quote.minutesToPay !== null && (
                <Text>{texts.add.paidLead(countOf(quote.minutesToPay, texts.add.minutes, locale))}</Text>
              )}
            </>
          )}
          {store.refusal?.of === 'edit' && (
            <Alert tone="error" live>
              {store.refusal.fault.code === 'ORDER_MOVED_ON' ? texts.reread : faultWords(store.refusal.fault, faults)}
            </Alert>
          )}
          {quote && (
            <>
              <TextArea
                label={texts.reason}
                hint={texts.reasonHint}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
                rows={2}
                required
                minLength={3}
                maxLength={500}
              />
              <Button type="submit" loading={store.busy === 'edit'}>
                {texts.add.do}
              </Button>
            </>
          )}
        </Stack>
      </form>
    </Modal>
  );
});

/** Returns what the added unit costs, in kopecks: of a paid order it is paid for apart from what was paid. */
export const addedPrice = (
  order: Pick<WholeOrderFragment, 'paid' | 'amountDue' | 'totalPrice'>,
  quote: Pick<Quote, 'amountToPay' | 'totalPrice'>,
): number => (order.paid ? quote.amountToPay - order.amountDue : quote.totalPrice - order.totalPrice);
