import { countOf, type FitCounts } from '@meet/ui-kit';

const verdicts = { small: 'Маломерит', true: 'В размер', large: 'Большемерит' } as const;

/** With fewer answers nothing is said about the fit. */
const fewest = 3;

/**
 * The fit according to most buyers, with their number: «Маломерит — 7 из 12 покупателей». Null with too few answers or
 * without a majority.
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
