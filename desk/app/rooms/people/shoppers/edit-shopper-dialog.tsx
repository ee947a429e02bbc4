import { Alert, Button, Input, Modal, Stack, Text, TextArea } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../browser/language';
import { faultTexts, faultWords } from '../../../graphql/fault-words';
import type { WholeShopperFragment } from '../../../graphql/generated/graphql';
import { changedContacts, formOfShopper, type ShopperForm } from './edit-shopper-form';
import { shopperPageTexts } from './shopper-page-words';
import { useShopper } from './shopper-store';

export interface EditShopperDialogProps {
  shopper: WholeShopperFragment;
  onClose: () => void;
}

/** Asks for another name or contact, and why. */
export const EditShopperDialog = observer(function EditShopperDialog({ shopper, onClose }: EditShopperDialogProps) {
  const { edit: texts, keep } = useTexts(shopperPageTexts);
  const faults = useTexts(faultTexts);
  const store = useShopper();
  const [before] = useState(() => formOfShopper(shopper));
  const [form, setForm] = useState(before);
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const isBusy = store.busy === 'edit';
  const changes = changedContacts(before, form);
  const field = (name: keyof ShopperForm) => ({
    label: texts[name],
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (await store.edit({ ...changes, reason: reason.trim() })) onClose();
  };

  return (
    <Modal open onOpenChange={(open) => !open && !isBusy && onClose()} title={texts.title}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <Text>{texts.lead}</Text>
          <Input {...field('name')} maxLength={60} />
          <Input {...field('surname')} maxLength={60} />
          <Input {...field('phone')} type="tel" maxLength={40} />
          <Input {...field('email')} type="email" maxLength={254} />
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
          {isSent && store.refusal?.of === 'edit' && (
            <Alert tone="error" live>
              {faultWords(store.refusal.fault, faults)}
            </Alert>
          )}
          <Stack direction="row" gap={3} wrap>
            <Button type="submit" loading={isBusy} disabled={Object.keys(changes).length === 0}>
              {texts.save}
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
