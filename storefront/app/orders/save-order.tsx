import { Button, Card, Heading, Stack, Text, useHydrated } from '@meet/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { readTab, writeTab } from '../browser/tab-storage';
import { CodeForm } from '../sign-in/code-form';
import { formatAddress } from '../sign-in/format-address';
import { useCodeRequest } from '../sign-in/use-code-request';
import { useToasts } from '../toasts/toasts-context';
import type { PlacedHere } from '../placed-orders/placed-order';

/** Session storage key for the order whose code was sent, so that the code field is shown again after a reload. */
const sentKey = 'save-order-code-sent-for';

/**
 * Lets a guest who placed the order here sign in with a code sent to the order's telephone number. Signing in moves the
 * order to the account, where it can be cancelled and returned.
 */
export function SaveOrder({ uuid, phone }: PlacedHere) {
  const navigate = useNavigate();
  const toasts = useToasts();
  const { request, pending } = useCodeRequest();
  const hydrated = useHydrated();
  const [asked, setAsked] = useState(false);
  const sent = asked || (hydrated && readTab<string>(sentKey) === uuid);

  const ask = async () => {
    if (!(await request({ kind: 'PHONE', address: phone, honeypot: '' }))) return;
    writeTab(sentKey, uuid);
    setAsked(true);
  };

  const open = () => {
    writeTab(sentKey, null);
    toasts.show('success', 'Заказ сохранён в аккаунте');
    void navigate(`/account/orders/${uuid}`);
  };

  return (
    <Card variant="raised">
      <Stack gap={4} align="start">
        <Stack gap={2}>
          <Heading level={2} size="medium">
            Сохраните заказ в аккаунте
          </Heading>
          <Text>Там его можно отменить или вернуть, и за него придут бонусы. Нужен только код из SMS.</Text>
        </Stack>
        {sent ? (
          <CodeForm kind="PHONE" address={phone} onSignedIn={open} change={null} />
        ) : (
          <>
            <Button loading={pending} onClick={() => void ask()}>
              Сохранить заказ в аккаунте
            </Button>
            <Text size="small" tone="muted">{`Код придёт на ${formatAddress(phone)}.`}</Text>
          </>
        )}
      </Stack>
    </Card>
  );
}
