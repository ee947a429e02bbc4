import type { FeedProductInput, FeedRecordInput } from '@meet/api/feed-record';
import { type Colourway, colourwayOf } from './colourway.js';
import { bothPosters, darkKey } from './composition/both-posters.js';
import type { Composition } from './composition/composition.js';
import type { ComposedOrder } from './composition/picture.js';
import { BRANDS } from './data/brands.js';
import { CATEGORIES, type Category } from './data/categories.js';
import { COLLECTIONS, type Shape } from './data/collections.js';
import { type ColourName, colourOf } from './data/colours.js';
import { BADGES, DIRECTORIES } from './data/menu.js';
import { SIZE_GRIDS } from './data/sizes.js';
import { FrontRow } from './front-row.js';
import { type Model, modelAt, MOST_COLOURWAYS } from './models.js';
import { NewRow } from './new-row.js';

export interface CatalogueOptions {
  readonly seed: string | number;
  /** The current time; only its UTC day matters. */
  readonly now: Date;
  /** Number of products (colourways). Default: 560. */
  readonly products?: number;
}

/** A record of the feed with its pictures. */
export interface CatalogueEntry {
  readonly record: FeedRecordInput;
  readonly compositions: readonly Composition[];
  /** Set for products: the data from which reviews and posters are made. */
  readonly sold?: { readonly product: FeedProductInput; readonly model: Model; readonly order: ComposedOrder };
}

export const DEFAULT_PRODUCTS = 560;
const COLLECTION_SIZE = 24;

const startOfDay = (time: Date): Date =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()));

const plain = (record: FeedRecordInput): CatalogueEntry => ({ record, compositions: [] });

function* categoryRecords(categories: readonly Category[], parent: string | null): Generator<FeedRecordInput> {
  for (const [position, { slug, name, weightGrams, children }] of categories.entries()) {
    yield { kind: 'category', slug, name, parent, position, weightGrams: weightGrams ?? null };
    yield* categoryRecords(children ?? [], slug);
  }
}

/**
 * Yields colourways model by model, `products` in total. If the last model would have only one colourway, the model
 * before it gets one more or one fewer.
 */
function* colourways(
  seed: string,
  today: Date,
  products: number,
): Generator<{ model: Model; main: ColourName; colourway: Colourway }> {
  let left = products;
  for (let index = 0; left > 0; index += 1) {
    const model = modelAt(seed, index);
    const count =
      left - model.colourways === 1
        ? model.colourways + (model.colourways < MOST_COLOURWAYS ? 1 : -1)
        : Math.min(model.colourways, left);
    for (const scheme of model.schemes.slice(0, count)) {
      yield { model, main: scheme[0], colourway: colourwayOf(seed, today, model, scheme) };
    }
    left -= count;
  }
}

interface Gathered {
  readonly slugs: string[];
  /** Slugs of the models already in the collection, which shows only one colourway of each model. */
  readonly models: Set<string>;
  readonly poster: ComposedOrder[];
}

/**
 * Adds a colourway to the collections that it suits and that are not full. Only the collections' own products are kept
 * in memory, however large the catalogue is.
 */
function gather(
  into: readonly Gathered[],
  { model, main, colourway }: { model: Model; main: ColourName; colourway: Colourway },
): void {
  const { product, pictures } = colourway;
  COLLECTIONS.forEach((idea, i) => {
    const gathered = into[i];
    const isFull = !gathered || gathered.slugs.length >= COLLECTION_SIZE || gathered.models.has(model.slug);
    if (isFull || !product.slug || !idea.suits(product, model.kindName, main)) return;
    gathered.slugs.push(product.slug);
    gathered.models.add(model.slug);
    if (pictures[0]) gathered.poster.push(pictures[0].order);
  });
}

/**
 * Returns a product for each shape: in its colour or, if there is none or none is given, in one that is not in the
 * picture yet. Shapes that no product has are left out; if no product has any of them, the first product is shown.
 */
function inShapes(goods: readonly ComposedOrder[], shapes: readonly Shape[]): ComposedOrder[] {
  const cast: ComposedOrder[] = [];
  for (const [shape, colour] of shapes.map((one) => one.split(' '))) {
    const suits = goods.filter((order) => order.layers === shape && !cast.includes(order));
    const found =
      suits.find(({ palette }) => colour && palette.main === colourOf(colour as ColourName).hex) ??
      suits.find(({ palette }) => cast.every((other) => other.palette.main !== palette.main)) ??
      suits[0];
    if (found) cast.push(found);
  }
  return cast.length > 0 ? cast : goods.slice(0, 1);
}

/** Yields every record with its pictures. A record comes after the records that it refers to. */
export function* catalogueEntries({
  seed,
  now,
  products = DEFAULT_PRODUCTS,
}: CatalogueOptions): Generator<CatalogueEntry> {
  const key = String(seed);
  const today = startOfDay(now);
  for (const badge of BADGES) yield plain(badge);
  for (const { slug, name, score, description } of BRANDS)
    yield plain({ kind: 'brand', slug, name, positionScore: score, description, logoUrl: null });
  for (const category of categoryRecords(CATEGORIES, null)) yield plain(category);
  for (const grid of SIZE_GRIDS) yield plain(grid);
  for (const directory of DIRECTORIES) yield plain(directory);

  const frontRow = new FrontRow(today);
  const newRow = new NewRow(today);
  const gathered = COLLECTIONS.map((): Gathered => ({ slugs: [], models: new Set(), poster: [] }));
  for (const made of colourways(key, today, products)) {
    gather(gathered, made);
    const { colourway, model, main } = made;
    const { pictures } = colourway;
    const product = newRow.seat(frontRow.seat(colourway.product, model, main), model, main);
    const [first] = pictures;
    yield {
      record: product,
      ...(first && { sold: { product, model, order: first.order } }),
      compositions: pictures.map((picture) => ({ kind: 'goods' as const, ...picture })),
    };
  }

  for (const [position, { slug, title, description, poster: look }] of COLLECTIONS.entries()) {
    const { slugs = [], poster = [] } = gathered[position] ?? {};
    const file = `demo/collections/${slug}.webp`;
    yield {
      record: {
        kind: 'collection',
        slug,
        title,
        description,
        position,
        posterUrl: `storage:${file}`,
        darkPosterUrl: `storage:${darkKey(file)}`,
        publishAt: new Date(today.getTime() - (position + 1) * 86_400_000).toISOString(),
        products: slugs,
      },
      compositions: bothPosters(
        file,
        { idea: look.idea, ground: look.ground, besideText: true, goods: inShapes(poster, look.shapes) },
        look.dark,
      ),
    };
  }
}

/** Yields the demo catalogue as records of a feed. */
export function* generateCatalogue(options: CatalogueOptions): Generator<FeedRecordInput> {
  for (const { record } of catalogueEntries(options)) yield record;
}
