import { Button, CodeInput, CooldownButton, Input, PhoneInput, Stack, Text, useHydrated } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useCooldown } from '../sign-in/sign-in-context';
import { formatAddress } from '../sign-in/format-address';
import { useCodeRequest, type AuthType } from '../sign-in/use-code-request';
import { useAccountForm } from './use-account-form';

const words = {
  EMAIL: { label: 'Почта', none: 'Не указана', add: 'Добавить', field: 'Новая почта', intent: 'confirm-email' },
  PHONE: { label: 'Телефон', none: 'Не указан', add: 'Добавить', field: 'Новый номер', intent: 'confirm-phone' },
} as const;

export interface ContactRowProps {
  kind: AuthType;
  value: string | null;
}

/** The shopper's e-mail or telephone. A new value is saved only after it was confirmed with a code. */
export function ContactRow({ kind, value }: ContactRowProps) {
  const hydrated = useHydrated();
  // The value for which the form was opened. The form closes when the value changes.
  const [changing, setChanging] = useState<string | undefined>(undefined);
  const open = changing === (value ?? '');
  const { label, none, add } = words[kind];
  return (
    <Stack gap={4}>
      <Stack direction="row" gap={4} justify="between" align="center">
        <Stack gap={1}>
          <Text size="small" tone="muted">
            {label}
          </Text>
          <Text css={{ overflowWrap: 'anywhere' }}>{value === null ? none : formatAddress(value)}</Text>
        </Stack>
        {hydrated && !open && (
          <Button
            css={{ flex: 'none' }}
            variant="secondary"
            aria-label={`${value === null ? add : 'Изменить'}: ${label}`}
            onClick={() => setChanging(value ?? '')}
          >
            {value === null ? add : 'Изменить'}
          </Button>
        )}
      </Stack>
      {open && <ContactEditor kind={kind} onCancel={() => setChanging(undefined)} />}
    </Stack>
  );
}

interface ContactEditorProps {
  kind: AuthType;
  onCancel: () => void;
}

const ContactEditor = observer(function ContactEditor({ kind, onCancel }: ContactEditorProps) {
  const cooldown = useCooldown();
  const { field, intent } = words[kind];
  const { request, pending } = useCodeRequest();
  const form = useAccountForm(intent);
  const [address, setAddress] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [code, setCode] = useState('');

  const ask = async (event?: FormEvent) => {
    event?.preventDefault();
    const wanted = address.trim();
    if (wanted !== '' && !pending && (await request({ kind, address: wanted, honeypot: '' }))) setSentTo(wanted);
  };

  const confirm = (tried: string) => {
    if (sentTo === null || form.pending) return;
    form.submit({ [kind === 'PHONE' ? 'phone' : 'email']: sentTo, code: tried });
    setCode('');
  };

  if (sentTo === null) {
    return (
      <form noValidate onSubmit={(event) => void ask(event)}>
        <Stack gap={3}>
          {kind === 'PHONE' ? (
            <PhoneInput label={field} autoFocus onValueChange={({ phone }) => setAddress(phone)} />
          ) : (
            <Input
              label={field}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              autoFocus
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          )}
          <Stack direction="row" gap={3} wrap>
            <Button type="submit" loading={pending} disabled={address.trim() === ''}>
              Получить код
            </Button>
            <Button variant="ghost" onClick={onCancel}>
              Отмена
            </Button>
          </Stack>
        </Stack>
      </form>
    );
  }
  return (
    <Stack gap={4} align="start">
      <CodeInput
        label={`Код, отправленный на ${formatAddress(sentTo)}`}
        autoFocus
        value={code}
        error={code === '' ? form.errors['code'] : undefined}
        onValueChange={setCode}
        onComplete={confirm}
      />
      <Stack direction="row" gap={3} wrap>
        <CooldownButton until={cooldown.until} loading={pending} onClick={() => void ask()}>
          Отправить код ещё раз
        </CooldownButton>
        <Button variant="ghost" onClick={onCancel}>
          Отмена
        </Button>
      </Stack>
    </Stack>
  );
});
