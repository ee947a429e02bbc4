import { formatDay, plural } from '@meet/ui-kit';
import type { OrderedGoodsFragment } from '../graphql/generated/graphql';
import type { OrderReturns } from '../returns/return-view';

export interface EarnedPoints {
  points: number;
  /** When the last of them can be spent, ISO 8601. */
  at: string;
  /** Whether they can be spent already. */
  isOver: boolean;
}

/**
 * The points that received units have earned. They can be spent when the units cannot be returned any more. Null if there
 * are none, or if it is not known.
 */
export function earnedBy(
  units: readonly Pick<OrderedGoodsFragment, 'id' | 'status'>[],
  returns: OrderReturns | null,
): EarnedPoints | null {
  const received = units.filter(({ status }) => status === 'DELIVERED').map(({ id }) => id);
  const earning = (returns?.items ?? []).filter(({ id, value }) => received.includes(id) && value.cashback > 0);
  const at = earning
    .flatMap(({ until }) => until ?? [])
    .sort()
    .at(-1);
  if (at === undefined) return null;
  const points = earning.reduce((sum, { value }) => sum + value.cashback, 0);
  return { points, at, isOver: earning.every(({ refusal }) => refusal === 'TOO_LATE') };
}

const become = { one: 'станет доступен', few: 'станут доступны', many: 'станут доступны' };
const are = { one: 'уже доступен', few: 'уже доступны', many: 'уже доступны' };

/** What follows the number of points: «станут доступны 9 декабря». */
export const earnedWords = ({ points, at, isOver }: EarnedPoints): string =>
  isOver ? plural(points, are) : `${plural(points, become)} ${formatDay(at)}`;
