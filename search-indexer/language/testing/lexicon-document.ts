import type { LexiconDocument } from '../understanding.js';

/** Returns a UUID for a short id of a test. */
export const uuidOf = (id: string) =>
  Buffer.from(id)
    .toString('hex')
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** Returns a document for tests whose id is {@link uuidOf} of the given id; missing properties get simple defaults. */
export function lexiconDocument(said: Partial<LexiconDocument> & { id: string }): LexiconDocument {
  return {
    slug: said.id,
    name: 'Вещь',
    otherNames: [],
    categories: [],
    brands: [],
    model: null,
    collections: [],
    colours: [],
    materials: [],
    seasons: [],
    sex: 'UNISEX',
    children: false,
    meetPrice: false,
    newArrival: false,
    publishedAt: 0,
    popularity: 0,
    rating: { count: 0, sum: 0 },
    items: [],
    ...said,
    id: uuidOf(said.id),
  };
}

/** A filter value with this name and a slug derived from it. */
export const named = (name: string) => ({ value: name.toLowerCase().replaceAll(' ', '-'), name });

export const sized = (...names: string[]): LexiconDocument['items'] =>
  names.map((name, position) => ({
    id: name,
    size: { ...named(name), position },
    price: 500_000,
    oldPrice: null,
    sale: 0,
    fast: true,
  }));
