import { countOf, type FitCounts } from '@meet/ui-kit';

const verdicts = { small: 'Маломерит', true: 'В размер', large: 'Большемерит' } as const;

/** Minimum number of answers for a statement about the fit. */
const fewest = 3;

/** Shoes come in half sizes. */
const halfSize = {
  small: 'возьмите на\u00A0полразмера больше',
  true: null,
  large: 'возьмите на\u00A0полразмера меньше',
};

/**
 * The fit according to most buyers, with their number: «Маломерит — 7 из 12 покупателей». For shoes it includes advice.
 * Null with too few answers or without a majority.
 */
export function fitAdvice(counts: FitCounts, isOfShoes = false): string | null {
  const total = counts.small + counts.true + counts.large;
  if (total < fewest) return null;
  const fits = (Object.keys(verdicts) as (keyof FitCounts)[]).sort((left, right) => counts[right] - counts[left]);
  const [leading, second] = fits as [keyof FitCounts, keyof FitCounts];
  if (counts[leading] === counts[second]) return null;
  const said = `${verdicts[leading]}\u00A0— ${counts[leading]} из ${countOf(total, buyers)}`;
  const half = isOfShoes ? halfSize[leading] : null;
  return half ? `${said}: ${half}` : said;
}

const buyers = { one: 'покупателя', few: 'покупателей', many: 'покупателей' };
