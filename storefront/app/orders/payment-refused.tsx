import { Alert } from '@meet/ui-kit';

/** Says that a payment failed. The goods stay reserved until the time for payment is over. */
export function PaymentRefused() {
  return (
    <Alert live tone="error" title="Оплата не прошла">
      Банк отклонил платёж, или вы от него отказались. Деньги не списаны, вещи отложены для вас. Попробуйте ещё раз,
      можно другой картой.
    </Alert>
  );
}
