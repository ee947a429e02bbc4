/** Maximum number of points in one change, as in the API. */
const MOST = 1_000_000;

export type PointsChange = 'give' | 'take';

/** Result of a typed number of points: the balance after the change, or why it is not possible. */
export type PointsPreview =
  { points: number; after: number; fault?: never } | { points?: never; after?: never; fault: 'count' | 'tooMany' };

export interface Balance {
  balance: number;
  spendable: number;
}

/** Calculates the balance after a change. Null while nothing is typed. */
export function previewOf(typed: string, change: PointsChange, { balance, spendable }: Balance): PointsPreview | null {
  const plain = typed.replace(/[\s\u00a0]/g, '');
  if (!plain) return null;
  const count = Number(plain);
  if (!/^\d+$/.test(plain) || count < 1 || count > MOST) return { fault: 'count' };
  // Points that are pending, or reserved for an order, cannot be taken.
  if (change === 'take' && count > spendable) return { fault: 'tooMany' };
  const points = change === 'give' ? count : -count;
  return { points, after: balance + points };
}
