import { css } from '@emotion/react';
import { Button, Divider, Stack, Text, tokens } from '@meet/ui-kit';
import type { AccountData } from './load-account.server';
import { useAccountForm } from './use-account-form';

const row = css({
  paddingTop: tokens.space[3],
  '&:first-of-type': { paddingTop: 0 },
});

type Session = AccountData['sessions'][number];

export function SessionList({ sessions }: Pick<AccountData, 'sessions'>) {
  const { Form, pending } = useAccountForm('sign-out-everywhere');
  return (
    <Stack gap={5} align="start">
      <Stack gap={0} css={{ width: '100%' }}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Stack>
      <Form method="post" action="/account">
        <input type="hidden" name="intent" value="sign-out-everywhere" />
        <Button type="submit" variant="secondary" loading={pending}>
          Выйти на всех устройствах
        </Button>
      </Form>
    </Stack>
  );
}

function SessionRow({ session: { id, device, lastUsed, address, current } }: { session: Session }) {
  const { Form, pending } = useAccountForm('end-session', id);
  return (
    <Stack gap={3} css={row}>
      <Stack direction="row" gap={4} justify="between" align="center">
        <Stack gap={1}>
          <Text>{device}</Text>
          <Text size="small" tone="muted">
            {[current ? 'Это устройство' : lastUsed, address].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        {!current && (
          <Form method="post" action="/account">
            <input type="hidden" name="intent" value="end-session" />
            <input type="hidden" name="id" value={id} />
            <Button type="submit" variant="ghost" loading={pending} aria-label={`Завершить: ${device}, ${lastUsed}`}>
              Завершить
            </Button>
          </Form>
        )}
      </Stack>
      <Divider />
    </Stack>
  );
}
