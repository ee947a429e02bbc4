import { ButtonLink, EmptyState, Text } from '@meet/ui-kit';
import { useRevalidator } from 'react-router';
import { shopName } from '../../../browser/shop-name';
import { AccountPage } from '../../../account/account-page';
import { loadNotices } from '../../../notices/load-notices.server';
import { NoticeList } from '../../../notices/notice-list';
import { PopularGoods } from '../../../search/popular-goods';
import { displayFont } from '../../../shell/display-font';
import type { Route } from './+types/route';

export function loader({ request }: Route.LoaderArgs) {
  return loadNotices(request.signal);
}

export const links = displayFont;

export function meta(): Route.MetaDescriptors {
  return [{ title: `Уведомления — ${shopName()}` }, { name: 'robots', content: 'noindex, follow' }];
}

/** The shopper's notices: sizes back in stock and lower prices. */
export default function Notices({ loaderData: notices }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <AccountPage title="Уведомления">
      {notices.length === 0 ? (
        <>
          <EmptyState title="Вы ничего не ждёте" actions={<ButtonLink href="/catalog">За покупками</ButtonLink>}>
            Если размера нет, нажмите на странице товара «Сообщить о поступлении»: напишем один раз.
          </EmptyState>
          <PopularGoods />
        </>
      ) : (
        <>
          <Text tone="muted">О каждой вещи пишем один раз: письмом или SMS.</Text>
          <NoticeList notices={notices} refresh={() => revalidate()} />
        </>
      )}
    </AccountPage>
  );
}
