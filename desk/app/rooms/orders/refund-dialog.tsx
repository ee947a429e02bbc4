import { Button, Input, Modal, Stack, Text, TextArea } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import { kopecksOf } from '../../money/roubles';
import { Refusal } from '../../shell/refusal';
import { useOrder } from './order-store';
import { orderTexts } from './order-words';

/** Gives back a part of the money for things that the buyer keeps. */
export const RefundDialog = observer(function RefundDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(orderTexts);
  const store = useOrder();
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [reason, setReason] = useState('');
  // A lost answer is asked for again with the same key, and gives the money back once.
  const [key] = useState(() => crypto.randomUUID());
  const amount = kopecksOf(typed);
  const isBusy = store.busy === 'refund';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (amount && (await store.refundSum(amount, reason.trim(), key))) onClose();
  };

  return (
    <Modal open onOpenChange={(open) => !open && !isBusy && onClose()} title={texts.refund.title}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <Text>{texts.refund.lead}</Text>
          <Input
            label={texts.refund.amount}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={isChecked && !amount ? texts.refund.wrong : undefined}
            inputMode="decimal"
            autoComplete="off"
            required
          />
          <TextArea
            label={texts.reason}
            hint={texts.refund.reasonHint}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            rows={2}
            required
            minLength={3}
            maxLength={500}
          />
          <Refusal fault={store.refusal?.of === 'refund' ? store.refusal.fault : undefined} />
          <Stack direction="row" gap={3} wrap>
            <Button type="submit" loading={isBusy}>
              {texts.refund.do}
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
