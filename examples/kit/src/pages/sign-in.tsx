import { useState } from 'react';
import { CodeInput, CooldownButton, Heading, Input, Stack } from '@meet/ui-kit';
import { takeCartAlong } from '../cart';
import { meet, reasonOf } from '../meet';

const next = new URLSearchParams(location.search).get('next') ?? '/';

export function Page() {
  const [email, setEmail] = useState('');
  /** No other code is sent to this contact before this time. */
  const [until, setUntil] = useState(0);
  const [error, setError] = useState<string>();

  const attempt = async (call: () => Promise<void>) => {
    setError(undefined);
    await call().catch((failure: unknown) => setError(reasonOf(failure)));
  };
  const send = () =>
    attempt(async () => {
      setUntil((await meet.session.sendCode(email)).getTime());
    });
  const enter = (code: string) =>
    attempt(async () => {
      await meet.session.signIn(email, code);
      await takeCartAlong();
      // The redirect target must be on this site.
      location.assign(new URL(next, location.origin).origin === location.origin ? next : '/');
    });

  return (
    <Stack gap={6} css={{ maxWidth: 400 }}>
      <Heading level={1}>Вход</Heading>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack>
          <Input
            label="Email"
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            error={until ? undefined : error}
          />
          <CooldownButton type="submit" until={until} wide>
            Получить код
          </CooldownButton>
        </Stack>
      </form>
      {until > 0 && <CodeInput label="Код из письма" autoFocus error={error} onComplete={(code) => void enter(code)} />}
    </Stack>
  );
}
