import { css } from '@emotion/react';
import { Button, CodeInput, CooldownButton, Stack, Text, useHydrated } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useCooldown } from './sign-in-context';
import { useToasts } from '../toasts/toasts-context';
import { codeFaultWords, isWrongCode } from './code-fault-words';
import { formatAddress } from './format-address';
import { codeToast, useCodeRequest, type AuthType } from './use-code-request';
import { useSignIn } from './use-sign-in';

/** The e-mail address may break at its hyphen only if it does not fit on one line. */
const whole = css({ display: 'inline-block', overflowWrap: 'anywhere' });

export interface CodeFormProps {
  kind: AuthType;
  address: string;
  onSignedIn: () => void;
  /** The button that returns to the first step. */
  change: ReactNode;
  returnTo?: 'checkout' | undefined;
  error?: string | undefined;
}

const length = 4;

/** What to do about a refused code. A toast says that it was refused. */
const advice = 'Проверьте цифры или запросите новый код';

/** The second step of signing in: entering the code. Typing its last digit submits it. */
export const CodeForm = observer(function CodeForm(props: CodeFormProps) {
  const { kind, address, onSignedIn, change, returnTo, error: given } = props;
  const cooldown = useCooldown();
  const toasts = useToasts();
  const hydrated = useHydrated();
  const { signIn, pending } = useSignIn();
  const resend = useCodeRequest();
  const [code, setCode] = useState('');
  const [error, setError] = useState(given);
  const field = useRef<HTMLInputElement>(null);

  const send = async (tried: string) => {
    if (pending || tried.length < length) return;
    const fault = await signIn({ emailOrPhone: address, code: tried });
    if (!fault) {
      // The message about an earlier code must not stay on the next page.
      toasts.close(codeToast);
      return onSignedIn();
    }
    toasts.show('error', codeFaultWords(fault), undefined, codeToast);
    setError(isWrongCode(fault) ? advice : undefined);
    setCode('');
    field.current?.focus();
  };

  const sendAgain = async () => {
    if (!(await resend.request({ kind, address, honeypot: '', returnTo }))) return;
    setError(undefined);
    field.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(code);
  };

  return (
    <form method="post" action="/enter-code" onSubmit={submit}>
      <Stack gap={5} align="start">
        <Text>
          {kind === 'PHONE' ? 'Мы отправили код на номер' : 'Мы отправили код на адрес'}{' '}
          <Text as="strong" css={whole}>
            {formatAddress(address)}
          </Text>
        </Text>
        <CodeInput
          ref={field}
          label="Код из сообщения"
          name="code"
          length={length}
          required
          autoFocus
          value={code}
          error={error}
          onValueChange={(digits) => {
            setCode(digits);
            if (digits !== '') setError(undefined);
          }}
          onComplete={(digits) => void send(digits)}
        />
        <Button type="submit" size="large" wide loading={pending} disabled={hydrated && code.length < length}>
          Войти
        </Button>
        <Stack gap={2} css={{ width: '100%' }}>
          {hydrated && (
            <CooldownButton wide until={cooldown.until} loading={resend.pending} onClick={() => void sendAgain()}>
              Отправить код ещё раз
            </CooldownButton>
          )}
          {change}
        </Stack>
      </Stack>
    </form>
  );
});
