import type { FeedProductInput } from '@meet/api/feed-record';
import { layersOf } from './composition/composed.js';
import type { ColourName } from './data/colours.js';
import type { Model } from './models.js';

const DAY = 86_400_000;
/** A product that sold hundreds of units must have been in the shop for some time. */
const LEAST_AGE_DAYS = 30;
/** Number of products of each shape in the row. */
const ROUNDS = 3;
const MOST_SOLD = 900;
const VIEWS_PER_SALE = 45;
const MINUTE = 60_000;

/**
 * Makes sneakers for adults the best-selling products, which the home page, the catalogue and search show first. The
 * first products of the row differ in shape, and no two have the same main colour.
 */
export class FrontRow {
  private readonly takenOf = new Map<string, number>();
  private readonly colours = new Set<ColourName>();
  private readonly models = new Set<string>();

  constructor(private readonly today: Date) {}

  /** Returns the product unchanged, or as a bestseller if it is suitable and the row has a free place for it. */
  seat(product: FeedProductInput, model: Model, main: ColourName): FeedProductInput {
    const shape = layersOf(model.kind.silhouette, model.material);
    const round = this.takenOf.get(shape) ?? 0;
    const age = this.today.getTime() - Date.parse(product.publishedAt ?? this.today.toISOString());
    const suits = model.kind.group === 'sneakers' && !model.children && age >= LEAST_AGE_DAYS * DAY;
    const isInStock = product.items.filter(({ stock }) => (stock ?? 0) > 0).length > 2;
    if (!suits || !isInStock || round === ROUNDS || this.colours.has(main) || this.models.has(model.slug))
      return product;
    this.takenOf.set(shape, round + 1);
    this.colours.add(main);
    const place = [...this.takenOf.keys()].indexOf(shape);
    this.models.add(model.slug);
    const unitSold = MOST_SOLD - round * 150 - place * 11;
    return {
      ...product,
      unitSold,
      viewCount: unitSold * VIEWS_PER_SALE,
      // The last round was sold last, so that the list of recently bought products does not begin with the same
      // products.
      lastSoldAt: new Date(this.today.getTime() - ((ROUNDS - round) * 60 + place) * MINUTE).toISOString(),
      badges: [...new Set(['bestseller', ...(product.badges ?? [])])].slice(0, 2),
    };
  }
}
