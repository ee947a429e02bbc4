/** Most points that one deed gives or takes, as the API has it. */
const MOST = 1_000_000;

export type PointsChange = 'give' | 'take';

/** What a typed number of points would do: the balance after it, or why it cannot be. */
export type PointsPreview =
  { points: number; after: number; fault?: never } | { points?: never; after?: never; fault: 'count' | 'tooMany' };

export interface Balance {
  balance: number;
  spendable: number;
}

/** Says what becomes of a balance. Null while nothing is typed. */
export function previewOf(typed: string, change: PointsChange, { balance, spendable }: Balance): PointsPreview | null {
  const plain = typed.replace(/[\s\u00a0]/g, '');
  if (!plain) return null;
  const count = Number(plain);
  if (!/^\d+$/.test(plain) || count < 1 || count > MOST) return { fault: 'count' };
  // Points that wait, or are set aside for an order, cannot be taken.
  if (change === 'take' && count > spendable) return { fault: 'tooMany' };
  const points = change === 'give' ? count : -count;
  return { points, after: balance + points };
}
