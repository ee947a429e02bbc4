import { Button, Modal, Stack, Text, TextArea } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { Refusal } from '../../../shell/refusal';
import { useOrder } from '../order-store';

export interface ByHandDialogProps {
  texts: { title: string; lead: string; how: string; hint?: string; do: string; cancel: string };
  /** What the store does. */
  deed: 'record' | 'refund';
  /** Returns whether it was done. */
  onSubmit: (how: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks how money changed hands without the payment provider, for the trail. */
export const ByHandDialog = observer(function ByHandDialog({ texts, deed, onSubmit, onClose }: ByHandDialogProps) {
  const store = useOrder();
  const [how, setHow] = useState('');
  const isBusy = store.busy === deed;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await onSubmit(how.trim())) onClose();
  };

  return (
    <Modal open onOpenChange={(open) => !open && !isBusy && onClose()} title={texts.title}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <Text>{texts.lead}</Text>
          <TextArea
            label={texts.how}
            hint={texts.hint}
            value={how}
            onChange={({ target }) => setHow(target.value)}
            rows={2}
            required
            minLength={3}
            maxLength={500}
          />
          <Refusal fault={store.refusal?.of === deed ? store.refusal.fault : undefined} />
          <Stack direction="row" gap={3} wrap>
            <Button type="submit" loading={isBusy}>
              {texts.do}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Modal>
  );
});
