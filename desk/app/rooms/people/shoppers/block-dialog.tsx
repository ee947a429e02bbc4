import { Alert, Button, Modal, Stack, Text, TextArea } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../browser/language';
import { faultTexts, faultWords } from '../../../graphql/fault-words';
import { shopperPageTexts } from './shopper-page-words';
import { useShopper } from './shopper-store';

export interface BlockDialogProps {
  /** Whether the shopper is blocked, so that the dialog is about unblocking. */
  isBlocked: boolean;
  onClose: () => void;
}

/** Asks for the reason why a shopper is blocked or unblocked. */
export const BlockDialog = observer(function BlockDialog({ isBlocked: isNow, onClose }: BlockDialogProps) {
  const { block: texts, keep } = useTexts(shopperPageTexts);
  const faults = useTexts(faultTexts);
  const store = useShopper();
  // While the dialog closes, the shopper's state has already changed.
  const [isBlocked] = useState(isNow);
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const isBusy = store.busy === 'block';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (await store.setBlocked(!isBlocked, reason.trim())) onClose();
  };

  return (
    <Modal
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={isBlocked ? texts.unblockTitle : texts.blockTitle}
    >
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <Text>{isBlocked ? texts.unblockLead : texts.blockLead}</Text>
          <TextArea
            label={texts.reason}
            hint={texts.reasonHint}
            value={reason}
            rows={2}
            required
            minLength={3}
            maxLength={500}
            onChange={({ target }) => setReason(target.value)}
          />
          {isSent && store.refusal?.of === 'block' && (
            <Alert tone="error" live>
              {faultWords(store.refusal.fault, faults)}
            </Alert>
          )}
          <Stack direction="row" gap={3} wrap>
            <Button type="submit" loading={isBusy}>
              {isBlocked ? texts.unblock : texts.block}
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
