import { MeetError } from '@meet/client';
import { PublicOrderDocument } from '@meet/client/operations';
import { Alert, ButtonLink, formatPrice, Heading, OrderReceipt, Stack } from '@meet/ui-kit';
import { useEffect } from 'react';
import { data, useRevalidator } from 'react-router';
import { meetOf } from '../meet.server';
import { LOCALE, SHOP_NAME } from '../shop';
import type { Route } from './+types/order';

export async function loader({ request, params: { id } }: Route.LoaderArgs) {
  try {
    return (await meetOf(request).request(PublicOrderDocument, { dto: { id } })).publicOrder;
  } catch (error) {
    if (error instanceof MeetError && error.code === 'ORDER_NOT_FOUND') throw data(null, { status: 404 });
    throw error;
  }
}

export const meta: Route.MetaFunction = () => [{ title: `Order — ${SHOP_NAME}` }];

export default function Order({ loaderData: order }: Route.ComponentProps) {
  const isAwaited = order.payable && !order.paid;
  const { revalidate } = useRevalidator();

  // The shop may hear of the payment a moment after the shopper has returned.
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setInterval(() => void revalidate(), 2000);
    return () => clearInterval(timer);
  }, [isAwaited, revalidate]);

  return (
    <Stack gap={6} className="narrow">
      <Heading level={1}>Order {order.number}</Heading>
      {order.paid && (
        <Alert tone="success" live>
          Paid. We are packing it and will write when it leaves.
        </Alert>
      )}
      {isAwaited && (
        <Alert
          tone="info"
          live
          action={
            order.paymentLink && (
              <ButtonLink href={order.paymentLink}>Pay {formatPrice(order.amountDue, LOCALE)}</ButtonLink>
            )
          }
        >
          Waiting for the payment.
        </Alert>
      )}
      {!order.payable && !order.paid && <Alert tone="warning">This order was not paid for and is over.</Alert>}
      <OrderReceipt
        title="What you ordered"
        lines={order.orderProductItems.map(({ productItem: { name, size }, soldPrice }) => ({
          name,
          note: `Size ${size.name}`,
          sum: soldPrice,
        }))}
        sums={[{ label: 'Shipping', value: order.deliveryPrice ? formatPrice(order.deliveryPrice, LOCALE) : 'Free' }]}
        total={order.totalPrice}
      />
      <ButtonLink href="/" variant="secondary">
        Continue shopping
      </ButtonLink>
    </Stack>
  );
}
