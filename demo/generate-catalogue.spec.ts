import { createHash } from 'node:crypto';
import { FeedRecord, type FeedRecordInput } from '@meet/api/feed-record';
import { BRANDS } from './data/brands.js';
import { KINDS } from './data/kinds.js';
import { catalogueEntries, generateCatalogue } from './generate-catalogue.js';

const NOW = new Date('2026-11-20T09:30:00Z');
const options = { seed: 1, now: NOW };
const records = [...generateCatalogue(options)];

type Kind = FeedRecordInput['kind'];
const ofKind = <K extends Kind>(kind: K): Extract<FeedRecordInput, { kind: K }>[] =>
  records.filter((record): record is Extract<FeedRecordInput, { kind: K }> => record.kind === kind);
const products = ofKind('product');
const items = products.flatMap((product) => product.items);

const digest = (seed: number): string => {
  const hash = createHash('sha256');
  for (const { record, compositions } of catalogueEntries({ seed, now: NOW, products: 40 }))
    hash.update(JSON.stringify([record, compositions]));
  return hash.digest('hex');
};

describe('the demo catalogue', () => {
  it('the demo catalogue holds only valid feed records', () => {
    for (const record of records) {
      const { success, error } = FeedRecord.safeParse(record);
      if (!success) throw new Error(`${JSON.stringify(record).slice(0, 120)}: ${error.message}`);
    }
  });

  it('the demo catalogue has at least 520 colourways of 30 brands and every kind', () => {
    expect(products.length).toBeGreaterThanOrEqual(520);
    expect(ofKind('brand')).toHaveLength(30);
    expect(new Set(products.flatMap(({ brands }) => brands))).toEqual(new Set(BRANDS.map(({ name }) => name)));
    const subtypes = new Set(products.map(({ category }) => category?.at(-1)?.slug));
    expect(subtypes).toEqual(new Set(Object.values(KINDS).map(({ category }) => category)));
  });

  it('the demo catalogue depends only on the seed and the day', () => {
    expect(digest(7)).toBe(digest(7));
    expect(digest(7)).not.toBe(digest(8));
    expect([...generateCatalogue({ seed: 1, now: new Date('2026-11-20T23:59:00Z') })]).toEqual(records);
  });

  it('the demo catalogue lists categories, badges and brands before the records that refer to them', () => {
    const slugs = new Set<string>();
    for (const record of records) {
      if (record.kind === 'category' && record.parent) expect(slugs).toContain(`category:${record.parent}`);
      if (record.kind === 'collection')
        for (const slug of record.products ?? []) expect(slugs).toContain(`product:${slug}`);
      if (record.kind === 'product') {
        for (const badge of record.badges ?? []) expect(slugs).toContain(`badge:${badge}`);
        for (const { slug } of record.category ?? []) expect(slugs).toContain(`category:${slug ?? ''}`);
      }
      const own = `${record.kind}:${record.slug ?? ''}`;
      expect(slugs).not.toContain(own);
      slugs.add(own);
    }
  });

  it('generateCatalogue returns exactly the requested number of colourways', () => {
    for (const count of [1, 2, 7, 100]) {
      const made = [...generateCatalogue({ ...options, products: count })].filter(({ kind }) => kind === 'product');
      expect(made).toHaveLength(count);
    }
  });

  it('a larger demo catalogue begins with the products of a smaller one', () => {
    const larger = [...generateCatalogue({ ...options, products: 2000 })].filter(({ kind }) => kind === 'product');
    expect(larger.slice(0, 500)).toEqual(products.slice(0, 500));
    expect(new Set(larger.map(({ slug }) => slug)).size).toBe(2000);
  });
});

