import { css } from '@emotion/react';
import { Button, Divider, Heading, Link, Stack, Text, tokens } from '@meet/ui-kit';
import { shopName } from '../../browser/shop-name';
import { changeAccount } from '../../account/account-actions.server';
import { AccountPage } from '../../account/account-page';
import { AccountSection } from '../../account/account-section';
import { AddressList } from '../../account/address-list';
import { BonusBalance } from '../../account/bonus-balance';
import { ContactRow } from '../../account/contact-row';
import { DeleteAccount } from '../../account/delete-account';
import { loadAccount } from '../../account/load-account.server';
import { FavouritesLine } from '../../favourites/favourites-line';
import { ProfileForm } from '../../account/profile-form';
import { SessionList } from '../../account/session-list';
import { useAccountForm } from '../../account/use-account-form';
import { MySizeList } from '../../my-size/my-size-list';
import { ListedOrderCard } from '../../orders/listed-order-card';
import { listedOrder, type ListedOrder } from '../../orders/load-orders.server';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';

export async function loader({ request }: Route.LoaderArgs) {
  const { lastOrder, ...account } = await loadAccount(request.signal);
  return { ...account, lastOrder: lastOrder && listedOrder(lastOrder) };
}

export function action({ request }: Route.ActionArgs) {
  return changeAccount(request);
}

export const links = displayFont;

export function meta(): Route.MetaDescriptors {
  return [{ title: `Личный кабинет — ${shopName()}` }, { name: 'robots', content: 'noindex, follow' }];
}

const contacts = css({ paddingBottom: tokens.space[5] });
const exit = css({ paddingTop: tokens.space[6] });

export default function Account({
  loaderData: { statistics, user, lastOrder, sizes, addresses, countries, sessions },
}: Route.ComponentProps) {
  return (
    <AccountPage title={user.name ? `Здравствуйте, ${user.name}` : 'Личный кабинет'}>
      {lastOrder && <LastOrder order={lastOrder} />}
      <BonusBalance statistics={statistics} phone={user.phone} withLink />
      <FavouritesLine />
      <Stack gap={0}>
        <AccountSection id="profile" title="Профиль" lead="Имя пригодится курьеру и пункту выдачи.">
          <ProfileForm key={user.id} user={user} />
        </AccountSection>
        <AccountSection
          id="contacts"
          title="Контакты"
          lead="По ним вы входите и узнаёте о заказах. Новый контакт подтверждается кодом."
        >
          <Stack gap={5} css={contacts}>
            <ContactRow kind="EMAIL" value={user.email} />
            <Divider />
            <ContactRow kind="PHONE" value={user.phone} />
          </Stack>
        </AccountSection>
        <AccountSection id="addresses" title="Адреса доставки">
          <AddressList addresses={addresses} countries={countries} />
        </AccountSection>
        <AccountSection
          id="sizes"
          title="Мои размеры"
          lead="Считаем их по вашим заказам, возвратам и отзывам и отдельно не храним: не станет их, не станет и размеров."
        >
          <MySizeList sizes={sizes} />
        </AccountSection>
        <AccountSection
          id="sessions"
          title="Где выполнен вход"
          lead="Если вы не узнаёте устройство, завершите на нём вход."
        >
          <SessionList sessions={sessions} />
        </AccountSection>
        <AccountSection
          id="data"
          title="Мои данные"
          lead="Всё, что мы о вас храним, можно забрать одним файлом или удалить."
        >
          <Stack gap={4} align="start">
            <Text>
              <Link href="/account/export" download>
                Скачать мои данные
              </Link>
            </Text>
            <DeleteAccount user={user} />
          </Stack>
        </AccountSection>
        <div css={exit}>
          <SignOutButton />
        </div>
      </Stack>
    </AccountPage>
  );
}

/** The latest order, with its state and next step. */
function LastOrder({ order }: { order: ListedOrder }) {
  return (
    <section>
      <Stack gap={4}>
        <Stack direction="row" gap={4} justify="between" align="baseline" wrap>
          <Heading level={2} size="medium">
            Последний заказ
          </Heading>
          <Link href="/account/orders">Все заказы</Link>
        </Stack>
        <ListedOrderCard order={order} />
      </Stack>
    </section>
  );
}

function SignOutButton() {
  const { Form, pending } = useAccountForm('sign-out');
  return (
    <Form method="post" action="/account">
      <input type="hidden" name="intent" value="sign-out" />
      <Button type="submit" variant="secondary" loading={pending}>
        Выйти
      </Button>
    </Form>
  );
}
