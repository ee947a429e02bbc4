import { ButtonLink } from '@meet/ui-kit';
import { useNavigate } from 'react-router';
import { shopName } from '../../browser/shop-name';
import { displayFont } from '../../shell/display-font';
import { CodeForm } from '../../sign-in/code-form';
import { takeReturnTo } from '../../sign-in/return-to';
import { SignInPage } from '../../sign-in/sign-in-page';
import type { Route } from './+types/route';
import { loadEnterCode } from './load-enter-code.server';
import { submitCode } from './submit-code.server';

export function loader({ request }: Route.LoaderArgs) {
  return loadEnterCode(request);
}

export function action({ request }: Route.ActionArgs) {
  return submitCode(request);
}

export const links = displayFont;

export function meta(): Route.MetaDescriptors {
  return [{ title: `Код для входа — ${shopName()}` }, { name: 'robots', content: 'noindex, follow' }];
}

export default function EnterCode({ loaderData: { kind, address, returnTo }, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const mailOnly = returnTo === 'checkout';

  const finish = () => void navigate(mailOnly ? takeReturnTo() : '/account', { replace: true });

  return (
    <SignInPage
      title="Введите код"
      lead={
        kind === 'PHONE' ? 'Код действует 5 минут.' : 'Код действует 5 минут. Если письма нет, проверьте папку «Спам».'
      }
    >
      <CodeForm
        kind={kind}
        address={address}
        returnTo={returnTo ?? undefined}
        error={actionData?.error}
        onSignedIn={finish}
        change={
          <ButtonLink variant="ghost" wide href={mailOnly ? '/auth?returnTo=checkout' : '/auth'}>
            {kind === 'PHONE' ? 'Изменить номер' : 'Изменить адрес'}
          </ButtonLink>
        }
      />
    </SignInPage>
  );
}
