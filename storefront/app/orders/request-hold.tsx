import { Alert } from '@meet/ui-kit';
import { ConfirmPhone } from './confirm-phone';
import { moscowMoment } from '../browser/moscow-moment';

interface RequestHoldProps {
  order: { status: string; phoneConfirmed: boolean; expiresAt?: string | null };
  /** What is needed to confirm the telephone; null for anyone but the buyer. */
  placed: { uuid: string; phone: string } | null;
}

/** Shows until when the products of an order request are reserved, and how to extend that. */
export function RequestHold({ order: { status, phoneConfirmed, expiresAt = null }, placed }: RequestHoldProps) {
  if (status !== 'AWAITING_CALL') return null;
  if (placed && !phoneConfirmed) return <ConfirmPhone {...placed} expiresAt={expiresAt} />;
  const until = expiresAt && `Вещи отложены до ${moscowMoment(expiresAt)}.`;
  return (
    <Alert live tone={phoneConfirmed ? 'success' : 'info'}>
      {[phoneConfirmed && 'Телефон подтверждён, ждите нашего звонка.', until].filter(Boolean).join(' ')}
    </Alert>
  );
}