describe('colourways', () => {
  it('each demo model has two to five colourways of different colours', () => {
    const models = new Map<string, typeof products>();
    for (const product of products) {
      const slug = product.model?.slug ?? '';
      models.set(slug, [...(models.get(slug) ?? []), product]);
    }
    for (const colourways of models.values()) {
      expect(colourways.length).toBeGreaterThanOrEqual(2);
      expect(colourways.length).toBeLessThanOrEqual(5);
      expect(new Set(colourways.map(({ name }) => name)).size).toBe(colourways.length);
    }
  });

  it('names of demo products have no Latin letters', () => {
    expect(products.filter(({ name }) => /[a-z]/i.test(name)).map(({ name }) => name)).toEqual([]);
  });

  it('adjectives in names of demo products agree with their nouns', () => {
    const wrong = products.filter(({ name }) => {
      const plural = /(?:кроссовки|кеды|слипоны|лоферы|сандалии|джоггеры|чиносы|джинсы|шорты|носки) /.test(name);
      return plural && /(?:ый|ий|ая|яя|ое|ее) (?=.*,)/.test(name.split(',')[0] ?? '');
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(products.some(({ description }) => /Чёрные .*кеды/.test(description ?? ''))).toBe(true);
    expect(
      products
        .map(({ description }) => description)
        .filter((text) => /хаки (?:верх|детал|ткань)|undefined|NaN| {2}/i.test(text ?? '')),
    ).toEqual([]);
  });

  it('the demo catalogue has 20 to 26 colours, few enough for a filter', () => {
    const colours = new Set(products.flatMap((product) => (product.colours ?? []).map(({ slug }) => slug)));
    expect(colours.size).toBeGreaterThanOrEqual(20);
    expect(colours.size).toBeLessThanOrEqual(26);
  });

  const isSneaker = ({ category = [] }: (typeof products)[number]) =>
    category?.some(({ slug }) => slug === 'sneakers') ?? false;
  const top = (count: number, value: (product: (typeof products)[number]) => number) =>
    [...products].sort((left, right) => value(right) - value(left)).slice(0, count);
  const distinct = (values: unknown[]): number => new Set(values).size;
  it('the demo’s bestsellers are adult sneakers of different shapes and colours', () => {
    const best = top(8, ({ unitSold }) => unitSold ?? 0);
    expect(best.filter(({ name }) => /детск/i.test(name))).toEqual([]);
    expect(best.every(isSneaker)).toBe(true);
    const first = best.slice(0, 5);
    expect(distinct(first.map(({ category }) => category?.at(-1)?.slug))).toBeGreaterThanOrEqual(3);
    expect(distinct(first.map(({ colours }) => colours?.[0]?.slug))).toBe(5);
  });

  it('the demo’s newest products are for adults and differ in colour', () => {
    const newest = top(12, ({ publishedAt }) => Date.parse(publishedAt ?? ''));
    const seated = newest.filter(({ publishedAt }) => Date.parse(publishedAt ?? '') > NOW.getTime() - 12 * 3_600_000);
    expect(seated.length).toBeGreaterThanOrEqual(10);
    expect(seated.filter(({ children }) => children)).toEqual([]);
    expect(distinct(seated.map(({ colours }) => colours?.[0]?.slug))).toBe(seated.length);
  });

  it('the demo’s last sold products never share shape or colour with their neighbour', () => {
    const last = [...products]
      .sort((left, right) => Date.parse(right.lastSoldAt ?? '0') - Date.parse(left.lastSoldAt ?? '0'))
      .slice(0, 8);
    last.slice(1).forEach(({ category, colours }, index) => {
      expect(category?.at(-1)?.slug).not.toBe(last[index]?.category?.at(-1)?.slug);
      expect(colours?.[0]?.slug).not.toBe(last[index]?.colours?.[0]?.slug);
    });
  });

  it('demo products were published in the last 200 days and sold no later than today', () => {
    for (const { publishedAt, lastSoldAt, unitSold } of products) {
      const published = Date.parse(publishedAt ?? '');
      expect(published).toBeLessThan(NOW.getTime());
      expect(published).toBeGreaterThan(NOW.getTime() - 202 * 86_400_000);
      expect(lastSoldAt === null).toBe(unitSold === 0);
      if (lastSoldAt) expect(Date.parse(lastSoldAt)).toBeLessThanOrEqual(NOW.getTime());
    }
  });
});

describe('offers', () => {
  it('each demo offer has a unique external id', () => {
    expect(new Set(items.map(({ externalId }) => externalId)).size).toBe(items.length);
  });

  it('demo prices are below old prices, and loyalty prices below prices', () => {
    for (const { price, oldPrice, loyaltyPrice } of items) {
      expect(price % 10_000).toBe(9_000);
      if (oldPrice) expect(oldPrice).toBeGreaterThan(price);
      if (loyaltyPrice) expect(loyaltyPrice).toBeLessThan(price);
    }
  });

  it('the demo catalogue has realistic shares of discounts, sold out offers and countries of origin', () => {
    const share = (count: number, of: number): number => count / of;
    const reduced = products.filter((product) => product.items.some(({ oldPrice }) => oldPrice));
    const halved = reduced.filter((product) =>
      product.items.some(({ price, oldPrice }) => oldPrice && price * 2 <= oldPrice),
    );
    expect(share(reduced.length, products.length)).toBeGreaterThan(0.2);
    expect(share(reduced.length, products.length)).toBeLessThan(0.4);
    expect(halved.length).toBeGreaterThan(10);
    expect(share(items.filter(({ stock }) => stock === 0).length, items.length)).toBeGreaterThan(0.1);
    expect(
      items.filter(({ supplier }) => supplier.type === 'PRIVATE_SELLER').every(({ stock }) => (stock ?? 0) <= 1),
    ).toBe(true);
    expect(new Set(items.map(({ deliveryIsoCode }) => deliveryIsoCode))).toEqual(new Set(['RU', 'TR', 'CN']));
    expect(share(products.filter(({ meetPrice }) => meetPrice).length, products.length)).toBeGreaterThan(0.03);
    expect(
      products.some((product) =>
        product.items.some(
          (item, i) => i > 0 && item.size === product.items[i - 1]?.size && item.price !== product.items[i - 1]?.price,
        ),
      ),
    ).toBe(true);
  });
});

describe('pictures of the catalogue', () => {
  it('the demo composes exactly the pictures that its records name', () => {
    const few = { ...options, products: 30 };
    const named = [...generateCatalogue(few)].flatMap((record) => {
      if (record.kind === 'product') return (record.images ?? []).map(({ url }) => url);
      return record.kind === 'collection' ? [record.posterUrl, record.darkPosterUrl] : [];
    });
    const composed = [...catalogueEntries(few)].flatMap(({ compositions }) => compositions);
    expect(composed.map(({ key }) => `storage:${key}`).sort()).toEqual(named.sort());
  });

  it('demo products have five pictures of shoes, four of clothes, three of accessories, each with alternative text', () => {
    for (const { images = [], category } of products) {
      const isOf = (...slugs: string[]) => category?.some(({ slug }) => slug && slugs.includes(slug)) ?? false;
      expect(images).toHaveLength(isOf('sneakers', 'shoes') ? 5 : isOf('accessories') ? 3 : 4);
      expect(new Set(images.map(({ alt }) => alt)).size).toBe(images.length);
      expect(images.filter(({ alt }) => alt?.endsWith('общий вид'))).toEqual([]);
    }
  });
});
