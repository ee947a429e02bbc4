import type { FeedProductInput } from '@meet/api/feed-record';
import type { ColourName } from './data/colours.js';
import type { Group } from './data/kind.js';
import type { Model } from './models.js';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Older goods have sales and keep them: only younger ones may become the newest. */
const MOST_AGE_DAYS = 30;
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

/** Chooses the newest products, with which home opens: goods for adults of which no two share shape or main colour. */
export class NewRow {
  private readonly free = new Set(PLACES.keys());
  private readonly shapes = new Set<string>();
  private readonly colours = new Set<ColourName>();

  constructor(private readonly today: Date) {}

  /** Returns the product as it is, or as one published last night if it suits the row and there is a place for it. */
  seat(product: FeedProductInput, { kind, children }: Model, main: ColourName): FeedProductInput {
    const age = this.today.getTime() - Date.parse(product.publishedAt ?? '');
    const isInStock = product.items.some(({ stock }) => (stock ?? 0) > 0);
    if (children || age >= MOST_AGE_DAYS * DAY || !isInStock) return product;
    const place = [...this.free].find((free) => PLACES[free] === kind.group);
    if (place === undefined || this.shapes.has(kind.silhouette) || this.colours.has(main)) return product;
    this.free.delete(place);
    this.shapes.add(kind.silhouette);
    this.colours.add(main);
    return {
      ...product,
      publishedAt: new Date(this.today.getTime() - (place + 1) * MINUTE).toISOString(),
      unitSold: 0,
      lastSoldAt: null,
      badges: product.badges?.filter((badge) => badge !== 'bestseller'),
    };
  }
}
