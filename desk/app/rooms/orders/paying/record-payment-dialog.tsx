import { Button, formatPrice, Modal, Stack, Text, TextArea, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../browser/language';
import { Refusal } from '../../../shell/refusal';
import { useOrder } from '../order-store';
import { linkTexts } from './link-words';

export interface RecordPaymentDialogProps {
  /** Kopecks. */
  amount: number;
  onClose: () => void;
}

/** Asks how the shop took the money of the order, and records that it is paid. */
export const RecordPaymentDialog = observer(function RecordPaymentDialog({
  amount,
  onClose,
}: RecordPaymentDialogProps) {
  const { record } = useTexts(linkTexts);
  const locale = useLocale();
  const store = useOrder();
  const [how, setHow] = useState('');
  // A lost answer is asked for again with the same key, and is recorded once.
  const [key] = useState(() => crypto.randomUUID());
  const isBusy = store.busy === 'record';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await store.recordPayment(amount, how.trim(), key)) onClose();
  };

  return (
    <Modal
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={`${record.title}: ${formatPrice(amount, locale)}`}
    >
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <Text>{record.lead}</Text>
          <TextArea
            label={record.how}
            hint={record.hint}
            value={how}
            onChange={({ target }) => setHow(target.value)}
            rows={2}
            required
            minLength={3}
            maxLength={500}
          />
          <Refusal fault={store.refusal?.of === 'record' ? store.refusal.fault : undefined} />
          <Stack direction="row" gap={3} wrap>
            <Button type="submit" loading={isBusy}>
              {record.do}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {record.cancel}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Modal>
  );
});
