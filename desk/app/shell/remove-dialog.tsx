import { ConfirmDialog } from '@meet/ui-kit';
import { useTexts } from '../browser/language';
import type { Fault } from '../graphql/api';
import { faultTexts, faultWords } from '../graphql/fault-words';
import { dialogTexts } from './dialog-words';

/** What keeps a dialog open that could not do what it was asked. */
class RemovalRefusedError extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
  }
}

export interface RemoveDialogProps {
  title: string;
  /** What becomes of it. */
  children: string;
  /** Returns why it was not removed. */
  onRemove: () => Promise<Fault | undefined>;
  onClose: () => void;
}

/** Asks before something is removed for good. */
export function RemoveDialog({ title, children, onRemove, onClose }: RemoveDialogProps) {
  const texts = useTexts(dialogTexts);
  const faults = useTexts(faultTexts);
  const remove = async () => {
    const fault = await onRemove();
    if (fault) throw new RemovalRefusedError(fault);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      confirmLabel={texts.remove}
      onConfirm={remove}
      errorOf={(reason) => (reason instanceof RemovalRefusedError ? faultWords(reason.fault, faults) : faults.unknown)}
    >
      {children}
    </ConfirmDialog>
  );
}
