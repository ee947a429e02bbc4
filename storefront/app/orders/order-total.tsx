import { Card, Facts, formatPrice, Heading, Price, Stack, Text, type Fact } from '@meet/ui-kit';
import { orderSums, type OrderSums } from './order-view';

interface OrderTotalProps {
  order: OrderSums & { totalPrice: number; refunded: number };
  /** The recipient and the place of delivery. */
  recipient: readonly Fact[];
}

/** The totals of an order, and its recipient. */
export function OrderTotal({ order, recipient }: OrderTotalProps) {
  return (
    <Card tone="raised">
      <Stack gap={5}>
        <Heading level={2} size="medium">
          Что в сумме
        </Heading>
        <Facts layout="sums" facts={orderSums(order)} />
        <Stack direction="row" justify="between" align="baseline">
          <Text size="lead">Итого</Text>
          <Price price={order.totalPrice} size="large" />
        </Stack>
        {order.refunded > 0 && <Text size="small">{`Вернули ${formatPrice(order.refunded)}`}</Text>}
        <Facts facts={recipient} />
      </Stack>
    </Card>
  );
}
