import type { WholeOrderFragment } from '../../graphql/generated/graphql';

/** Returns what the buyer has paid, and what of that the shop keeps, in kopecks. */
export function moneyOf({ payments }: Pick<WholeOrderFragment, 'payments'>): { paid: number; kept: number } {
  const taken = payments.filter(({ state }) => state === 'SUCCEEDED' || state === 'WAITING_FOR_CAPTURE');
  const paid = taken.reduce((sum, { amount }) => sum + amount, 0);
  return { paid, kept: taken.reduce((sum, { refunded }) => sum - refunded, paid) };
}
