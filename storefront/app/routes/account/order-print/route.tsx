import { Button, Link, Stack } from '@meet/ui-kit';
import { shopName } from '../../../browser/shop-name';
import { AccountPage } from '../../../account/account-page';
import { recipientFacts } from '../../../account/recipient-facts';
import { noSignal } from '../../../graphql/page-errors';
import { OrderPapersDocument } from '../../../graphql/generated/graphql';
import { loadOwnOrder } from '../../../orders/load-orders.server';
import { OrderPaper } from '../../../orders/order-paper';
import { askAsShopper } from '../../../session/require-shopper.server';
import { displayFont } from '../../../shell/display-font';
import type { Route } from './+types/route';

export async function loader({ url, params, request }: Route.LoaderArgs) {
  const { uuid } = params;
  const order = await loadOwnOrder(url, uuid, request.signal);
  const { data } = await askAsShopper({ document: OrderPapersDocument, variables: { uuid }, signal: request.signal });
  if (!data) throw noSignal();
  return { order, papers: data.orderPapers };
}

export const links = displayFont;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    {
      title: loaderData
        ? `Счёт и чеки по заказу ${loaderData.order.number} — ${shopName()}`
        : `Счёт и чеки — ${shopName()}`,
    },
    { name: 'robots', content: 'noindex, follow' },
  ];
}

/** The invoice and receipts of an order, for viewing and printing. */
export default function OrderPrint({ loaderData: { order, papers } }: Route.ComponentProps) {
  return (
    <AccountPage title="Счёт и чеки">
      <Stack gap={6}>
        <Stack direction="row" gap={5} align="center" wrap>
          <Button onClick={() => window.print()}>Распечатать</Button>
          <Link href={`/account/orders/${order.uuid}`}>К заказу</Link>
        </Stack>
        <OrderPaper order={order} recipient={recipientFacts(order)} papers={papers} />
      </Stack>
    </AccountPage>
  );
}
