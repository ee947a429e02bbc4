import { Alert, Button, formatPrice, Modal, Stack, Text, TextArea, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import { useOrder } from './order-store';
import { orderTexts } from './order-words';

export interface GiveBackDialogProps {
  /** Kopecks. */
  amount: number;
  onClose: () => void;
}

/** Asks how money that the buyer paid on delivery was returned, and records that it was returned. */
export const GiveBackDialog = observer(function GiveBackDialog({ amount, onClose }: GiveBackDialogProps) {
  const { onDelivery, keep } = useTexts(orderTexts);
  const faults = useTexts(faultTexts);
  const locale = useLocale();
  const store = useOrder();
  const [how, setHow] = useState('');
  const isBusy = store.busy === 'refund';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await store.noteRefundsMade(how.trim())) onClose();
  };

  return (
    <Modal
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={`${onDelivery.givenBack}: ${formatPrice(amount, locale)}`}
    >
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <Text>{onDelivery.giveBackLead}</Text>
          <TextArea
            label={onDelivery.how}
            value={how}
            onChange={({ target }) => setHow(target.value)}
            rows={2}
            required
            minLength={3}
            maxLength={500}
          />
          {store.refusal?.of === 'refund' && (
            <Alert tone="error" live>
              {faultWords(store.refusal.fault, faults)}
            </Alert>
          )}
          <Stack direction="row" gap={3} wrap>
            <Button type="submit" loading={isBusy}>
              {onDelivery.givenBack}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {keep}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Modal>
  );
});
