import { Button, Input, PhoneInput, Stack } from '@meet/ui-kit';
import { useState, type FormEvent, type ReactNode, type Ref } from 'react';
import { Agreement } from './agreement';
import { Honeypot } from './honeypot';
import { useCodeRequest, type AuthType } from './use-code-request';

export interface CredentialsFormProps {
  kind: AuthType;
  onSent: (address: string) => void;
  returnTo?: 'checkout' | undefined;
  /** The initial value of the field. */
  address?: string | undefined;
  error?: string | undefined;
  /**
   * The time at which the server rendered the page. It is sent if the form is submitted before the scripts have loaded.
   */
  renderedAt?: number | undefined;
  fieldRef?: Ref<HTMLInputElement>;
}

const empty = { PHONE: 'Введите номер телефона', EMAIL: 'Введите адрес почты' };

/** The first step of signing in: entering the e-mail or telephone number to which the code is sent. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { kind, onSent, returnTo, address: first = '', error: given, renderedAt, fieldRef } = props;
  const { request, pending } = useCodeRequest();
  const [address, setAddress] = useState(first);
  const [error, setError] = useState<ReactNode>(given);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    if (address.trim() === '') {
      setError(empty[kind]);
      form.querySelector<HTMLInputElement>(`[name="${fieldNames[kind]}"]`)?.focus();
      return;
    }
    const honeypot = String(new FormData(form).get('website') ?? '');
    if (await request({ kind, address: address.trim(), honeypot, returnTo })) onSent(address.trim());
  };

  const change = (value: string) => {
    setAddress(value);
    setError(undefined);
  };

  return (
    <form method="post" action="/auth" noValidate onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="pageLoadTime" value={renderedAt ?? ''} />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      <Stack gap={4}>
        {kind === 'PHONE' ? (
          <PhoneInput
            ref={fieldRef}
            label="Номер телефона"
            name={fieldNames.PHONE}
            enterKeyHint="send"
            defaultValue={first}
            error={error}
            onValueChange={({ phone }) => change(phone)}
          />
        ) : (
          <Input
            ref={fieldRef}
            label="Почта"
            name={fieldNames.EMAIL}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
            placeholder="name@example.ru"
            maxLength={254}
            value={address}
            error={error}
            onChange={(event) => change(event.target.value)}
          />
        )}
        <Honeypot />
        <Button type="submit" size="large" wide loading={pending}>
          Получить код
        </Button>
        <Agreement />
      </Stack>
    </form>
  );
}

const fieldNames = { PHONE: 'phone', EMAIL: 'email' };
