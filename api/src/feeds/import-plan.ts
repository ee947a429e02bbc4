import type { Changes } from '../change-sets/index.js';

/** A kind of changes, with some of them as samples. */
interface Sampled<Sample> {
  count: number;
  /** The first changes of the kind. */
  samples: Sample[];
}

/** An offer's price before and after an import, in kopecks. */
interface PricePlan {
  product: string;
  size: string;
  before: number;
  after: number;
}

/** What an import would do, in the terms of a merchant. The plan is read from a rehearsal, which is rolled back. */
export interface ImportPlan {
  /** Offers of the import's sources that are on sale now: active, with stock. */
  onSale: number;
  /** Prices that fall or rise by more than `pricePercent`. */
  pricesFalling: Sampled<PricePlan>;
  pricesRising: Sampled<PricePlan>;
  /** All other prices that change. */
  pricesSlightly: Sampled<PricePlan>;
  /** Number of prices that change by more than half, or are held back from now on because they look wrong. */
  pricesMoved: number;
  /** Offers that can no longer be bought, because the feed has no stock of them, hides them or no longer names them. */
  vanishing: Sampled<{ product: string; size: string }>;
  /** Offers that can be bought from now on. */
  appearing: Sampled<{ product: string; size: string }>;
  /** Products that change their category; null for none. */
  categories: Sampled<{ product: string; before: string | null; after: string | null }>;
  /** New products with their lowest price in kopecks; null if they have none. */
  newProducts: Sampled<{ product: string; price: number | null }>;
  newBrands: Sampled<string>;
  /** Categories that the shop does not have yet, once those of the feed are mapped to the shop's. */
  newCategories: Sampled<string>;
  /** Sources whose products the feed describes, too, and how many of them; the most first. */
  otherSources: { source: string; products: number }[];
}

const SAMPLES = 10;
/** Samples of prices, which a merchant reads one by one. */
const PRICE_SAMPLES = 500;

/** What a rehearsed batch changes, and the products of other sources that it describes, too. */
export type Rehearsed = Changes & { met?: readonly { source: string; products: number }[] };

/** Sums up the changes of an import's batches. */
export class PlanTally {
  private readonly falling = new Sample<PricePlan>(PRICE_SAMPLES);
  private readonly rising = new Sample<PricePlan>(PRICE_SAMPLES);
  private readonly slightly = new Sample<PricePlan>(PRICE_SAMPLES);
  private moved = 0;
  private readonly vanishing = new Sample<{ product: string; size: string }>();
  private readonly appearing = new Sample<{ product: string; size: string }>();
  private readonly categories = new Sample<{ product: string; before: string | null; after: string | null }>();
  private readonly products = new Sample<{ product: string; price: number | null }>(PRICE_SAMPLES);
  // Each batch is rolled back, so a later batch creates the same brands and categories again.
  private readonly brands = new Set<string>();
  private readonly categoriesMade = new Set<string>();
  private readonly counted = new Set<string>();
  private readonly sources = new Map<string, number>();

  /** `pricePercent` is the percentage of a change from which on a price is listed. */
  constructor(private readonly pricePercent: number) {}

  add({ prices, sales, categories, made, met = [] }: Rehearsed): void {
    for (const { source, products } of met) this.sources.set(source, (this.sources.get(source) ?? 0) + products);
    for (const price of prices) {
      const { before, after } = price;
      const isLarge = Math.abs(after - before) * 100 > before * this.pricePercent;
      (!isLarge ? this.slightly : after < before ? this.falling : this.rising).add(price);
      if (Math.abs(after - before) * 2 > before) this.moved += 1;
    }
    for (const { id, product, size, onSale } of sales) {
      // The batch that ends products missing in the feed sees offers again that their own batch has ended and rolled
      // back.
      if (this.counted.has(id)) continue;
      this.counted.add(id);
      (onSale ? this.appearing : this.vanishing).add({ product, size });
    }
    for (const change of categories) this.categories.add(change);
    for (const { relation, name, price } of made) {
      if (relation === 'held_back_price') this.moved += 1;
      else if (relation === 'product') this.products.add({ product: name, price });
      else (relation === 'brand' ? this.brands : this.categoriesMade).add(name);
    }
  }

  /** Returns the plan. `onSale` is the number of offers that are on sale now. */
  plan(onSale: number): ImportPlan {
    return {
      onSale,
      pricesFalling: this.falling.taken(),
      pricesRising: this.rising.taken(),
      pricesSlightly: this.slightly.taken(),
      pricesMoved: this.moved,
      vanishing: this.vanishing.taken(),
      appearing: this.appearing.taken(),
      categories: this.categories.taken(),
      newProducts: this.products.taken(),
      newBrands: Sample.of(this.brands),
      newCategories: Sample.of(this.categoriesMade),
      otherSources: [...this.sources]
        .map(([source, products]) => ({ source, products }))
        .sort((left, right) => right.products - left.products),
    };
  }
}

class Sample<Item> {
  private count = 0;
  private readonly samples: Item[] = [];

  constructor(private readonly most = SAMPLES) {}

  static of<Item>(items: Iterable<Item>): Sampled<Item> {
    const sample = new Sample<Item>();
    for (const item of items) sample.add(item);
    return sample.taken();
  }

  add(item: Item): void {
    this.count += 1;
    if (this.samples.length < this.most) this.samples.push(item);
  }

  taken(): Sampled<Item> {
    return { count: this.count, samples: this.samples };
  }
}
