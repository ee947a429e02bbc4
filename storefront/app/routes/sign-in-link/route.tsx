import { css } from '@emotion/react';
import { Alert, Button, ButtonLink, Container, Heading, Stack, Text, tokens, useHydrated } from '@meet/ui-kit';
import { useState } from 'react';
import { Form, useLocation } from 'react-router';
import { shopName } from '../../browser/shop-name';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';
import { submitLink } from './submit-link.server';

export function action({ request }: Route.ActionArgs) {
  return submitLink(request);
}

export const links = displayFont;

export function meta(): Route.MetaDescriptors {
  return [{ title: `Вход по ссылке — ${shopName()}` }, { name: 'robots', content: 'noindex, nofollow' }];
}

const page = css({ paddingBlock: `${tokens.space[8]} ${tokens.space[24]}` });
const lead = css({ maxWidth: '56ch' });

/**
 * The page that a sign-in link opens. The token is in the fragment of the URL (after `#`), which browsers do not send,
 * so no server or proxy logs it. Only pressing the button uses up the link, because messengers open links to create
 * previews.
 */
export default function SignInLink({ actionData }: Route.ComponentProps) {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const [sent, setSent] = useState(false);
  const token = hydrated ? hash.slice(1) : '';
  const fault = actionData?.error ?? (hydrated && token === '' ? incomplete : null);

  return (
    <Container>
      <Stack gap={5} align="start" css={page}>
        <Heading level={1} size="display">
          Вход по ссылке
        </Heading>
        {fault ? (
          <>
            <Alert live tone="error" css={lead}>
              {fault}
            </Alert>
            <ButtonLink size="large" href="/auth">
              Войти по коду
            </ButtonLink>
          </>
        ) : (
          <>
            <Text size="large" tone="muted" css={lead}>
              Ссылка действует 15 минут и срабатывает один раз. Магазин запомнит этот браузер: чужие попытки войти ему
              больше не помешают.
            </Text>
            {/* A full page load, so that this tab and all others learn who is signed in. */}
            <Form method="post" action="/sign-in" reloadDocument onSubmit={() => setSent(true)}>
              <input type="hidden" name="token" value={token} />
              <Button type="submit" size="large" disabled={!hydrated} loading={sent}>
                Войти
              </Button>
            </Form>
          </>
        )}
      </Stack>
    </Container>
  );
}

const incomplete = 'Ссылка неполная: скопируйте её до последнего знака и откройте снова.';
