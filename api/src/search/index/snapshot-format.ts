import { createHash } from 'node:crypto';
import { endianness } from 'node:os';
import { takeApart } from '@meet/search-indexer/columns';
import {
  FACET_NAMES,
  type DocumentCustomField,
  type ProductDocument,
  type Season,
  type Sex,
} from '@meet/search-indexer/contract';
import { Lexicon } from '@meet/search-indexer/language';
import { ListingIndex } from './listing-index.js';

/** Raise this number if the index or the lexicon stores other data of a document and the samples do not show it. */
const FORMAT = 1;

/**
 * Returns the name of the format of this code's snapshots: a hash of the index of sample documents. Other code, and
 * another version of the library that sorts names, has another format.
 */
export function snapshotFormat(): string {
  const [listing, words] = [new ListingIndex(), new Lexicon()];
  for (const document of SAMPLES) {
    listing.put(document);
    words.put(document);
  }
  const { plain, columns } = takeApart({ listing: listing.save(), words: words.save() });
  const hash = createHash('sha256');
  hash.update(JSON.stringify([FORMAT, endianness(), process.versions.icu, plain]));
  for (const column of columns) hash.update(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
  return hash.digest('hex');
}

const keys = <Key extends string>(names: Readonly<Record<Key, string>>) => Object.keys(names) as Key[];
const value = (text: string) => ({ value: text, name: text });

const field = (code: string, type: DocumentCustomField['type'], number: number | null): DocumentCustomField => ({
  ...{ code, name: code, nameEn: null, type, unit: null, position: 1, number },
  values: number === null ? [{ ...value('a'), position: 1, window: { from: 1, until: null } }, value('b')] : [],
});

/** Documents that together have every property, and every value of the filters whose values are fixed. */
const SAMPLES: readonly ProductDocument[] = keys(FACET_NAMES.sex).map((sex: Sex, n) => ({
  id: `00000000-0000-7000-8000-00000000000${n}`,
  slug: `sample-${n}`,
  name: `Кроссовки Air-Max ${n} из замши`,
  otherNames: ['кеды Nike'],
  categories: [value('Обувь'), value('Кроссовки')],
  goods: ['aa-8', 'slides'],
  fit: ['us 9.5'],
  brands: [value("Levi's"), value(`Brand ${n}`)],
  model: n ? value(`Модель ${n}`) : null,
  colours: [{ ...value('Тёмно-синий'), hex: '#000080' }],
  collections: [{ ...value('Осень'), place: n, from: n, until: null }],
  materials: keys(FACET_NAMES.material),
  seasons: keys(FACET_NAMES.season) as Season[],
  sex,
  children: n === 1,
  meetPrice: n === 1,
  newArrival: n === 1,
  publishedAt: n,
  popularity: n,
  rating: { count: n, sum: n * 5 },
  items: [0, 1, 2].map((place) => ({
    id: `00000000-0000-7000-8000-0000000001${n}${place}`,
    size: { ...value(`4${place},5`), position: place },
    price: 100 + place,
    oldPrice: place ? 1000 : null,
    sale: place * 40,
    fast: place === 1,
    customFields: [field('of offers', 'LIST', null), field('weight', 'NUMBER', place)],
  })),
  customFields: [field('of products', 'LIST', null), field('height', 'NUMBER', n)],
  text: { name: '', kind: '', properties: '', description: '' },
  card: {
    ...{ id: '', slug: '', name: '', brands: [], images: [], colorPalletes: [], badges: [], sizes: [] },
    ...{ meetPrice: false, rating: null, reviewCount: 0 },
  },
}));
