import type { FeedProductInput } from '@meet/api/feed-record';
import { layersOf } from './composition/composed.js';
import type { ColourName } from './data/colours.js';
import type { Group } from './data/kind.js';
import type { Model } from './models.js';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Maximum age of a product that may become one of the newest. Older goods have sales, and keep them. */
const MOST_AGE_DAYS = 120;
/** Groups of goods in the order of the row, the newest first. */
const PLACES: readonly Group[] = [
  'sneakers',
  'clothes',
  'sneakers',
  'shoes',
  'sneakers',
  'accessories',
  'sneakers',
  'clothes',
  'shoes',
  'sneakers',
  'clothes',
  'accessories',
];
/** Maximum number of products of the same shape in the row. */
const OF_ONE_SHAPE = 2;

/**
 * Chooses the newest products, which the home page shows first: goods for adults, each with a different main colour.
 * Products fewer than three places apart also differ in shape.
 */
export class NewRow {
  private readonly shapes = new Map<number, string>();
  private readonly colours = new Set<ColourName>();

  constructor(private readonly today: Date) {}

  /**
   * Returns the product unchanged, or as published last night if it is suitable and the row has a free place for it.
   */
  seat(product: FeedProductInput, { kind, material, children }: Model, main: ColourName): FeedProductInput {
    const shape = layersOf(kind.silhouette, material);
    const age = this.today.getTime() - Date.parse(product.publishedAt ?? '');
    const isInStock = product.items.some(({ stock }) => (stock ?? 0) > 0);
    const isYoung = age < MOST_AGE_DAYS * DAY;
    const isBestseller = product.badges?.includes('bestseller');
    if (children || !isYoung || !isInStock || isBestseller) return product;
    const place = this.placeFor(kind.group, shape);
    if (place === undefined || this.colours.has(main)) return product;
    this.shapes.set(place, shape);
    this.colours.add(main);
    return {
      ...product,
      publishedAt: new Date(this.today.getTime() - (place + 1) * MINUTE).toISOString(),
      unitSold: 0,
      lastSoldAt: null,
      badges: product.badges?.filter((badge) => badge !== 'bestseller'),
    };
  }

  private placeFor(group: Group, shape: string): number | undefined {
    if ([...this.shapes.values()].filter((taken) => taken === shape).length >= OF_ONE_SHAPE) return undefined;
    return [...PLACES.keys()].find(
      (place) =>
        PLACES[place] === group &&
        !this.shapes.has(place) &&
        [-2, -1, 1, 2].every((step) => this.shapes.get(place + step) !== shape),
    );
  }
}
