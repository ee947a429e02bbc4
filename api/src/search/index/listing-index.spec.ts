import type { DocumentItem, ProductDocument, Season, Sex, ItemKind, ProductKind } from '@meet/search-indexer/contract';
import { putTogether, takeApart } from '@meet/search-indexer/columns';
import fc from 'fast-check';
import { listingCounts } from './listing-counts.js';
import { ListingIndex, type SavedListingIndex } from './listing-index.js';
import { listingPage, listingSlice, type Position } from './listing-page.js';
import { NO_PLACING, type Choices, type ListingQuery, type ProductSort } from './listing-query.js';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 24 * 3600 * 1000;
const all = { page: 1, limit: 1000 };

/** A UUID whose last two digits are free, so that the product's offers can use them for their own ids. */
const productId = (n: number) => `019aa000-0000-7000-8000-0000000${String(n).padStart(3, '0')}00`;
const named = (value: string) => ({ value, name: value.toUpperCase() });
const subset = (values: string[], maxLength = values.length) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength });

const item = fc
  .record({
    size: fc.constantFrom('40', '41', '42'),
    price: fc.integer({ min: 1, max: 6 }).map((n) => n * 100),
    discount: fc.constantFrom(0, 0, 20, 49, 50, 80),
    fast: fc.boolean(),
  })
  .map(({ size, price, discount, fast }) => ({
    size: { ...named(size), position: Number(size) },
    price,
    oldPrice: discount ? price * 2 : null,
    sale: discount,
    fast,
  }));

const document = fc
  .record({
    id: fc.constantFrom(...Array.from({ length: 12 }, (_, n) => productId(n))),
    category: fc.constantFrom('sneakers', 'boots'),
    brands: subset(['nord', 'luna', 'taiga'], 2),
    model: fc.constantFrom('laika', 'belka', 'strelka', null),
    colours: subset(['black', 'white', 'red'], 2),
    collections: fc.dictionary(fc.constantFrom('autumn', 'gifts', 'past'), fc.integer({ min: 0, max: 3 })),
    materials: subset(['LEATHER', 'MESH'], 2),
    seasons: subset(['AUTUMN', 'WINTER', 'SUMMER', 'AUTUMN_WINTER', 'SPRING_SUMMER'], 2),
    sex: fc.constantFrom<Sex>('MALE', 'FEMALE', 'UNISEX'),
    children: fc.boolean(),
    meetPrice: fc.boolean(),
    newArrival: fc.boolean(),
    age: fc.integer({ min: 0, max: 60 }),
    popularity: fc.integer({ min: 0, max: 5 }),
    rating: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }).map((stars) => ({
      count: stars.length,
      sum: stars.reduce((sum, star) => sum + star, 0),
    })),
    items: fc.array(item, { maxLength: 4 }),
  })
  .map(({ category, model, age, items, ...rest }): ProductDocument => ({
    ...rest,
    slug: rest.id,
    name: rest.id,
    otherNames: [],
    categories: [named('shoes'), named(category)],
    goods: ['footwear', category],
    brands: rest.brands.map(named),
    colours: rest.colours.map((value) => ({ ...named(value), hex: '#000000' })),
    collections: Object.entries(rest.collections).map(([value, place]) => ({
      ...named(value),
      place,
      from: null,
      until: value === 'past' ? NOW : null,
    })),
    seasons: rest.seasons as Season[],
    model: model && named(model),
    publishedAt: NOW - age * DAY,
    items: items.map((offer, n): DocumentItem => ({
      ...offer,
      id: `${rest.id.slice(0, -2)}${String(n).padStart(2, '0')}`,
    })),
    text: { name: '', kind: '', properties: '', description: '' },
    card: {} as ProductDocument['card'],
  }));

const choices: fc.Arbitrary<Choices> = fc.record(
  {
    categories: subset(['shoes', 'sneakers', 'boots', 'gone']),
    brand: subset(['nord', 'luna', 'gone']),
    model: subset(['laika', 'belka', 'gone']),
    colorPallete: subset(['black', 'white']),
    collection: subset(['autumn', 'gifts']),
    material: subset(['LEATHER', 'MESH']),
    season: subset(['AUTUMN', 'AUTUMN_WINTER', 'SPRING_SUMMER']),
    sex: fc.constantFrom(['MALE'], ['FEMALE'], ['UNISEX']),
    age: subset(['ADULT', 'CHILDREN']),
    meetPrice: fc.constant(['true']),
    newArrival: fc.constant(['true']),
    size: subset(['40', '42', 'ADULT_41', 'CHILDREN_40', 'CHILDREN_42', '99']),
    sale: subset(['LESS_THAN_50', 'MORE_THAN_50']),
    deliverySpeed: subset(['FAST', 'SLOW']),
    price: fc.record({ min: fc.constantFrom(undefined, 100, 300), max: fc.constantFrom(undefined, 300, 500) }),
  },
  { requiredKeys: [] },
);

