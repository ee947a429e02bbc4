import { Alert, formatPrice } from '@meet/ui-kit';
import type { PublicOrderQuery } from '../graphql/generated/graphql';

interface OnDeliveryNewsProps {
  order: Pick<PublicOrderQuery['publicOrder'], 'paymentType' | 'amountDue'>;
}

/** The amount that must still be paid on delivery. */
export function OnDeliveryNews({ order: { paymentType, amountDue } }: OnDeliveryNewsProps) {
  if (paymentType !== 'ON_DELIVERY' || amountDue === 0) return null;
  return (
    <Alert live title={`Оплата при получении: ${formatPrice(amountDue)}`}>
      Сейчас платить не нужно: заплатите, когда заберёте заказ.
    </Alert>
  );
}
