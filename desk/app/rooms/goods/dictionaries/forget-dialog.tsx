import { ConfirmDialog } from '@meet/ui-kit';
import { useTexts } from '../../../browser/language';
import type { Fault } from '../../../graphql/api';
import { faultTexts, faultWords } from '../../../graphql/fault-words';
import { dictionariesTexts } from './dictionaries-words';

/** Error that keeps the dialog open. */
class NotForgottenError extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
  }
}

export interface ForgetDialogProps {
  name: string;
  /** Deletes the name. Returns the fault if that fails. */
  onForget: () => Promise<Fault | undefined>;
  onClose: () => void;
}

/** Asks for confirmation before a former name is deleted. */
export function ForgetDialog({ name, onForget, onClose }: ForgetDialogProps) {
  const texts = useTexts(dictionariesTexts);
  const faults = useTexts(faultTexts);
  const forget = async () => {
    const fault = await onForget();
    if (fault) throw new NotForgottenError(fault);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.forgetTitle}
      confirmLabel={texts.forgetIt}
      onConfirm={forget}
      errorOf={(reason) => (reason instanceof NotForgottenError ? faultWords(reason.fault, faults) : faults.unknown)}
    >
      {texts.forgetLead(name)}
    </ConfirmDialog>
  );
}
