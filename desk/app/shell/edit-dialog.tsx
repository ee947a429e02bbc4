import { Button, Modal, Stack } from '@meet/ui-kit';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useTexts } from '../browser/language';
import type { Fault } from '../graphql/api';
import { Refusal } from './refusal';
import { dialogTexts } from './dialog-words';

export interface EditDialogProps {
  title: string;
  children: ReactNode;
  busy: boolean;
  /** Why it was not saved, if that is about no single field. */
  refusal: Fault | undefined;
  /** Label of the button that saves. Default: that something is saved. */
  saveLabel?: string;
  size?: 'small' | 'large';
  onSave: () => Promise<void>;
  onClose: () => void;
}

/** The fields of one thing in a dialog. It stays open until the thing is saved, so that nothing typed is lost. */
export function EditDialog(props: EditDialogProps) {
  const { title, children, busy, refusal, saveLabel, size = 'small', onSave, onClose } = props;
  const texts = useTexts(dialogTexts);
  const id = useId();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await onSave();
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <Modal
      open
      size={size}
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title}
      footer={
        <Stack direction="row" gap={3} wrap>
          <Button type="submit" form={id} loading={busy}>
            {saveLabel ?? texts.save}
          </Button>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
        </Stack>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          {children}
          <Refusal fault={refusal} />
        </Stack>
      </form>
    </Modal>
  );
}
