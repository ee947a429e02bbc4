import { Alert, Button, Modal, Stack, Text, TextArea } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import { useOrder } from './order-store';
import { orderTexts } from './order-words';

export interface CancelDialogProps {
  title: string;
  onClose: () => void;
}

/** Asks why the selected units are cancelled. */
export const CancelDialog = observer(function CancelDialog({ title, onClose }: CancelDialogProps) {
  const texts = useTexts(orderTexts);
  const faults = useTexts(faultTexts);
  const store = useOrder();
  const [reason, setReason] = useState('');
  const isBusy = store.busy === 'move';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await store.giveUp(reason.trim())) onClose();
  };

  return (
    <Modal open onOpenChange={(open) => !open && !isBusy && onClose()} title={title}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <Text>{store.order?.paymentType === 'ON_DELIVERY' ? texts.onDelivery.cancelLead : texts.cancelLead}</Text>
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
          {store.refusal?.of === 'move' && (
            <Alert tone="error" live>
              {faultWords(store.refusal.fault, faults)}
            </Alert>
          )}
          <Stack direction="row" gap={3} wrap>
            <Button type="submit" loading={isBusy}>
              {texts.cancelUnits}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {texts.keep}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Modal>
  );
});
