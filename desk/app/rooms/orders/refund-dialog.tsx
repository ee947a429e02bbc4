import { Button, formatPrice, Input, Modal, Stack, Text, TextArea, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import { kopecksOf } from '../../money/roubles';
import { Refusal } from '../../shell/refusal';
import { useOrder } from './order-store';
import { orderTexts } from './order-words';

export interface RefundDialogProps {
  /** The most that can be given back, in kopecks. */
  most: number;
  onClose: () => void;
}

/** Gives back a part of the money for things that the buyer keeps. */
export const RefundDialog = observer(function RefundDialog({ most, onClose }: RefundDialogProps) {
  const texts = useTexts(orderTexts);
  const locale = useLocale();
  const store = useOrder();
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [reason, setReason] = useState('');
  // A lost answer is asked for again with the same key, and gives the money back once.
  const [key] = useState(() => crypto.randomUUID());
  const amount = kopecksOf(typed);
  const fault = !amount ? texts.refund.wrong : amount > most ? texts.refundMost(formatPrice(most, locale)) : undefined;
  const isBusy = store.busy === 'refund';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (amount && !fault && (await store.refundSum(amount, reason.trim(), key))) onClose();
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
            hint={texts.refundMost(formatPrice(most, locale))}
            error={isChecked ? fault : undefined}
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
