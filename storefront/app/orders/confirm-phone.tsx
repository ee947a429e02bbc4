import { Card, CodeInput, CooldownButton, Heading, Stack, Text, useHydrated } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { askInBrowser, type BrowserFault } from '../graphql/ask-in-browser';
import { ConfirmOrderPhoneDocument } from '../graphql/generated/graphql';
import { codeFaultWords } from '../sign-in/code-fault-words';
import { formatAddress } from '../sign-in/format-address';
import { useCodeRequest } from '../sign-in/use-code-request';
import { useCooldown } from '../sign-in/sign-in-context';
import { useToasts } from '../toasts/toasts-context';
import { readTab, writeTab } from '../browser/tab-storage';
import { moscowMoment } from '../browser/moscow-moment';

interface ConfirmPhoneProps {
  uuid: string;
  phone: string;
  /** The time at which the reservation ends if the telephone is not confirmed. ISO 8601. */
  expiresAt: string | null;
  /** Whether the order is paid on delivery; then the code confirms the order. */
  onDelivery: boolean;
}

/** Session storage key for the order whose code was sent, so that the code field is shown again after a reload. */
const sentKey = 'code-sent-for';

/**
 * Lets the shopper confirm the telephone number of an order request with a code. Without confirmation the products stay
 * reserved for only a few minutes.
 */
export const ConfirmPhone = observer(function ConfirmPhone({ uuid, phone, expiresAt, onDelivery }: ConfirmPhoneProps) {
  const cooldown = useCooldown();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const { request, pending } = useCodeRequest();
  // The countdown is shown only after the shopper has requested a code here: it may also run because of a sign-in code.
  const [asked, setAsked] = useState(false);
  const [code, setCode] = useState('');
  const [checking, setChecking] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  const sent = hydrated && readTab<string>(sentKey) === uuid;

  const ask = async () => {
    if (await request({ kind: 'PHONE', address: phone, honeypot: '' })) writeTab(sentKey, uuid);
    setError(undefined);
    setAsked(true);
  };

  const confirm = async (tried: string) => {
    if (checking) return;
    setChecking(true);
    const { fault } = await askInBrowser(ConfirmOrderPhoneDocument, { dto: { uuid, code: tried } });
    setChecking(false);
    setCode('');
    setError(fault && wordsFor(fault));
    if (fault && fault.code !== 'ORDER_NOT_OPEN') return;
    // The number is confirmed, or the order is no longer open. Reloading the page shows the new state.
    writeTab(sentKey, null);
    if (fault) toasts.show('error', fault.message);
    else toasts.show('success', onDelivery ? 'Заказ подтверждён' : 'Телефон подтверждён, вещи ждут звонка');
    await revalidate();
  };

  return (
    <Card variant="raised">
      <Stack gap={4} align="start">
        <Stack gap={2}>
          <Heading level={2} size="medium">
            {onDelivery ? 'Подтвердите заказ' : 'Подтвердите телефон'}
          </Heading>
          <Text>
            {expiresAt && `Вещи отложены до ${moscowMoment(expiresAt)}. `}
            {onDelivery
              ? 'Введите код из SMS, и мы начнём собирать заказ.'
              : 'Введите код из SMS, и они дождутся нашего звонка.'}
          </Text>
        </Stack>
        {sent && (
          <CodeInput
            label={`Код, отправленный на ${formatAddress(phone)}`}
            autoFocus
            value={code}
            error={code === '' ? error : undefined}
            onValueChange={setCode}
            onComplete={(digits) => void confirm(digits)}
          />
        )}
        <CooldownButton
          variant={sent ? 'secondary' : 'primary'}
          until={sent || asked ? cooldown.until : 0}
          loading={pending || checking}
          onClick={() => void ask()}
        >
          {sent ? 'Отправить код ещё раз' : `Получить код на ${formatAddress(phone)}`}
        </CooldownButton>
      </Stack>
    </Card>
  );
});

function wordsFor(fault: BrowserFault): string {
  if (fault.code === 'ON_DELIVERY_UNAVAILABLE') return `${fault.message}.`;
  return fault.code === 'UNAUTHORIZED'
    ? 'Вы вышли из аккаунта. Войдите, чтобы подтвердить заказ.'
    : codeFaultWords(fault);
}
