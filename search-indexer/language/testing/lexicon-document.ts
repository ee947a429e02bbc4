import type { LexiconDocument } from '../understanding.js';

/** A document for specs; properties that are not given get plain defaults. */
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
