import type { DocumentCustomField, DocumentItem, ProductDocument } from '@meet/search-indexer/contract';
import { putTogether, takeApart } from '@meet/search-indexer/columns';
import fc from 'fast-check';
import { listingCounts } from './listing-counts.js';
import { ListingIndex, type SavedListingIndex } from './listing-index.js';
import { listingPage } from './listing-page.js';
import type { Choices, CustomChoice } from './listing-query.js';

const NOW = Date.UTC(2026, 10, 20);
const productId = (n: number) => `019aa000-0000-7000-8000-0000000${String(n).padStart(3, '0')}00`;

const field = (code: string, type: DocumentCustomField['type'], values: string[], number: number | null = null) => ({
  ...{ code, name: code, nameEn: null, type, unit: null, position: 0, number },
  values: values.map((value) => ({ value, name: value, position: 0 })),
});
const list = (code: string) =>
  fc
    .uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 })
    .map((values) => (values.length ? [field(code, 'LIST', values)] : []));
const number = (code: string) =>
  fc.option(fc.integer({ min: -2, max: 2 })).map((value) => (value === null ? [] : [field(code, 'NUMBER', [], value)]));
const fields = (prefix: string) =>
  fc.tuple(list(`${prefix}-list`), number(`${prefix}-number`)).map((both) => both.flat());

const item = fc.record({
  price: fc.integer({ min: 1, max: 4 }),
  size: fc.constantFrom('41', '42'),
  customFields: fields('offer'),
});
const document = fc
  .record({
    id: fc.constantFrom(...Array.from({ length: 8 }, (_, n) => productId(n))),
    brand: fc.constantFrom('nord', 'luna'),
    customFields: fields('product'),
    items: fc.array(item, { maxLength: 3 }),
  })
  .map(({ id, brand, customFields, items }) => ({
    ...{ id, slug: id, name: id, otherNames: [], categories: [], goods: [], model: null, colours: [], collections: [] },
    ...{ materials: [], seasons: [], sex: 'MALE', children: false, meetPrice: false, newArrival: false },
    ...{ publishedAt: NOW, popularity: 0, rating: { count: 0, sum: 0 }, customFields },
    ...{ text: { name: '', kind: '', properties: '', description: '' } },
    card: {} as ProductDocument['card'],
    brands: [{ value: brand, name: brand }],
    items: items.map(({ price, size, customFields: own }, n): DocumentItem => ({
      ...{ id: id.slice(0, -2) + String(n + 1).padStart(2, '0'), price, oldPrice: null, sale: 0, fast: true },
      size: { value: size, name: size, position: 0 },
      ...(own.length ? { customFields: own } : {}),
    })),
  })) as fc.Arbitrary<ProductDocument>;

const choice = fc.oneof(
  fc.record({
    code: fc.constantFrom('product-list', 'offer-list', 'unknown'),
    values: fc.uniqueArray(fc.constantFrom('a', 'b', 'z'), { minLength: 1 }),
  }),
  fc.record({ code: fc.constantFrom('product-number', 'offer-number'), min: fc.integer({ min: -2, max: 2 }) }),
) as fc.Arbitrary<CustomChoice>;
const choices: fc.Arbitrary<Choices> = fc.record({
  custom: fc.uniqueArray(choice, { maxLength: 3, selector: ({ code }) => code }),
  size: fc.constantFrom([], ['42']),
  brand: fc.constantFrom([], ['nord']),
});

const passes = (has: DocumentCustomField[] | undefined, { code, values, min = -Infinity }: CustomChoice) =>
  (has ?? []).some(
    (own) =>
      own.code === code &&
      (values ? own.values.some(({ value }) => values.includes(value)) : own.number !== null && own.number >= min),
  );

/** The offers of a product that pass, by a plain filter. */
function passing(
  { brands, customFields, items }: ProductDocument,
  { custom = [], size, brand }: Choices,
): DocumentItem[] {
  if (brand?.length && !brands.some(({ value }) => brand.includes(value))) return [];
  const ofOffers = custom.filter(({ code }) => code.startsWith('offer'));
  if (!custom.every((one) => ofOffers.includes(one) || passes(customFields, one))) return [];
  return items.filter(
    (one) =>
      (!size?.length || size.includes(one.size.value)) && ofOffers.every((rule) => passes(one.customFields, rule)),
  );
}

