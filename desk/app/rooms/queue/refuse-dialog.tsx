import { Alert, Button, Modal, Stack, Text, TextArea } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import type { QueueKind } from '../../graphql/generated/graphql';
import type { EntryStore } from './entry-store';
import { entryTexts } from './entry-words';

export interface RefuseDialogProps {
  store: EntryStore;
  kind: QueueKind;
  title: string;
  /** Label of the button that refuses. */
  doLabel: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks why something is refused; its author reads the reason. */
export const RefuseDialog = observer(function RefuseDialog(props: RefuseDialogProps) {
  const { store, kind, title, doLabel, onDone, onClose } = props;
  const texts = useTexts(entryTexts);
  const faults = useTexts(faultTexts);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (await store.refuse(reason.trim())) onDone();
  };

  return (
    <Modal open onOpenChange={(open) => !open && !store.isBusy && onClose()} title={title}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <Text>{texts.refuseLead[kind]}</Text>
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
          {isTried && store.refusal && (
            <Alert tone="error" live>
              {faultWords(store.refusal, faults)}
            </Alert>
          )}
          <Stack direction="row" gap={3} wrap>
            <Button type="submit" loading={store.isBusy}>
              {doLabel}
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
