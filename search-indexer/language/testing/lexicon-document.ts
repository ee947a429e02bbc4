import type { LexiconDocument } from '../understanding.js';

/** The UUID that stands for a short id of a spec. */
export const uuidOf = (id: string) =>
  Buffer.from(id)
    .toString('hex')
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** A document for specs, with the {@link uuidOf} its id; properties that are not given get plain defaults. */
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
