import { css } from '@emotion/react';
import {
  Badge,
  Container,
  countOf,
  formatDate,
  Heading,
  Link,
  Split,
  Stack,
  Text,
  tokens,
  useHydrated,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { redirect } from 'react-router';
import { shopName } from '../../browser/shop-name';
import { useToldPurchase } from '../../orders/use-told-purchase';
import { AwaitingGoods } from '../../orders/awaiting-goods';
import { OnDeliveryNews } from '../../orders/on-delivery-news';
import { OnDeliveryWords } from '../../orders/on-delivery-words';
import { OrderEdits } from '../../orders/order-edits';
import { OrderGoods } from '../../orders/order-goods';
import { OrderTotal } from '../../orders/order-total';
import { PaymentNews } from '../../orders/payment-news';
import { payOrder } from '../../orders/pay-order.server';
import { placedHere } from '../../placed-orders/placed-order';
import { useForgetHeld } from '../../placed-orders/use-forget-held';
import { RequestHold } from '../../orders/request-hold';
import { SaveOrder } from '../../orders/save-order';
import { GuestReturns } from '../../returns/guest-returns';
import { useSession } from '../../session/session-context';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';
import { loadOrder, uuidIfOwn } from './load-order.server';

/** After a payment, the signed-in owner is redirected to the owner's page. */
export async function loader({ url, params, request }: Route.LoaderArgs) {
  const uuid = url.searchParams.get('from') === 'payment' && (await uuidIfOwn(params.id, request.signal));
  if (uuid) throw redirect(`/account/orders/${uuid}?from=payment`);
  return loadOrder(url, params.id, request.signal);
}

export function action({ params, request }: Route.ActionArgs) {
  return payOrder(params.id, request);
}

export const links = displayFont;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: loaderData ? `Заказ ${loaderData.number} — ${shopName()}` : `Заказ — ${shopName()}` },
    { name: 'robots', content: 'noindex, nofollow' },
  ];
}

const page = css({
  paddingBlock: `${tokens.space[8]} ${tokens.space[16]}`,
  '@media print': { paddingBlock: 0 },
});
const bonuses = { one: 'бонус', few: 'бонуса', many: 'бонусов' };

/** The page of an order, visible to everybody who has the link. */
export default observer(function PublicOrder({ loaderData: order }: Route.ComponentProps) {
  const session = useSession();
  useToldPurchase(order);
  useForgetHeld(order);
  // Whether this tab placed the order is read only in the browser, because the server renders the same page for
  // everybody.
  const placed = useHydrated() ? placedHere(order.id) : null;
  // An order whose telephone number is not confirmed already shows a form for a code.
  const unconfirmed = order.status === 'AWAITING_CALL' && !order.phoneConfirmed;
  const saveable = session.signedIn || order.payable || unconfirmed ? null : placed;
  const place = order.cdekDelivery ? `${order.city}, ${order.cdekDelivery.address}` : order.city;

  return (
    <Container>
      <Stack gap={8} css={page}>
        <Stack gap={2}>
          <Heading level={1} size="headline">{`Заказ ${order.number}`}</Heading>
          <Text tone="muted">
            {`от ${formatDate(order.createdAt)} · `}
            <Link href={`/orders/${encodeURIComponent(order.id)}/journey`}>Путь подробно</Link>
          </Text>
        </Stack>
        <Split
          sticky
          aside={
            <OrderTotal
              order={order}
              recipient={[
                { label: 'Получатель', value: order.name },
                { label: 'Телефон', value: order.phone },
                { label: order.cdekDelivery ? 'Пункт выдачи' : 'Город', value: place },
              ]}
            />
          }
        >
          <Stack gap={6}>
            <PaymentNews order={order}>Сохраните ссылку на эту страницу.</PaymentNews>
            <RequestHold order={order} placed={placed} />
            <OnDeliveryNews order={order} />
            {saveable && <SaveOrder {...saveable} />}
            <AwaitingGoods order={order} />
            <OnDeliveryWords paymentType={order.paymentType}>
              <OrderGoods items={order.orderProductItems} paymentType={order.paymentType} />
            </OnDeliveryWords>
            <OrderEdits edits={order.edits} />
            {placed && <GuestReturns uuid={placed.uuid} items={order.orderProductItems} />}
            {order.cashback > 0 && session.signedIn && (
              <Text size="small">
                <Badge tone="bonus">{`+${countOf(order.cashback, bonuses)}`}</Badge> придут, когда вы получите всё.
              </Text>
            )}
            <Text size="small" tone="muted">
              {session.signedIn ? (
                <>
                  Все заказы&nbsp;— в <Link href="/account/orders">личном кабинете</Link>.
                </>
              ) : (
                <>
                  По ссылке на эту страницу виден путь заказа, но не адрес и не телефон.
                  {!saveable && (
                    <>
                      {' '}
                      Это ваш заказ? <Link href="/auth?by=phone">Войдите</Link> по номеру или почте из него:
                      в&nbsp;аккаунте его можно отменить или вернуть.
                    </>
                  )}
                </>
              )}
            </Text>
          </Stack>
        </Split>
      </Stack>
    </Container>
  );
});
