import { Text } from '@meet/ui-kit';
import { ConfirmPhone } from './confirm-phone';
import { moscowMoment } from '../browser/moscow-moment';

interface RequestHoldProps {
  order: { status: string; phoneConfirmed: boolean; expiresAt?: string | null };
  /** Needed to confirm the telephone; null for other people who open the page. */
  placed: { uuid: string; phone: string } | null;
}

/** Shows when the reservation of a request ends and how to extend it. */
export function RequestHold({ order: { status, phoneConfirmed, expiresAt = null }, placed }: RequestHoldProps) {
  if (status !== 'AWAITING_CALL') return null;
  if (placed && !phoneConfirmed) return <ConfirmPhone {...placed} expiresAt={expiresAt} />;
  const until = expiresAt && `Вещи отложены до ${moscowMoment(expiresAt)}.`;
  return (
    <Text role="status">
      {[phoneConfirmed && 'Телефон подтверждён, ждите нашего звонка.', until].filter(Boolean).join(' ')}
    </Text>
  );
}
