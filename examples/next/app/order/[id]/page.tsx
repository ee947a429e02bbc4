import { MeetError } from '@meet/client';
import { PublicOrderDocument } from '@meet/client/operations';
import { Alert, ButtonLink, formatPrice, Heading, OrderReceipt, Stack } from '@meet/ui-kit';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { meet } from '../../../lib/meet';
import { LOCALE } from '../../../lib/shop';
import { ReadAgain } from './read-again';

export const metadata: Metadata = { title: 'Order' };

export default async function Order({ params }: PageProps<'/order/[id]'>) {
  const { id } = await params;
  const { publicOrder: order } = await (
    await meet()
  )
    .request(PublicOrderDocument, { dto: { id } })
    .catch((error: unknown) => {
      if (error instanceof MeetError && error.code === 'ORDER_NOT_FOUND') notFound();
      throw error;
    });
  return (
    <Stack gap={6} className="narrow">
      <Heading level={1}>Order {order.number}</Heading>
      {order.paid && (
        <Alert tone="success" live>
          Paid. We are packing it and will write when it leaves.
        </Alert>
      )}
      {order.payable && !order.paid && (
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
          <ReadAgain />
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
