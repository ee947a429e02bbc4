import { Alert, Button, Modal, Stack, TextArea } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../browser/language';
import { faultTexts, faultWords } from '../../../graphql/fault-words';
import type { WholeOrderFragment } from '../../../graphql/generated/graphql';
import { EditFacts } from '../edit-facts';
import { useOrder, type Quote } from '../order-store';
import { orderTexts } from '../order-words';
import { deliveryInput, emptyDelivery, missingIn, type DeliveryDraft } from './delivery-draft';
import { DeliveryFields } from './delivery-fields';
import { deliveryTexts } from './delivery-words';

export interface AddressDialogProps {
  order: WholeOrderFragment;
  onClose: () => void;
}

/** Changes the delivery address of an order. The change of the price is shown before confirmation. */
export const AddressDialog = observer(function AddressDialog({ order, onClose }: AddressDialogProps) {
  const texts = useTexts(deliveryTexts);
  const orderWords = useTexts(orderTexts);
  const faults = useTexts(faultTexts);
  const store = useOrder();
  const [draft, setDraft] = useState(() => draftOf(order));
  const [isChecked, setChecked] = useState(false);
  const [quote, setQuote] = useState<Quote | null>(null);
  const [reason, setReason] = useState('');
  // If a response is lost, the call is repeated with the same key, so that the order is changed only once.
  const [key] = useState(() => crypto.randomUUID());
  const delivery = deliveryInput(draft);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!delivery) return;
    if (!quote) setQuote(await store.quoteEdit({ delivery }));
    else if (await store.edit({ delivery }, reason.trim(), key)) onClose();
  };

  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title={texts.title}>
      <form onSubmit={(event) => void submit(event)} noValidate={!quote}>
        <Stack gap={5}>
          <DeliveryFields
            value={draft}
            onValueChange={(value) => {
              setDraft(value);
              setQuote(null);
            }}
            missing={isChecked ? missingIn(draft) : []}
            townText={order.addressDelivery?.city ?? order.cdekDelivery?.city}
          />
          {quote && <EditFacts quote={quote} order={order} />}
          {store.refusal?.of === 'edit' && (
            <Alert tone="error" live>
              {store.refusal.fault.code === 'ORDER_MOVED_ON'
                ? orderWords.reread
                : faultWords(store.refusal.fault, faults)}
            </Alert>
          )}
          {quote && (
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
          )}
          <Button type="submit" loading={store.busy === 'edit'}>
            {quote ? texts.save : texts.count}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
});

/** Returns the current address without the town, which must be chosen from the list. */
function draftOf({ addressDelivery, cdekDelivery }: WholeOrderFragment): DeliveryDraft {
  const { street, house, building, apartment, index } = addressDelivery ?? {};
  return {
    ...emptyDelivery,
    way: cdekDelivery ? 'POINT' : 'COURIER',
    street: street ?? '',
    house: house ?? '',
    building: building ?? '',
    apartment: apartment ?? '',
    index: index ?? '',
  };
}
