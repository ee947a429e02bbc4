import { Alert, Button, formatDate, Link, Split, Stack, Text, type Fact } from '@meet/ui-kit';
import { data, useFetcher } from 'react-router';
import { AccountPage } from '../../../account/account-page';
import { addressLine } from '../../../account/address-line';
import { CancelOrderDocument } from '../../../graphql/generated/graphql';
import { loadOwnOrder } from '../../../orders/load-orders.server';
import { OrderGoods } from '../../../orders/order-goods';
import { OrderTotal } from '../../../orders/order-total';
import { PayButton } from '../../../orders/pay-button';
import { RequestHold } from '../../../orders/request-hold';
import { usePaymentWatch } from '../../../orders/use-payment-watch';
import { askAsShopper } from '../../../session/require-shopper.server';
import { displayFont } from '../../../shell/display-font';
import { formatAddress } from '../../../sign-in/format-address';
import type { Route } from './+types/route';

export function loader({ url, params, request }: Route.LoaderArgs) {
  return loadOwnOrder(url, params.uuid, request.signal);
}

/** Cancels the order. Answers with status 422 if it is too late. */
export async function action({ params, request }: Route.ActionArgs) {
  const { codes } = await askAsShopper({
    document: CancelOrderDocument,
    variables: { uuid: params.uuid },
    signal: request.signal,
    expected: ['ORDER_NOT_CANCELLABLE', 'ORDER_NOT_FOUND', 'BAD_USER_INPUT'],
  });
  if (codes.length === 0) return { error: null };
  return data(
    { error: 'Отменить уже нельзя: заказ собирают или он в пути. Напишите нам, поможем с возвратом.' },
    { status: 422 },
  );
}

export const links = displayFont;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: loaderData ? `Заказ ${loaderData.number} — Meet` : 'Заказ — Meet' },
    { name: 'robots', content: 'noindex, follow' },
  ];
}

export default function OwnOrder({ loaderData: order }: Route.ComponentProps) {
  usePaymentWatch(order.payable);
  const { addressDelivery, cdekDelivery } = order;
  const recipient: Fact[] = [
    { name: 'Получатель', value: [order.name, order.surname].filter(Boolean).join(' ') },
    { name: 'Телефон', value: formatAddress(order.phone) },
  ];
  if (order.email) recipient.push({ name: 'Почта', value: order.email });
  if (cdekDelivery) recipient.push({ name: 'Пункт выдачи', value: `${cdekDelivery.city}, ${cdekDelivery.address}` });
  if (addressDelivery) recipient.push({ name: 'Адрес', value: addressLine(addressDelivery) });
  if (order.comment) recipient.push({ name: 'Комментарий', value: order.comment });

  return (
    <AccountPage title={`Заказ ${order.number}`}>
      <Split
        aside={
          <Stack gap={5}>
            <OrderTotal order={order} recipient={recipient} />
            {order.cancellable && <CancelOrder />}
          </Stack>
        }
      >
        <Stack gap={6}>
          <Text tone="muted">
            {`от ${formatDate(order.createdAt)} · `}
            <Link href={`/orders/${encodeURIComponent(order.id)}`}>Ссылка для того, кто получает</Link>
          </Text>
          {order.payable && <PayButton id={order.id} total={order.totalPrice} expiresAt={order.expiresAt ?? null} />}
          <RequestHold order={order} placed={order} />
          <OrderGoods items={order.orderProductItems} />
        </Stack>
      </Split>
    </AccountPage>
  );
}

function CancelOrder() {
  const fetcher = useFetcher<{ error: string | null }>();
  return (
    <fetcher.Form method="post">
      <Stack gap={2} align="start">
        <Button type="submit" variant="secondary" loading={fetcher.state !== 'idle'}>
          Отменить заказ
        </Button>
        {fetcher.state === 'idle' && fetcher.data?.error && (
          <Alert live tone="error">
            {fetcher.data.error}
          </Alert>
        )}
      </Stack>
    </fetcher.Form>
  );
}
