import { OrderReceipt, type Fact } from '@meet/ui-kit';
import type { OrderedGoodsFragment } from '../graphql/generated/graphql';
import { orderSums, type OrderSums } from './order-view';
import { RefundedWords } from './refunded-words';

interface OrderTotalProps {
  order: OrderSums & { totalPrice: number; refunded: number; orderProductItems: readonly OrderedGoodsFragment[] };
  /** The recipient and the place of delivery. */
  recipient: readonly Fact[];
}

/** The totals of an order, and its recipient. */
export function OrderTotal({ order, recipient }: OrderTotalProps) {
  return (
    <RefundedWords units={order.orderProductItems}>
      <OrderReceipt
        title="Что в сумме"
        sums={orderSums(order)}
        total={order.totalPrice}
        refunded={order.refunded}
        facts={recipient}
      />
    </RefundedWords>
  );
}