const SORTS: (ProductSort | null)[] = [
  'CHEAP_FIRST',
  'EXPENSIVE_FIRST',
  'NEW_FIRST',
  'POPULAR_FIRST',
  'SALE_FIRST',
  'RATED_FIRST',
  null,
];
const untextual: fc.Arbitrary<ListingQuery> = fc.record({
  base: fc.oneof(fc.constant({}), choices),
  chosen: choices,
  sort: fc.constantFrom(...SORTS),
});
const query: fc.Arbitrary<ListingQuery> = fc.record({
  base: fc.oneof(fc.constant({}), choices),
  chosen: choices,
  ranked: fc
    .option(subset([...[0, 3, 5, 7, 11].map(productId), 'nowhere']), { nil: undefined })
    .map((productIds) => productIds && { words: 'words', productIds }),
  sort: fc.constantFrom(...SORTS),
});

/** Queries without filters. Most of the random queries above match so few products that they fit on one page. */
const wholeCatalogue: fc.Arbitrary<ListingQuery> = fc
  .constantFrom(...SORTS)
  .map((sort) => ({ base: {}, chosen: {}, sort }));

/**
 * A second implementation of the domain documentation's rules for listings, as simple as possible. The index must give
 * the same answers.
 */
const naive = {
  values(document: ProductDocument, kind: ProductKind): string[] {
    const pairs: Partial<Record<Season, Season[]>> = {
      AUTUMN: ['AUTUMN', 'AUTUMN_WINTER'],
      WINTER: ['WINTER', 'AUTUMN_WINTER'],
      SPRING: ['SPRING', 'SPRING_SUMMER'],
      SUMMER: ['SUMMER', 'SPRING_SUMMER'],
    };
    const isNew = document.newArrival || NOW - document.publishedAt <= 30 * DAY;
    const { count, sum } = document.rating;
    const values: Record<ProductKind, string[]> = {
      categories: document.categories.map(({ value }) => value),
      fit: document.fit ?? [],
      goods: document.goods,
      brand: document.brands.map(({ value }) => value),
      model: document.model ? [document.model.value] : [],
      colorPallete: document.colours.map(({ value }) => value),
      collection: document.collections.map(({ value }) => value),
      material: document.materials,
      season: [...new Set(document.seasons.flatMap((season) => pairs[season] ?? [season]))],
      sex: document.sex === 'UNISEX' ? ['MALE', 'FEMALE', 'UNISEX'] : [document.sex],
      age: [document.children ? 'CHILDREN' : 'ADULT'],
      meetPrice: document.meetPrice ? ['true'] : [],
      newArrival: isNew ? ['true'] : [],
      rating: [4.5, 4, 3]
        .filter((from) => count && sum / count >= from)
        .map((from) => `FROM_${String(from).replace('.', '_')}`),
    };
    return values[kind];
  },
  itemValue(item: DocumentItem, kind: ItemKind): string | null {
    if (kind === 'size') return item.size.value;
    if (kind === 'deliverySpeed') return item.fast ? 'FAST' : 'SLOW';
    return item.sale === 0 ? null : item.sale < 50 ? 'LESS_THAN_50' : 'MORE_THAN_50';
  },
  fits(document: ProductDocument, wanted: Choices, without?: string): boolean {
    const kinds: ProductKind[] = [
      'categories',
      'brand',
      'model',
      'colorPallete',
      'collection',
      'material',
      'season',
      'sex',
      'age',
      'meetPrice',
      'newArrival',
    ];
    return kinds.every((kind) => {
      const values = wanted[kind];
      return (
        kind === without || !values?.length || values.some((value) => naive.values(document, kind).includes(value))
      );
    });
  },
  /** All values by which the offer can be chosen: its size also with the age that the product is for. */
  itemValues(document: ProductDocument, item: DocumentItem, kind: ItemKind): string[] {
    const value = naive.itemValue(item, kind);
    if (value === null) return [];
    return kind === 'size' ? [value, `${naive.values(document, 'age')[0]}_${value}`] : [value];
  },
  itemFits(document: ProductDocument, item: DocumentItem, wanted: Choices, without?: string): boolean {
    const kinds: ItemKind[] = ['size', 'sale', 'deliverySpeed'];
    const byKind = kinds.every((kind) => {
      const values = wanted[kind];
      const own = naive.itemValues(document, item, kind);
      return kind === without || !values?.length || values.some((value) => own.includes(value));
    });
    const { min = 0, max = Infinity } = wanted.price ?? {};
    return byKind && (without === 'price' || (item.price >= min && item.price <= max));
  },
  matches(documents: ProductDocument[], { base, chosen, ranked }: ListingQuery, without?: string) {
    return documents
      .filter(
        (d) => naive.fits(d, base) && naive.fits(d, chosen, without) && (!ranked || ranked.productIds.includes(d.id)),
      )
      .map((d) => ({
        document: d,
        items: d.items.filter((i) => naive.itemFits(d, i, base) && naive.itemFits(d, i, chosen, without)),
      }))
      .filter(({ items }) => items.length > 0);
  },
};

