import { css } from '@emotion/react';
import {
  Alert,
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
import { useSearchParams } from 'react-router';
import { useToldPurchase } from '../../orders/use-told-purchase';
import { AwaitingGoods } from '../../orders/awaiting-goods';
import { OrderEdits } from '../../orders/order-edits';
import { OrderGoods } from '../../orders/order-goods';
import { OrderTotal } from '../../orders/order-total';
import { PayButton } from '../../orders/pay-button';
import { PaymentRefused } from '../../orders/payment-refused';
import { payOrder } from '../../orders/pay-order.server';
import { placedHere } from '../../orders/placed-order';
import { RequestHold } from '../../orders/request-hold';
import { SaveOrder } from '../../orders/save-order';
import { usePaymentWatch } from '../../orders/use-payment-watch';
import { GuestReturns } from '../../returns/guest-returns';
import { useSession } from '../../session/session-context';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';
import { loadOrder } from './load-order.server';

export function loader({ url, params, request }: Route.LoaderArgs) {
  return loadOrder(url, params.id, request.signal);
}

export function action({ params, request }: Route.ActionArgs) {
  return payOrder(params.id, request);
}

export const links = displayFont;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: loaderData ? `Заказ ${loaderData.number} — Meet` : 'Заказ — Meet' },
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
  const [search] = useSearchParams();
  const returned = search.get('from') === 'payment';
  useToldPurchase(order);
  const watching = usePaymentWatch(order.payable);
  // Whether this tab placed the order is read only in the browser, because the server renders the same page for
  // everybody.
  const placed = useHydrated() ? placedHere(order.id) : null;
  // Such an order asks for a code already, to confirm its telephone.
  const unconfirmed = order.status === 'AWAITING_CALL' && !order.phoneConfirmed;
  const saveable = session.signedIn || order.payable || unconfirmed ? null : placed;
  const place = order.cdekDelivery ? `${order.city}, ${order.cdekDelivery.address}` : order.city;

  return (
    <Container>
      <Stack gap={8} css={page}>
        <Stack gap={2}>
          <Heading level={1} size="display">{`Заказ ${order.number}`}</Heading>
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
                { name: 'Получатель', value: order.name },
                { name: 'Телефон', value: order.phone },
                { name: order.cdekDelivery ? 'Пункт выдачи' : 'Город', value: place },
              ]}
            />
          }
        >
          <Stack gap={6}>
            {order.payable && !order.paid && (
              <Stack gap={4}>
                {order.paymentRefused && !(returned && watching) ? (
                  <PaymentRefused />
                ) : (
                  <Alert live>
                    {returned && watching
                      ? 'Ждём подтверждения оплаты, обычно это несколько секунд.'
                      : 'Заказ ждёт оплаты. Если вы уже заплатили, статус обновится сам.'}
                  </Alert>
                )}
                {!(returned && watching) && (
                  <PayButton id={order.id} total={order.totalPrice} expiresAt={order.expiresAt ?? null} />
                )}
              </Stack>
            )}
            {order.paid && order.payable && returned && watching && (
              <Alert live>Ждём подтверждения доплаты, обычно это несколько секунд.</Alert>
            )}
            {order.paid && !order.payable && returned && (
              <Alert live tone="success" title="Спасибо, оплата прошла">
                Сохраните ссылку на эту страницу.
              </Alert>
            )}
            <RequestHold order={order} placed={placed} />
            {saveable && <SaveOrder {...saveable} />}
            <AwaitingGoods order={order} />
            <OrderGoods items={order.orderProductItems} />
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
