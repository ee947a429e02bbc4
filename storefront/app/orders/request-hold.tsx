import { Alert } from '@meet/ui-kit';
import type { PaymentType } from '../graphql/generated/graphql';
import { ConfirmPhone } from './confirm-phone';
import { moscowMoment } from '../browser/moscow-moment';

interface RequestHoldProps {
  order: { status: string; phoneConfirmed: boolean; expiresAt?: string | null; paymentType: PaymentType };
  /** What is needed to confirm the telephone; null for anyone but the buyer. */
  placed: { uuid: string; phone: string } | null;
}

/** Shows until when the products of an order request are reserved, and how to extend that. */
export function RequestHold({
  order: { status, phoneConfirmed, expiresAt = null, paymentType },
  placed,
}: RequestHoldProps) {
  if (status !== 'AWAITING_CALL') return null;
  if (placed && !phoneConfirmed) {
    const { uuid, phone } = placed;
    return <ConfirmPhone {...{ uuid, phone, expiresAt }} onDelivery={paymentType === 'ON_DELIVERY'} />;
  }
  const until = expiresAt && `Вещи отложены до ${moscowMoment(expiresAt)}.`;
  return (
    <Alert live tone={phoneConfirmed ? 'success' : 'info'}>
      {[phoneConfirmed && 'Телефон подтверждён, ждите нашего звонка.', until].filter(Boolean).join(' ')}
    </Alert>
  );
}
