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
  pricesSlightly?: Sampled<PriceChange>;
  vanishing: Sampled<{ product: string; size: string }>;
  appearing: Sampled<{ product: string; size: string }>;
  categories: Sampled<{ product: string; before: string | null; after: string | null }>;
  newProducts: Sampled<{ product: string; price: number | null }>;
  newBrands: Sampled<string>;
  newCategories: Sampled<string>;
  otherSources?: OtherSource[];
}

/** Another source that has products of the file, and how many. */
export interface OtherSource {
  source: string;
  products: number;
}

export type PlanPart = Exclude<keyof Plan, 'onSale' | 'otherSources'>;

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
  'pricesSlightly',
  'newProducts',
  'appearing',
  'categories',
  'newBrands',
  'newCategories',
];

/** Returns the changes of a plan as lines; parts without changes are left out. `price` formats kopecks. */
export function planLines(plan: unknown, price: (kopecks: number) => string): PlanLine[] {
  if (!isPlan(plan)) return [];
  return PARTS.flatMap((part) => {
    // Plans of earlier releases lack some parts.
    const { count, samples } = plan[part] ?? { count: 0, samples: [] };
    return count > 0 ? [{ part, count, samples: samples.map((one) => said(one, price)) }] : [];
  });
}

function said(
  sample:
    | string
    | PriceChange
    | { product: string; size: string }
    | Plan['newProducts']['samples'][number]
    | Plan['categories']['samples'][number],
  price: (kopecks: number) => string,
): string {
  if (typeof sample === 'string') return sample;
  if ('price' in sample) return sample.price === null ? sample.product : `${sample.product}: ${price(sample.price)}`;
  if (!('size' in sample)) return `${sample.product}: ${sample.before ?? '—'} → ${sample.after ?? '—'}`;
  const name = `${sample.product}, ${sample.size}`;
  return 'before' in sample ? `${name}: ${price(sample.before)} → ${price(sample.after)}` : name;
}

/**
 * Returns the source whose new file this is, if most products of a file have another source already. `products` is the
 * number of the file's products.
 */
export function likelySource(plan: unknown, products: number): OtherSource | null {
  const [first] = (isPlan(plan) && plan.otherSources) || [];
  return first && first.products * 2 > products ? first : null;
}

const isPlan = (plan: unknown): plan is Plan => typeof plan === 'object' && plan !== null && 'vanishing' in plan;
