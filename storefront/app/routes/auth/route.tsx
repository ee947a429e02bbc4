import { css } from '@emotion/react';
import { ButtonLink, Link, media, Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { shopName } from '../../browser/shop-name';
import { displayFont } from '../../shell/display-font';
import { CredentialsForm } from '../../sign-in/credentials-form';
import { markReturnToCheckout } from '../../sign-in/return-to';
import { SignInPage } from '../../sign-in/sign-in-page';
import { SignInTabs } from '../../sign-in/sign-in-tabs';
import { useSession } from '../../session/session-context';
import type { Route } from './+types/route';
import { loadAuth } from './load-auth.server';
import { submitAuth } from './submit-auth.server';

export function loader({ url }: Route.LoaderArgs) {
  return loadAuth(url);
}

export function action({ request }: Route.ActionArgs) {
  return submitAuth(request);
}

export const links = displayFont;

export function meta(): Route.MetaDescriptors {
  return [{ title: `Вход — ${shopName()}` }, { name: 'robots', content: 'noindex, follow' }];
}

const onlyWithoutScripts = css({ display: 'none', [media.noScript]: { display: 'block' } });

export default observer(function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, returnTo, wasDeleted, renderedAt } = loaderData;
  const session = useSession();
  const { isLost } = session;
  const navigate = useNavigate();

  // The server shows this page only to guests. If this tab still shows a signed-in shopper, that session has ended.
  useEffect(() => session.signOut(), [session]);

  useEffect(() => {
    if (returnTo) markReturnToCheckout();
  }, [returnTo]);

  const goOn = () => void navigate('/enter-code');
  const tried = { renderedAt, address: actionData?.address, error: actionData?.error };

  if (returnTo) {
    return (
      <SignInPage title="Войдите, чтобы оформить заказ" lead="Пришлём код на почту. Пароль не нужен.">
        <CredentialsForm kind="EMAIL" returnTo={returnTo} onSent={goOn} {...tried} />
      </SignInPage>
    );
  }
  if (wasDeleted) {
    return (
      <SignInPage
        title="Аккаунт удалён"
        lead="Профиль, адреса и бонусы удалены навсегда. Покупать можно и без аккаунта, а если захотите вернуться, заведём новый."
      >
        <ButtonLink href="/catalog" size="large">
          В каталог
        </ButtonLink>
      </SignInPage>
    );
  }
  return (
    <SignInPage
      title={isLost ? 'Войдите снова' : 'Вход'}
      lead={
        isLost
          ? 'Вход на этом устройстве завершён. Корзина, заказы и бонусы сохранены в аккаунте.'
          : 'Пришлём код на почту или телефон. Если аккаунта ещё нет, мы его заведём.'
      }
    >
      <Stack gap={2}>
        <SignInTabs key={kind} defaultKind={kind} onSent={goOn} {...tried} />
        <Text size="small" css={onlyWithoutScripts}>
          {kind === 'EMAIL' ? (
            <Link href="/auth?by=phone">Войти по номеру телефона</Link>
          ) : (
            <Link href="/auth">Войти по email</Link>
          )}
        </Text>
      </Stack>
    </SignInPage>
  );
});
