import { Button, CodeInput, CooldownButton, Modal, Stack, Text, useHydrated } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { formatAddress } from '../sign-in/format-address';
import { useCodeRequest } from '../sign-in/use-code-request';
import { useCooldown } from '../sign-in/sign-in-context';
import type { AccountData } from './load-account.server';
import { useAccountForm } from './use-account-form';

/** Deletes the account. Deletion cannot be undone, so it requires a confirmation code and a separate button. */
export const DeleteAccount = observer(function DeleteAccount({ user }: Pick<AccountData, 'user'>) {
  const hydrated = useHydrated();
  const cooldown = useCooldown();
  const { request, pending } = useCodeRequest();
  const form = useAccountForm('delete-account');
  const [open, setOpen] = useState(false);
  // The countdown is shown only after the shopper has requested a code here: it may also run because of a sign-in code.
  const [asked, setAsked] = useState(false);
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState('');

  const kind = user.email ? 'EMAIL' : 'PHONE';
  const address = user.email ?? user.phone ?? '';
  const ask = async () => {
    if (await request({ kind, address, honeypot: '' })) setSent(true);
    setAsked(true);
  };
  const erase = () => {
    form.submit({ emailOrPhone: address, code });
    setCode('');
  };

  if (!hydrated) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Удалить аккаунт
      </Button>
      <Modal open={open} onOpenChange={setOpen} title="Удалить аккаунт">
        <Stack gap={5} align="start">
          <Text>
            Профиль, адреса и бонусы исчезнут навсегда, вернуть их не получится. Чтобы подтвердить удаление, введите
            код, который придёт на {formatAddress(address)}.
          </Text>
          {sent && (
            <CodeInput
              label="Код из сообщения"
              autoFocus
              value={code}
              error={code === '' ? form.errors['code'] : undefined}
              onValueChange={setCode}
            />
          )}
          <Stack gap={2} css={{ width: '100%' }}>
            {sent && (
              <Button wide loading={form.pending} disabled={code.length < 4} onClick={erase}>
                Удалить навсегда
              </Button>
            )}
            <CooldownButton
              variant={sent ? 'secondary' : 'primary'}
              wide
              until={asked ? cooldown.until : 0}
              loading={pending}
              onClick={() => void ask()}
            >
              {sent ? 'Отправить код ещё раз' : 'Получить код'}
            </CooldownButton>
            <Button variant="ghost" wide onClick={() => setOpen(false)}>
              Отмена
            </Button>
          </Stack>
        </Stack>
      </Modal>
    </>
  );
});
