import { countOf, Link, plural, Text } from '@meet/ui-kit';
import { useSession } from '../session/session-context';

const bonuses = { one: 'бонус', few: 'бонуса', many: 'бонусов' };
const wait = { one: 'ждёт', few: 'ждут', many: 'ждут' };

interface WaitingPointsProps {
  /** Number of points that can be spent once a telephone is confirmed. */
  points: number;
}

/** Says that points wait until a telephone is confirmed, and where to do that. Renders nothing if no points wait. */
export function WaitingPoints({ points }: WaitingPointsProps) {
  const session = useSession();
  if (!session.signedIn || points === 0) return null;
  return (
    <Text size="small">
      {`${countOf(points, bonuses)} ${plural(points, wait)}: `}
      <Link href="/account#contacts">подтвердите номер телефона</Link>, и ими можно будет платить.
    </Text>
  );
}