function naiveCounts(documents: ProductDocument[], chosen: Choices, code: string) {
  const rest = { ...chosen, custom: chosen.custom?.filter((one) => one.code !== code) };
  const of = (one: ProductDocument, under: Choices) =>
    passing(one, under).length
      ? [one.customFields, ...passing(one, under).map(({ customFields }) => customFields)].flatMap((own) =>
          (own ?? []).filter((other) => other.code === code),
        )
      : [];
  const present = new Set(
    documents.flatMap((one) => of(one, {}).flatMap(({ values }) => values.map(({ value }) => value))),
  );
  const counts = Object.fromEntries(
    [...present].map((value) => [
      value,
      documents.filter((one) => of(one, rest).some(({ values }) => values.some((own) => own.value === value))).length,
    ]),
  );
  const numbers = documents.flatMap((one) => of(one, rest).flatMap((own) => own.number ?? []));
  return {
    counts,
    min: numbers.length ? Math.min(...numbers) : null,
    max: numbers.length ? Math.max(...numbers) : null,
  };
}

/** An index of what another one consists of, as it would be read from a file. */
function stored(index: ListingIndex): ListingIndex {
  const { plain, columns } = takeApart(index.save());
  const copies = columns.map((column) => column.slice());
  return new ListingIndex(putTogether(JSON.parse(JSON.stringify(plain)), copies) as SavedListingIndex);
}

it('the listing index filters and counts by custom fields like a plain filter after any changes', () => {
  fc.assert(
    fc.property(
      fc.array(document, { maxLength: 20 }),
      fc.array(fc.nat(7), { maxLength: 3 }),
      choices,
      (puts, gone, chosen) => {
        let index = new ListingIndex();
        const known = new Map<string, ProductDocument>();
        for (const [n, one] of puts.entries()) {
          index.put(one);
          known.set(one.id, one);
          if (n % 7 === 4) index = stored(index);
        }
        for (const n of gone) {
          index.remove(productId(n));
          known.delete(productId(n));
        }
        const documents = [...known.values()].filter(({ items }) => items.length);
        const query = { base: {}, chosen, sort: null };
        const { entries } = listingPage(index, query, { page: 1, limit: 100 }, NOW);
        const wanted = documents.filter((one) => passing(one, chosen).length);
        expect(entries.map((entry) => entry.productId).sort()).toEqual(wanted.map(({ id }) => id).sort());
        for (const { productId: id, itemId } of entries)
          expect(passing(known.get(id)!, chosen).map((one) => one.id)).toContain(itemId);

        const { customFields } = listingCounts(index, query, NOW);
        for (const code of ['product-list', 'offer-list', 'product-number', 'offer-number']) {
          const { counts, min, max } = naiveCounts(documents, chosen, code);
          const found = customFields.find((one) => one.code === code);
          expect(Object.fromEntries((found?.options ?? []).map(({ value, count }) => [value, count]))).toEqual(counts);
          expect({ min: found?.min ?? null, max: found?.max ?? null }).toEqual({ min, max });
        }
      },
    ),
    { numRuns: 400 },
  );
});

it('the listing index shows names of referenced objects only while visible, most frequent first', () => {
  const index = new ListingIndex();
  const [one] = fc.sample(
    document.filter(({ items }) => items.length > 0),
    { numRuns: 1, seed: 7 },
  );
  const story = (value: string, window?: { from: number | null; until: number | null }) => ({
    ...field('story', 'ARTICLE_REFERENCE', []),
    values: [{ value, name: value, ...(window ? { window } : {}) }],
  });
  const put = (n: number, fieldOf: DocumentCustomField) =>
    index.put({ ...one!, id: productId(n), customFields: [fieldOf] });
  put(1, story('a'));
  put(2, story('b'));
  put(3, story('b'));
  put(4, story('soon', { from: NOW + 10, until: NOW + 20 }));
  const shown = (now: number) => {
    const { customFields } = listingCounts(index, { base: {}, chosen: {}, sort: null }, now);
    return customFields.find(({ code }) => code === 'story')!.options.map(({ value }) => value);
  };
  expect(shown(NOW)).toEqual(['b', 'a']);
  expect(shown(NOW + 10)).toEqual(['b', 'a', 'soon']);
  expect(shown(NOW + 20)).toEqual(['b', 'a']);
  expect(index.custom.passing(NOW + 10).flat()).toEqual(['soon']);
  expect(index.custom.passing(NOW).flat()).toEqual([]);
  const choice = { code: 'story', values: ['a', 'soon'] };
  expect(index.custom.onShow(choice, NOW).values).toEqual(['a']);
  expect(index.custom.onShow(choice, NOW + 10).values).toEqual(['a', 'soon']);
  expect(index.custom.onShow({ code: 'story', values: ['soon'] }, NOW).values).toEqual(['']);
});

it('the listing index drops a custom-field filter when its last value is removed', () => {
  const index = new ListingIndex();
  const [one] = fc.sample(
    document.filter(
      ({ items, customFields }) => items.some((offer) => offer.customFields) && Boolean(customFields?.length),
    ),
    { numRuns: 1, seed: 7 },
  );
  index.put(one!);
  expect(index.custom.size).toBeGreaterThan(1);
  index.remove(one!.id);
  expect(index.custom.size).toBe(0);
});