/** An index of what another one consists of, as it would be read from a file. */
function stored(index: ListingIndex): ListingIndex {
  const { plain, columns } = takeApart(index.save());
  const copies = columns.map((column) => column.slice());
  return new ListingIndex(putTogether(JSON.parse(JSON.stringify(plain)), copies) as SavedListingIndex);
}

/** The index is stored and read again on the way. */
function indexed(documents: ProductDocument[]): { index: ListingIndex; current: ProductDocument[] } {
  let index = new ListingIndex();
  const current = new Map<string, ProductDocument>();
  documents.forEach((d, n) => {
    // Every fifth document removes its product from the index; the others add or replace one.
    if (n % 5 === 4) {
      index.remove(d.id);
      current.delete(d.id);
    } else {
      index.put(d);
      current.set(d.id, d);
    }
    if (n % 11 === 9) index = stored(index);
  });
  return { index, current: [...current.values()] };
}

const documents = fc.array(document, { maxLength: 40 });

/** Tells whether the first colour of a product is one of those asked for. */
const mainColourIn = (current: ProductDocument[], chosen: Choices, base: Choices = {}) => {
  const asked = [...(base.colorPallete ?? []), ...(chosen.colorPallete ?? [])];
  return (id: string) => asked.includes(current.find((one) => one.id === id)!.colours[0]?.value ?? '');
};
const priceIn = (current: ProductDocument[], productId: string, itemId: string | null) =>
  current.find(({ id }) => id === productId)!.items.find(({ id }) => id === itemId)!.price;

