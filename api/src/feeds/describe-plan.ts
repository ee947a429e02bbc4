import type { ImportStop } from './import-guards.js';
import type { ImportPlan } from './import-plan.js';

/** Lines of each kind of change. */
const LINES = 10;

/** Returns a plan as lines: a line per kind of change, then samples of it. Kinds without changes are left out. */
export function describePlan(plan: ImportPlan, pricePercent: number): string[] {
  const price = ({ product, size, before, after }: ImportPlan['pricesFalling']['samples'][number]): string =>
    `${product}, ${size}: ${roubles(before)} → ${roubles(after)}`;
  const offer = ({ product, size }: { product: string; size: string }): string => `${product}, ${size}`;
  return [
    ...part(`prices that fall by more than ${pricePercent} %`, plan.pricesFalling, price),
    ...part(`prices that rise by more than ${pricePercent} %`, plan.pricesRising, price),
    ...part('other prices that change', plan.pricesSlightly, price),
    ...part('offers that go off sale', plan.vanishing, offer),
    ...part('offers that come on sale', plan.appearing, offer),
    ...part(
      'products that change their category',
      plan.categories,
      ({ product, before, after }) => `${product}: ${before ?? 'none'} → ${after ?? 'none'}`,
    ),
    ...part(
      'new products',
      plan.newProducts,
      ({ product, price: from }) => `${product}${from === null ? '' : `: ${roubles(from)}`}`,
    ),
    ...part('new brands', plan.newBrands, String),
    ...part('new categories', plan.newCategories, String),
  ];
}

/** Returns a sentence that explains why an import stopped. */
export function describeStop({ guard, count, of, percent }: ImportStop): string {
  if (guard === 'REMARKS') return 'Nothing was written, because of --strict.';
  const share = of ? `${count} of ${of} offers on sale (${Math.round((count / of) * 100)} %)` : `${count} offers`;
  return guard === 'VANISHING'
    ? `Nothing was written: ${share} would go off sale, more than ${percent} %.`
    : `Nothing was written: ${share} would change their price by more than half or are held back, more than ${percent} %.`;
}

function part<Sample>(
  title: string,
  { count, samples }: { count: number; samples: readonly Sample[] },
  describe: (sample: Sample) => string,
): string[] {
  if (count === 0) return [];
  const shown = samples.slice(0, LINES);
  const rest = count - shown.length;
  return [
    `${title}: ${count}`,
    ...shown.map((sample) => `  ${describe(sample)}`),
    ...(rest ? [`  and ${rest} more`] : []),
  ];
}

const roubles = (kopecks: number): string => `${(kopecks / 100).toFixed(2)} RUB`;
