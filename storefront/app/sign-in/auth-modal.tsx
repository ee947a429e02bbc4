import { Button, Modal } from '@meet/ui-kit';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useBackCloses } from '../browser/use-back-closes';
import { useToasts } from '../toasts/toasts-context';
import { CodeForm } from './code-form';
import { SignInTabs } from './sign-in-tabs';
import type { AuthType } from './use-code-request';

export interface AuthModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Signing in without leaving the page. `React.lazy` needs a default export. */
export default function AuthModal({ open, onOpenChange }: AuthModalProps) {
  useBackCloses(open, onOpenChange);
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  // The initial focus: the dialog begins with tabs, but shoppers want the field.
  const address = useRef<HTMLInputElement>(null);
  // The step survives closing: shoppers close the dialog to look for the message and come back.
  const [sentTo, setSentTo] = useState<{ kind: AuthType; address: string } | null>(null);

  const finish = () => {
    onOpenChange(false);
    setSentTo(null);
    toasts.show('success', 'Вы вошли в аккаунт');
    // Reloads the page's data, because prices and cashback depend on the shopper's level.
    void revalidate();
  };

  return (
    <Modal open={open} onOpenChange={onOpenChange} title="Авторизация" initialFocus={address}>
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
        <SignInTabs onSent={(kind, address) => setSentTo({ kind, address })} fieldRef={address} />
      )}
    </Modal>
  );
}
