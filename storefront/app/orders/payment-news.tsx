import { Alert, Stack } from '@meet/ui-kit';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { PublicOrderQuery } from '../graphql/generated/graphql';
import { PayButton } from './pay-button';
import { PaymentRefused } from './payment-refused';
import { usePaymentWatch } from './use-payment-watch';

export interface PaymentNewsProps {
  order: Pick<
    PublicOrderQuery['publicOrder'],
    'id' | 'status' | 'paid' | 'payable' | 'paymentRefused' | 'totalPrice' | 'expiresAt'
  >;
  /** Shown after a payment that has just succeeded. */
  children: ReactNode;
}

/**
 * Whether an order is paid, and the button to pay it. Shoppers who return from the payment page see the result of the
 * payment.
 */
export function PaymentNews({ order, children }: PaymentNewsProps) {
  const { id, status, paid, payable, paymentRefused, totalPrice, expiresAt } = order;
  const [search] = useSearchParams();
  const watching = usePaymentWatch(payable);
  const isReturned = search.get('from') === 'payment';
  if (paid && (!isReturned || status === 'CANCEL_PURCHASE' || status === 'ISSUED_REFUND')) return null;
  if (paid && payable) return watching && <Alert live>Ждём подтверждения доплаты, обычно это несколько секунд.</Alert>;
  if (paid)
    return (
      <Alert live tone="success" title="Спасибо, оплата прошла">
        {children}
      </Alert>
    );
  if (!payable) return null;
  if (isReturned && watching) return <Alert live>Ждём подтверждения оплаты, обычно это несколько секунд.</Alert>;
  return (
    <Stack gap={4}>
      {paymentRefused ? (
        <PaymentRefused />
      ) : (
        <Alert live>Заказ ждёт оплаты. Если вы уже заплатили, статус обновится сам.</Alert>
      )}
      <PayButton id={id} total={totalPrice} expiresAt={expiresAt ?? null} />
    </Stack>
  );
}
