import { Alert, Button, formatPrice, Modal, Select, Stack, Text, TextArea, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import { ReplacementFacts } from './replacement-facts';
import { useOrder, type OrderUnit, type OtherSize, type Quote } from './order-store';
import { orderTexts } from './order-words';

export interface ExchangeDialogProps {
  unit: OrderUnit;
  onClose: () => void;
}

/** Replaces a unit by another size of the same thing, which costs what the unit did. */
export const ExchangeDialog = observer(function ExchangeDialog({ unit, onClose }: ExchangeDialogProps) {
  const texts = useTexts(orderTexts);
  const faults = useTexts(faultTexts);
  const locale = useLocale();
  const store = useOrder();
  const [sizes, setSizes] = useState<OtherSize[]>([]);
  const [itemId, setItemId] = useState('');
  const [quote, setQuote] = useState<Quote | null>(null);
  const [reason, setReason] = useState('');
  // If a response is lost, the call is repeated with the same key, so that the order is changed only once.
  const [key] = useState(() => crypto.randomUUID());
  useEffect(() => void store.sizesOf(unit).then(setSizes), [store, unit]);

  const choose = async (id: string) => {
    setItemId(id);
    setQuote(null);
    setQuote(await store.quoteEdit({ replaceItems: [{ id: unit.id, itemId: id }] }));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await store.edit({ replaceItems: [{ id: unit.id, itemId }] }, reason.trim(), key)) onClose();
  };
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title={texts.exchangeTitle}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <Select
            label={texts.newSize}
            placeholder="—"
            value={itemId}
            required
            options={sizes.map(({ id, size, price, supplier, deliveryIsoCode }) => ({
              value: id,
              label: [
                size,
                formatPrice(price, locale),
                supplier,
                deliveryIsoCode === 'RU' ? texts.fromRussia : texts.fromAbroad,
              ].join(' · '),
            }))}
            onChange={({ target }) => void choose(target.value)}
          />
          {quote && (
            <>
              <Text>{texts.samePrices}</Text>
              <ReplacementFacts unit={unit} quote={quote} />
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
                {texts.doExchange}
              </Button>
            </>
          )}
        </Stack>
      </form>
    </Modal>
  );
});
