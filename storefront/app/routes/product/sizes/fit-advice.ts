import { countOf, type FitCounts } from '@meet/ui-kit';

const verdicts = { small: 'Маломерит', true: 'В размер', large: 'Большемерит' } as const;

/** Fewer opinions than this say nothing of a model. */
const fewest = 3;

/**
 * How buyers say that a model fits, with the number of those who said it: «Маломерит — 7 из 12 покупателей». The verdict
 * is that of most; null where too few have spoken or none leads.
 */
export function fitAdvice(counts: FitCounts): string | null {
  const total = counts.small + counts.true + counts.large;
  if (total < fewest) return null;
  const fits = (Object.keys(verdicts) as (keyof FitCounts)[]).sort((left, right) => counts[right] - counts[left]);
  const [leading, second] = fits as [keyof FitCounts, keyof FitCounts];
  if (counts[leading] === counts[second]) return null;
  return `${verdicts[leading]}\u00A0— ${counts[leading]} из ${countOf(total, buyers)}`;
}

const buyers = { one: 'покупателя', few: 'покупателей', many: 'покупателей' };
