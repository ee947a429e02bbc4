import { css } from '@emotion/react';
import { formatDate, Link, Split, Stack, Text, tokens } from '@meet/ui-kit';
import { useRevalidator } from 'react-router';
import { shopName } from '../../../browser/shop-name';
import { AccountPage } from '../../../account/account-page';
import { recipientFacts } from '../../../account/recipient-facts';
import { loadOwnOrder, loadReturns, loadReviewable } from '../../../orders/load-orders.server';
import { AwaitingGoods } from '../../../orders/awaiting-goods';
import { CancelOrder } from '../../../orders/cancel-order';
import { OnDeliveryNews } from '../../../orders/on-delivery-news';
import { OnDeliveryWords } from '../../../orders/on-delivery-words';
import { OrderEdits } from '../../../orders/order-edits';
import { OrderGoods } from '../../../orders/order-goods';
import { OrderTotal } from '../../../orders/order-total';
import { PaymentNews } from '../../../orders/payment-news';
import { RepeatOrder } from '../../../orders/repeat-order';
import { RequestHold } from '../../../orders/request-hold';
import { useToldPurchase } from '../../../orders/use-told-purchase';
import { useForgetHeld } from '../../../placed-orders/use-forget-held';
import { OrderReturns } from '../../../returns/order-returns';
import { displayFont } from '../../../shell/display-font';
import type { Route } from './+types/route';

export async function loader({ url, params, request }: Route.LoaderArgs) {
  const order = await loadOwnOrder(url, params.uuid, request.signal);
  const [returns, reviewable] = await Promise.all([
    loadReturns(order, request.signal),
    loadReviewable(order, request.signal),
  ]);
  return { order, returns, reviewable };
}

export const links = displayFont;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: loaderData ? `Заказ ${loaderData.order.number} — ${shopName()}` : `Заказ — ${shopName()}` },
    { name: 'robots', content: 'noindex, follow' },
  ];
}

/** Hidden in print. */
const onScreen = css({ '@media print': { display: 'none' } });
/** Links wrap as a whole, without a separator at the end of a line. */
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: `${tokens.space[1]} ${tokens.space[4]}` });

export default function OwnOrder({ loaderData: { order, returns, reviewable } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  useToldPurchase(order);
  useForgetHeld(order);
  const recipient = recipientFacts(order);
  if (order.comment) recipient.push({ label: 'Комментарий', value: order.comment });

  return (
    <AccountPage title={`Заказ ${order.number}`}>
      <Split
        aside={
          <Stack gap={5}>
            <OrderTotal order={order} recipient={recipient} />
            {(order.paid || !order.payable) && (
              <div css={onScreen}>
                <RepeatOrder units={order.orderProductItems.map(({ productItem }) => productItem)} />
              </div>
            )}
          </Stack>
        }
      >
        <Stack gap={6}>
          <Text tone="muted" css={ways}>
            <Text as="span" tone="muted">
              {`от ${formatDate(order.createdAt)}`}
            </Text>
            <Link css={onScreen} href={`/account/orders/${order.uuid}/journey`}>
              Путь подробно
            </Link>
            <Link css={onScreen} href={`/account/orders/${order.uuid}/print`}>
              Счёт и чеки
            </Link>
            <Link css={onScreen} href={`/orders/${encodeURIComponent(order.id)}`}>
              Ссылка для получателя
            </Link>
          </Text>
          <PaymentNews order={order}>Здесь виден весь путь заказа, о новостях пришлём сообщение.</PaymentNews>
          <RequestHold order={order} placed={order} />
          <OnDeliveryNews order={order} />
          <AwaitingGoods order={order} />
          <OnDeliveryWords paymentType={order.paymentType}>
            <OrderGoods
              items={order.orderProductItems}
              paymentType={order.paymentType}
              returns={returns}
              reviewable={reviewable}
            />
          </OnDeliveryWords>
          <OrderEdits edits={order.edits} />
          {returns && (
            <OrderReturns
              uuid={order.uuid}
              items={order.orderProductItems}
              returns={returns}
              refresh={() => revalidate()}
            />
          )}
          {order.cancellable && (
            <div css={onScreen}>
              <CancelOrder order={order} refresh={() => revalidate()} />
            </div>
          )}
        </Stack>
      </Split>
    </AccountPage>
  );
}
