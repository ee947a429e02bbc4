import { Text } from '@meet/ui-kit';
import { ConfirmPhone } from './confirm-phone';
import { moscowMoment } from '../browser/moscow-moment';

interface RequestHoldProps {
  order: { status: string; phoneConfirmed: boolean; expiresAt?: string | null };
  /** Whoever may confirm the telephone has these; null for anybody else who opens the page. */
  placed: { uuid: string; phone: string } | null;
}

/** How long the goods of a request wait for the shop's call, and what makes them wait longer. */
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
