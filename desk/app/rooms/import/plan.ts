/** A kind of change, with its count and some samples. */
interface Sampled<Sample> {
  count: number;
  samples: Sample[];
}

interface PriceChange {
  product: string;
  size: string;
  /** In kopecks. */
  before: number;
  after: number;
}

/** The changes that a run would make, as the API describes them (`api/src/feeds/import-plan.ts`). */
export interface Plan {
  onSale: number;
  pricesFalling: Sampled<PriceChange>;
  pricesRising: Sampled<PriceChange>;
  vanishing: Sampled<{ product: string; size: string }>;
  appearing: Sampled<{ product: string; size: string }>;
  categories: Sampled<{ product: string; before: string | null; after: string | null }>;
  newProducts: Sampled<string>;
  newBrands: Sampled<string>;
  newCategories: Sampled<string>;
}

export type PlanPart = Exclude<keyof Plan, 'onSale'>;

export interface PlanLine {
  part: PlanPart;
  count: number;
  /** Samples of the changes, one per line. */
  samples: string[];
}

/** The parts of the plan in the order of their importance to a merchant: losses first. */
const PARTS: readonly PlanPart[] = [
  'vanishing',
  'pricesFalling',
  'pricesRising',
  'newProducts',
  'appearing',
  'categories',
  'newBrands',
  'newCategories',
];

/** Returns the changes of a plan as lines; parts without changes are left out. `price` formats kopecks. */
export function planLines(plan: unknown, price: (kopecks: number) => string): PlanLine[] {
  if (!isPlan(plan)) return [];
  return PARTS.map((part) => ({
    part,
    count: plan[part].count,
    samples: plan[part].samples.map((one) => said(one, price)),
  })).filter(({ count }) => count > 0);
}

function said(
  sample: string | PriceChange | { product: string; size: string } | Plan['categories']['samples'][number],
  price: (kopecks: number) => string,
): string {
  if (typeof sample === 'string') return sample;
  if (!('size' in sample)) return `${sample.product}: ${sample.before ?? '—'} → ${sample.after ?? '—'}`;
  const name = `${sample.product}, ${sample.size}`;
  return 'before' in sample ? `${name}: ${price(sample.before)} → ${price(sample.after)}` : name;
}

const isPlan = (plan: unknown): plan is Plan =>
  typeof plan === 'object' && plan !== null && PARTS.every((part) => part in plan);
