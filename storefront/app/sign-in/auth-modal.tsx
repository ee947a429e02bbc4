import { Button, Modal } from '@meet/ui-kit';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useToasts } from '../toasts/toasts-context';
import { CodeForm } from './code-form';
import { SignInTabs } from './sign-in-tabs';
import type { AuthType } from './use-code-request';

export interface AuthModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Sets the HTML attribute, because `<dialog>` focuses the element that has it. React's `autoFocus` takes effect before
 * the dialog opens.
 */
const focusOnOpen = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '');

/** The sign-in dialog. A default export, because `React.lazy` needs one. */
export default function AuthModal({ open, onOpenChange }: AuthModalProps) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  // The address to which the code was sent. It is kept when the dialog closes, because shoppers close it to look for
  // the message with the code and then come back.
  const [sentTo, setSentTo] = useState<{ kind: AuthType; address: string } | null>(null);

  const finish = () => {
    onOpenChange(false);
    setSentTo(null);
    toasts.show('success', 'Вы вошли в аккаунт');
    // Reloads the page's data, because prices and cashback depend on the shopper's level.
    void revalidate();
  };

  return (
    <Modal open={open} onOpenChange={onOpenChange} title="Авторизация">
      {sentTo ? (
        <CodeForm
          {...sentTo}
          onSignedIn={finish}
          change={
            <Button variant="ghost" wide onClick={() => setSentTo(null)}>
              {sentTo.kind === 'PHONE' ? 'Изменить номер' : 'Изменить адрес'}
            </Button>
          }
        />
      ) : (
        <SignInTabs onSent={(kind, address) => setSentTo({ kind, address })} fieldRef={focusOnOpen} />
      )}
    </Modal>
  );
}
