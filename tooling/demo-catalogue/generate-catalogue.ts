import type { FeedRecordInput } from '@meet/api/feed-record';
import { type Colourway, colourwayOf } from './colourway.js';
import { BRANDS } from './data/brands.js';
import { CATEGORIES, type Category } from './data/categories.js';
import { COLLECTIONS } from './data/collections.js';
import type { ColourName } from './data/colours.js';
import { BADGES, DIRECTORIES } from './data/menu.js';
import { SIZE_GRIDS } from './data/sizes.js';
import { pictureSvg, type PictureOrder } from './draw-picture.js';
import { placeOf, posterSvg } from './draw-poster.js';
import { type Model, modelAt, MOST_COLOURWAYS } from './models.js';

export interface CatalogueOptions {
  readonly seed: string | number;
  /** Counts as today; only its UTC day matters. */
  readonly now: Date;
  /** How many colourways. */
  readonly products?: number;
}

export interface PictureFile {
  /** Key in object storage. */
  readonly key: string;
  readonly svg: string;
}

/** A record and what it shows; the pictures are drawn when asked for. */
export interface CatalogueEntry {
  readonly record: FeedRecordInput;
  readonly pictures: () => Generator<PictureFile>;
}

export const DEFAULT_PRODUCTS = 560;
const COLLECTION_SIZE = 24;

const startOfDay = (time: Date): Date =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()));

function* none(): Generator<PictureFile> {
  // Nothing to draw.
}
const plain = (record: FeedRecordInput): CatalogueEntry => ({ record, pictures: none });

function* categoryRecords(categories: readonly Category[], parent: string | null): Generator<FeedRecordInput> {
  for (const [position, { slug, name, weightGrams, children }] of categories.entries()) {
    yield { kind: 'category', slug, name, parent, position, weightGrams: weightGrams ?? null };
    yield* categoryRecords(children ?? [], slug);
  }
}

/** Model after model until there are enough colourways; the last model gives up or takes one rather than leave a single. */
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
  /** A collection shows a model once, so that its page is not one shoe in five colours. */
  readonly models: Set<string>;
  readonly poster: PictureOrder[];
}

/** Puts the colourway into the collections it suits while they have room; what is kept does not grow with the catalogue. */
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
    const order = pictures[0]?.order;
    const isPlaceFree = ({ silhouette }: PictureOrder): boolean =>
      gathered.poster.every((taken) => placeOf(taken.silhouette) !== placeOf(silhouette));
    if (order && isPlaceFree(order)) gathered.poster.push(order);
  });
}

/** Every record with its pictures, in an order in which each finds what it names already there. */
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

  const gathered = COLLECTIONS.map((): Gathered => ({ slugs: [], models: new Set(), poster: [] }));
  for (const made of colourways(key, today, products)) {
    gather(gathered, made);
    const { product, pictures } = made.colourway;
    yield {
      record: product,
      *pictures() {
        for (const { key: file, order } of pictures) yield { key: file, svg: pictureSvg(order) };
      },
    };
  }

  for (const [position, { slug, title, description, ground }] of COLLECTIONS.entries()) {
    const { slugs = [], poster = [] } = gathered[position] ?? {};
    const file = `demo/collections/${slug}.svg`;
    yield {
      record: {
        kind: 'collection',
        slug,
        title,
        description,
        position,
        posterUrl: `storage:${file}`,
        publishAt: new Date(today.getTime() - (position + 1) * 86_400_000).toISOString(),
        products: slugs,
      },
      *pictures() {
        yield { key: file, svg: posterSvg(ground, poster) };
      },
    };
  }
}

/** The demo catalogue as a feed. */
export function* generateCatalogue(options: CatalogueOptions): Generator<FeedRecordInput> {
  for (const { record } of catalogueEntries(options)) yield record;
}

/** Every picture the catalogue's records name, under the key they name it by. */
export function* generatePictures(options: CatalogueOptions): Generator<PictureFile> {
  for (const { pictures } of catalogueEntries(options)) yield* pictures();
}
