import { ButtonLink, EmptyState, Heading, Pagination, Stack } from '@meet/ui-kit';
import { shopName } from '../../../browser/shop-name';
import { AccountPage } from '../../../account/account-page';
import { isOnItsWay } from '../../../orders/listed-order';
import { ListedOrderCard } from '../../../orders/listed-order-card';
import { loadOrders, type ListedOrder } from '../../../orders/load-orders.server';
import { PopularGoods } from '../../../search/popular-goods';
import { displayFont } from '../../../shell/display-font';
import type { Route } from './+types/route';

export function loader({ url, request }: Route.LoaderArgs) {
  return loadOrders(url, request.signal);
}

export const links = displayFont;

export function meta(): Route.MetaDescriptors {
  return [{ title: `Заказы — ${shopName()}` }, { name: 'robots', content: 'noindex, follow' }];
}

export default function Orders({ loaderData: { orders, pagination } }: Route.ComponentProps) {
  const active = orders.filter(isOnItsWay);
  const past = orders.filter((order) => !isOnItsWay(order));
  return (
    <AccountPage title="Заказы">
      {orders.length === 0 ? (
        <>
          <EmptyState title="Заказов пока нет" actions={<ButtonLink href="/catalog">За покупками</ButtonLink>}>
            Здесь будет видно, где заказ и когда его ждать.
          </EmptyState>
          <PopularGoods />
        </>
      ) : (
        <Stack gap={10}>
          <OrderRows title="В пути" orders={active} />
          <OrderRows title="Завершённые" orders={past} />
          <Pagination
            page={pagination.page}
            totalPages={pagination.totalPages}
            hrefOf={(page) => (page === 1 ? '/account/orders' : `/account/orders?page=${page}`)}
          />
        </Stack>
      )}
    </AccountPage>
  );
}

function OrderRows({ title, orders }: { title: string; orders: readonly ListedOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <section>
      <Stack gap={4}>
        <Heading level={2} size="medium">
          {title}
        </Heading>
        {orders.map((order) => (
          <ListedOrderCard key={order.uuid} order={order} />
        ))}
      </Stack>
    </section>
  );
}