describe('the listing index answers as a plain filter over the same documents', () => {
  it('the listing index returns the same products as a plain filter, each with its cheapest matching offer', () => {
    fc.assert(
      fc.property(documents, query, (written, asked) => {
        const { index, current } = indexed(written);
        const { entries, pagination } = listingPage(index, asked, all, NOW);
        const expected = naive.matches(current, asked).map(({ document: d, items }) => {
          const [shown] = items.sort(
            (a, b) => a.price - b.price || Number(b.fast) - Number(a.fast) || (a.id < b.id ? -1 : 1),
          );
          return { productId: d.id, itemId: shown!.id };
        });
        expect([...entries].sort((a, b) => (a.productId < b.productId ? -1 : 1))).toEqual(
          expected.sort((a, b) => (a.productId < b.productId ? -1 : 1)),
        );
        expect(pagination.totalItems).toBe(expected.length);
      }),
      { numRuns: 500 },
    );
  });

  it('the listing index sorts products as requested and equal products by id', () => {
    fc.assert(
      fc.property(documents, query, (written, asked) => {
        const { index, current } = indexed(written);
        const { entries } = listingPage(index, asked, all, NOW);
        const keys = entries.map(({ productId, itemId }) => {
          const found = current.find(({ id }) => id === productId)!;
          const shown = found.items.find(({ id }) => id === itemId)!;
          const key = {
            CHEAP_FIRST: shown.price,
            EXPENSIVE_FIRST: -shown.price,
            NEW_FIRST: -found.publishedAt,
            POPULAR_FIRST: -found.popularity,
            SALE_FIRST: -shown.sale,
            RATED_FIRST: found.rating.count ? -(found.rating.sum + 20) / (found.rating.count + 5) : 0,
          };
          const [collection, ...others] = asked.chosen.collection ?? [];
          const place = !others.length && found.collections.find(({ value }) => value === collection)?.place;
          const picked = typeof place === 'number' ? place : -found.popularity;
          const own = asked.ranked ? asked.ranked.productIds.indexOf(productId) : picked;
          return [asked.sort ? key[asked.sort] : own, productId] as const;
        });
        const sorted = [...keys].sort(([a, idA], [b, idB]) => a - b || (idA < idB ? -1 : 1));
        expect(keys).toEqual(sorted);
      }),
      { numRuns: 500 },
    );
  });

  it('the listing index counts the values of a filter as if that filter had no choices', () => {
    fc.assert(
      fc.property(documents, query, (written, asked) => {
        const { index, current } = indexed(written);
        const counts = listingCounts(index, asked, NOW);
        for (const kind of [
          'categories',
          'brand',
          'model',
          'colorPallete',
          'collection',
          'material',
          'season',
          'sex',
          'age',
        ] as const) {
          const matching = naive.matches(current, asked, kind);
          for (const { value, count } of counts[kind]) {
            expect([kind, value, count]).toEqual([
              kind,
              value,
              matching.filter(({ document: d }) => naive.values(d, kind).includes(value)).length,
            ]);
          }
        }
        expect(counts.possibleModels).toEqual(counts.model.filter(({ count }) => count > 0));
        for (const kind of ['size', 'sale', 'deliverySpeed'] as const) {
          const matching = naive.matches(current, asked, kind);
          for (const { value, count } of counts[kind]) {
            const has = matching.filter(({ items }) => items.some((i) => naive.itemValue(i, kind) === value));
            expect([kind, value, count]).toEqual([kind, value, has.length]);
          }
        }
        const matching = naive.matches(current, asked, 'size');
        const page = naive.matches(current, { ...asked, chosen: {} });
        const aged = (among: typeof page) =>
          among.map(({ document: d, items }) => new Set(items.map((i) => naive.itemValues(d, i, 'size')[1]!)));
        expect(new Map(counts.sizesByAge.map(({ value, count }) => [value, count]))).toEqual(
          new Map(
            [...new Set(aged(page).flatMap((sizes) => [...sizes]))].map((size) => [
              size,
              aged(matching).filter((sizes) => sizes.has(size)).length,
            ]),
          ),
        );
        const prices = naive.matches(current, asked, 'price').flatMap(({ items }) => items.map(({ price }) => price));
        expect(counts.price).toEqual(
          prices.length ? { min: Math.min(...prices), max: Math.max(...prices) } : { min: null, max: null },
        );
      }),
      { numRuns: 500 },
    );
  });

  it('the listing index keeps values with count 0 if other choices exclude them', () => {
    fc.assert(
      fc.property(documents, query, (written, asked) => {
        const { index, current } = indexed(written);
        const page = naive.matches(current, { ...asked, chosen: {} });
        const expected = new Set(page.flatMap(({ document: d }) => naive.values(d, 'brand')));
        expect(new Set(listingCounts(index, asked, NOW).brand.map(({ value }) => value))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('the listing index puts unavailable products last and sorts both groups by popularity', () => {
    fc.assert(
      fc.property(documents, choices, choices, (written, chosen, last) => {
        const { index, current } = indexed(written);
        const ids = (asked: ListingQuery) =>
          listingPage(index, asked, all, NOW).entries.map(({ productId }) => productId);
        const plain = ids({ base: {}, chosen, sort: null });
        const later = new Set(ids({ base: {}, chosen: last, sort: null }));
        // A collection keeps the merchant’s own order.
        const isMain = chosen.collection?.length === 1 ? () => true : mainColourIn(current, chosen);
        const groups = [true, false].flatMap((main) => {
          const part = plain.filter((id) => isMain(id) === main);
          return [...part.filter((id) => !later.has(id)), ...part.filter((id) => later.has(id))];
        });
        expect(ids({ base: {}, chosen, last, sort: null })).toEqual(groups);
        expect(ids({ base: {}, chosen, last, sort: 'CHEAP_FIRST' })).toEqual(
          ids({ base: {}, chosen, sort: 'CHEAP_FIRST' }),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('the listing index puts products with the main colour first and counts accent colours, too', () => {
    fc.assert(
      fc.property(documents, query, (written, { chosen, ...asked }) => {
        const { index, current } = indexed(written);
        const coloured = { ...asked, chosen: { ...chosen, colorPallete: ['white'] } };
        const { entries, pagination } = listingPage(index, coloured, all, NOW);
        const isMain = mainColourIn(current, coloured.chosen, asked.base);
        const strengths = entries.map(({ productId }) => isMain(productId));
        expect(pagination.totalItems).toBe(naive.matches(current, coloured).length);
        if (asked.sort === 'POPULAR_FIRST' || (asked.sort === null && chosen.collection?.length !== 1))
          expect(strengths).toEqual([...strengths].sort((one, other) => Number(other) - Number(one)));
        const byPrice = (sort: ProductSort) => listingPage(index, { ...coloured, sort }, all, NOW).entries;
        const prices = byPrice('CHEAP_FIRST').map(({ productId, itemId }) => priceIn(current, productId, itemId));
        expect(prices).toEqual([...prices].sort((one, other) => one - other));
      }),
      { numRuns: 300 },
    );
  });

  it('the listing index hides values excluded by default only while other products remain', () => {
    fc.assert(
      fc.property(documents, query, (written, asked) => {
        const { index } = indexed(written);
        const adults = { age: ['ADULT'] };
        const found = listingPage(index, { ...asked, unlessChosen: adults }, all, NOW);
        const restricted = listingPage(index, { ...asked, chosen: { ...adults, ...asked.chosen } }, all, NOW);
        expect(found).toEqual(restricted.entries.length ? restricted : listingPage(index, asked, all, NOW));
      }),
      { numRuns: 300 },
    );
  });

  it('the listing index cuts every page from the same sorted list', () => {
    fc.assert(
      fc.property(
        documents,
        fc.oneof(query, wholeCatalogue),
        fc.integer({ min: 1, max: 5 }),
        (written, asked, limit) => {
          const { index } = indexed(written);
          const whole = listingPage(index, asked, all, NOW).entries;
          const pages = Array.from(
            { length: Math.ceil(whole.length / limit) },
            (_, n) => listingPage(index, asked, { page: n + 1, limit }, NOW).entries,
          );
          expect(pages.flat()).toEqual(whole);
          expect(listingPage(index, asked, { page: pages.length + 1, limit }, NOW).entries).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('the listing index orders products that nobody has looked at by their names, in every page alike', () => {
    const wordsOf = (id: string) => Number(id.at(-3)) % 3;
    fc.assert(
      fc.property(documents, fc.integer({ min: 1, max: 5 }), (written, limit) => {
        const { index } = indexed(written);
        const asked = { base: {}, chosen: {}, sort: null };
        const byNames = { ...asked, placing: { ...NO_PLACING, named: wordsOf } };
        const plain = listingPage(index, asked, all, NOW).entries;
        const whole = listingPage(index, byNames, all, NOW).entries;
        const isPopular = ({ productId }: { productId: string }) =>
          index.popularity[index.numbers.numberOf(productId)!]! > 0;
        const popular = plain.filter(isPopular);
        expect(whole.slice(0, popular.length)).toEqual(popular);
        const others = whole.slice(popular.length).map((entry) => wordsOf(entry.productId));
        expect(others).toEqual([...others].sort((one, other) => other - one));
        const pages = Array.from(
          { length: Math.ceil(whole.length / limit) },
          (_, n) => listingPage(index, byNames, { page: n + 1, limit }, NOW).entries,
        );
        expect(pages.flat()).toEqual(whole);
      }),
      { numRuns: 200 },
    );
  });
});

/** Reads a listing slice by slice, each behind the last entry of the one before; `meanwhile` runs between them. */
function walked(index: ListingIndex, asked: ListingQuery, first: number, meanwhile = (_step: number) => {}): string[] {
  const ids: string[] = [];
  let after: Position | null = null;
  for (let step = 0; ; step += 1) {
    const { entries, hasNext } = listingSlice(index, asked, { first, after }, NOW);
    ids.push(...entries.map(({ productId }) => productId));
    if (!hasNext) return ids;
    const { part, key, id }: Position = entries.at(-1)!;
    // Clients keep positions as JSON.
    after = JSON.parse(JSON.stringify({ part, key, id })) as Position;
    meanwhile(step);
  }
}

describe('slices behind positions', () => {
  const few = fc.integer({ min: 1, max: 5 });

  it('cursor slices of the listing index have the same order, offers and total as pages', () => {
    fc.assert(
      fc.property(documents, fc.oneof(untextual, wholeCatalogue), few, (written, asked, first) => {
        const { index } = indexed(written);
        const { entries, pagination } = listingPage(index, asked, all, NOW);
        expect(walked(index, asked, first)).toEqual(entries.map(({ productId }) => productId));
        const start = listingSlice(index, asked, { first, after: null }, NOW);
        expect(start.entries).toMatchObject(entries.slice(0, first));
        expect(start.total).toBe(pagination.totalItems);
      }),
      { numRuns: 500 },
    );
  });

  it('cursor slices of the listing index return every unchanged product once while others change', () => {
    fc.assert(
      fc.property(documents, documents, fc.oneof(untextual, wholeCatalogue), few, (written, news, asked, first) => {
        const { index } = indexed(written);
        const whole = listingPage(index, asked, all, NOW).entries.map(({ productId }) => productId);
        const touched = new Set<string>();
        const ids = walked(index, asked, first, (step) => {
          const changed = news[step];
          if (!changed) return;
          touched.add(changed.id);
          if (step % 3 === 2) index.remove(changed.id);
          else index.put(changed);
        });
        const untouched = (seen: string[]) => seen.filter((id) => !touched.has(id));
        expect(untouched(ids)).toEqual(untouched(whole));
      }),
      { numRuns: 500 },
    );
  });

  it('cursor slices of the listing index continue after a product that was removed', () => {
    const { index } = indexed(
      fc.sample(
        document.filter(({ items }) => items.length > 0),
        { numRuns: 30, seed: 3 },
      ),
    );
    const asked: ListingQuery = { base: {}, chosen: {}, sort: 'NEW_FIRST' };
    const { entries } = listingSlice(index, asked, { first: 100, after: null }, NOW);
    index.remove(entries[1]!.productId);
    const rest = listingSlice(index, asked, { first: 100, after: entries[1]! }, NOW).entries;
    expect(rest).toEqual(entries.slice(2));
    expect(rest.length).toBeGreaterThan(2);
  });
});

describe('a long life', () => {
  const life = fc.sample(fc.array(document, { minLength: 3000, maxLength: 3000 }), { numRuns: 1, seed: 7 })[0]!;
  const written = life.map((d, n) => {
    const id = productId((n * 37) % 400);
    const items = d.items.map((offer, place) => ({
      ...offer,
      id: `${id.slice(0, -2)}${String(place).padStart(2, '0')}`,
    }));
    return { ...d, id, items };
  });

  it('the listing index after many changes answers like a newly built index and stays small', () => {
    const { index, current } = indexed(written);
    const anew = new ListingIndex();
    for (const d of current) anew.put(d);
    const offers = current.reduce((sum, d) => sum + d.items.length, 0);
    expect(index.items.length).toBeLessThanOrEqual(2 * offers + 1024);
    for (const asked of fc.sample(query, { numRuns: 200, seed: 7 })) {
      expect(listingPage(index, asked, all, NOW)).toEqual(listingPage(anew, asked, all, NOW));
      expect(listingCounts(index, asked, NOW)).toEqual(listingCounts(anew, asked, NOW));
    }
  });
});

it('the listing index ignores a collection outside its publication period', () => {
  const index = new ListingIndex();
  const sample = fc.sample(
    document.filter(({ items }) => items.length > 0),
    { numRuns: 1, seed: 1 },
  )[0]!;
  const shown = (value: string, from: number | null, until: number | null) => ({
    ...named(value),
    place: 0,
    from,
    until,
  });
  const collections = [
    shown('always', null, null),
    shown('now', NOW, NOW + DAY),
    shown('past', null, NOW),
    shown('later', NOW + 1, null),
  ];
  index.put({ ...sample, collections });
  const asked: ListingQuery = { base: {}, chosen: {}, sort: null };
  expect(listingCounts(index, asked, NOW).collection.map(({ value }) => value)).toEqual(['always', 'now']);
  expect(index.onShow(['past', 'always', 'later', 'unknown'], NOW)).toEqual(['always']);
  const chosen = { collection: index.onShow(['later'], NOW) };
  expect(listingPage(index, { ...asked, chosen }, all, NOW).entries).toEqual([]);
  expect(listingCounts(index, asked, NOW + 2 * DAY).collection.map(({ value }) => value)).toEqual(['always', 'later']);
});
