import { OrderReceipt, type Fact } from '@meet/ui-kit';
import { orderSums, type OrderSums } from './order-view';

interface OrderTotalProps {
  order: OrderSums & { totalPrice: number; refunded: number };
  /** The recipient and the place of delivery. */
  recipient: readonly Fact[];
}

/** The totals of an order, and its recipient. */
export function OrderTotal({ order, recipient }: OrderTotalProps) {
  return (
    <OrderReceipt
      title="Что в сумме"
      sums={orderSums(order)}
      total={order.totalPrice}
      refunded={order.refunded}
      facts={recipient}
    />
  );
}
