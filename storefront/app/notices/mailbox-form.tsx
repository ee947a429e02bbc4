import { Button, CodeInput, CooldownButton, Input, Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { Honeypot } from '../sign-in/honeypot';
import { useCooldown } from '../sign-in/sign-in-context';
import { useCodeRequest } from '../sign-in/use-code-request';

export interface MailboxFormProps {
  disabled: boolean;
  pending: boolean;
  /**
   * Called with the e-mail address and the code sent to it. Resolves to a message for the shopper if they were refused.
   */
  onConfirmed: (mailbox: { email: string; code: string }) => Promise<string | null>;
}

const length = 4;

/** Fields for a guest's e-mail address and the code sent to it. The code prevents a subscription of somebody else. */
export const MailboxForm = observer(function MailboxForm({ disabled, pending, onConfirmed }: MailboxFormProps) {
  const cooldown = useCooldown();
  const { request, pending: isSending } = useCodeRequest();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || disabled) return;
    const address = email.trim();
    if (address === '') return setError('Введите адрес почты');
    const honeypot = String(new FormData(event.currentTarget).get('website') ?? '');
    if (await request({ kind: 'EMAIL', address, honeypot })) setSentTo(address);
  };

  const confirm = async (digits: string) => {
    if (pending || sentTo === null || digits.length < length) return;
    const words = await onConfirmed({ email: sentTo, code: digits });
    if (words === null) return;
    setError(words);
    setCode('');
  };

  if (sentTo === null) {
    return (
      <form noValidate onSubmit={(event) => void send(event)}>
        <Stack gap={4}>
          <Input
            label="Почта"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
            placeholder="name@example.ru"
            maxLength={254}
            value={email}
            error={error}
            hint="Пришлём код, чтобы убедиться, что почта ваша"
            onChange={({ target }) => {
              setEmail(target.value);
              setError(undefined);
            }}
          />
          <Honeypot />
          <Button type="submit" size="large" wide loading={isSending} disabled={disabled}>
            Получить код
          </Button>
        </Stack>
      </form>
    );
  }
  return (
    <Stack gap={4} align="start">
      <Text>
        Мы отправили код на адрес <Text as="strong">{sentTo}</Text>
      </Text>
      <CodeInput
        label="Код из сообщения"
        length={length}
        autoFocus
        value={code}
        error={error}
        onValueChange={(digits) => {
          setCode(digits);
          if (digits !== '') setError(undefined);
        }}
        onComplete={(digits) => void confirm(digits)}
      />
      <CooldownButton
        wide
        until={cooldown.until}
        loading={isSending}
        onClick={() => void request({ kind: 'EMAIL', address: sentTo, honeypot: '' })}
      >
        Отправить код ещё раз
      </CooldownButton>
    </Stack>
  );
});
