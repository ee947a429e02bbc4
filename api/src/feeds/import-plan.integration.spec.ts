import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { importText } from '../testing/feeds/import-text.js';
import type { ImportOptions } from './import-feed.js';
import { USUAL_GUARDS } from './import-guards.js';

let database: TestDatabase;
let pool: pg.Pool;
beforeEach(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

interface Shoe {
  id: number;
  price?: number;
  stock?: number;
  category?: number;
  vendor?: string;
}

const shoes = (count: number, change: (id: number) => Partial<Shoe> | null = () => ({})): string => {
  const offers = Array.from({ length: count }, (_, id) => {
    const shoe = change(id);
    if (!shoe) return '';
    const { price = 5000, stock = 3, category = 1, vendor = 'Север' } = shoe;
    return `<offer id="${id}" available="true"><price>${price}</price><currencyId>RUB</currencyId><categoryId>${category}</categoryId>
      <name>Кеды ${id}</name><vendor>${vendor}</vendor><count>${stock}</count><param name="Размер">42</param></offer>`;
  });
  return `<?xml version="1.0"?><yml_catalog date="2026-11-26"><shop><name>Лавка</name><currencies><currency id="RUB" rate="1"/></currencies>
    <categories><category id="1">Кеды</category><category id="2">Ботинки</category></categories><offers>${offers.join('')}</offers></shop></yml_catalog>`;
};

const run = (feed: string, options: Partial<ImportOptions> = {}) =>
  importText(database.url, 'yml', feed, { source: 'lavka', ...options });

interface State {
  name: string;
  active: boolean;
  stock: number;
}
const state = async () => {
  const { rows } =
    await pool.query<State>(`SELECT p."name", p."productCategoryId", o."active", o."stock", d."price", s."fingerprint"
    FROM "product" p JOIN "product_item" o ON o."productId" = p."id" JOIN "price_details" d ON d."itemId" = o."id"
    JOIN "product_source" s ON s."productId" = p."id" ORDER BY p."name", s."source"`);
  return rows;
};

const onSale = async () => (await state()).filter(({ active }) => active).length;

describe('a plan', () => {
  it('a planned import reports what would change and writes nothing', async () => {
    await run(shoes(8));
    const before = await state();
    const changed = shoes(
      9,
      (id) =>
        [{ price: 6000 }, { price: 2000 }, { stock: 0 }, { category: 2 }, { price: 4990 }][id] ?? {
          vendor: id === 8 ? 'Юг' : 'Север',
        },
    );
    const { plan, stops, changeSet } = await run(changed, { mode: 'plan', guards: USUAL_GUARDS });
    expect(plan).toEqual({
      onSale: 8,
      pricesRising: { count: 1, samples: [{ product: 'Кеды 0', size: '42', before: 500_000, after: 600_000 }] },
      pricesFalling: { count: 1, samples: [{ product: 'Кеды 1', size: '42', before: 500_000, after: 200_000 }] },
      pricesSlightly: { count: 1, samples: [{ product: 'Кеды 4', size: '42', before: 500_000, after: 499_000 }] },
      pricesMoved: 1,
      vanishing: { count: 1, samples: [{ product: 'Кеды 2', size: '42' }] },
      appearing: { count: 1, samples: [{ product: 'Кеды 8', size: '42' }] },
      categories: { count: 1, samples: [{ product: 'Кеды 3', before: 'Кеды', after: 'Ботинки и сапоги' }] },
      newProducts: { count: 1, samples: [{ product: 'Кеды 8', price: 500_000 }] },
      newBrands: { count: 1, samples: ['Юг'] },
      // Its name in the shop's tree, where the feed's «Ботинки» go.
      newCategories: { count: 1, samples: ['Ботинки и сапоги'] },
      otherSources: [],
    });
    expect({ stops, changeSet }).toEqual({ stops: [], changeSet: null });
    expect(await state()).toEqual(before);
    const { rows } = await pool.query(`SELECT FROM "change_set" WHERE "title" = 'rehearsal'`);
    expect(rows).toEqual([]);
  });
});

describe('guards', () => {
  it('import guards stop an import when most of a feed is out of stock, and report the share', async () => {
    await run(shoes(40));
    const before = await state();
    const { stops } = await run(
      shoes(40, (id) => ({ stock: id < 9 ? 0 : 3 })),
      { guards: USUAL_GUARDS },
    );
    expect(stops).toEqual([]);
    const stopped = await run(
      shoes(40, () => ({ stock: 0 })),
      { guards: USUAL_GUARDS },
    );
    expect(stopped.stops).toEqual([{ guard: 'VANISHING', count: 31, of: 31, percent: 20 }]);
    expect((await state()).filter(({ stock }) => stock === 0)).toHaveLength(before.length - 31);
  });

  it('import guards stop an import with prices a hundred times too high or halved, before writing any', async () => {
    await run(shoes(40));
    const before = await state();
    for (const price of [500_000, 2400]) {
      const { stops } = await run(
        shoes(40, () => ({ price, stock: 9 })),
        { guards: USUAL_GUARDS },
      );
      expect(stops).toMatchObject([{ guard: 'PRICES_MOVED', count: 40 }]);
    }
    expect(await state()).toEqual(before);
  });

  it('import guards do not stop an import whose prices are already held back', async () => {
    const doubtful = shoes(20, (id) => ({ price: id < 6 ? 5_000_000 : 5000 }));
    await run(shoes(20));
    expect(await run(doubtful)).toMatchObject({ heldBack: 6 });
    expect(await run(doubtful, { guards: USUAL_GUARDS })).toMatchObject({
      stops: [],
      heldBack: 6,
      plan: { pricesMoved: 0 },
    });
  });

  it('an import that an operator confirmed runs without guards and is not stopped', async () => {
    await run(shoes(40));
    expect(
      await run(
        shoes(40, () => ({ price: 2400 })),
        { guards: null },
      ),
    ).toMatchObject({ updated: 40, stops: [] });
  });

  it('a strict import is stopped before writing when its feed has a remark', async () => {
    const { stops, created } = await run(shoes(2).replace('<count>3</count>', '<count>много</count>'), {
      strict: true,
    });
    expect({ stops, created }).toMatchObject({ stops: [{ guard: 'REMARKS', count: 1 }], created: 2 });
    expect(await state()).toEqual([]);
  });
});

describe('a product that the feed names no more', () => {
  it('a product missing from the feed stays on sale and is counted unless the feed is complete', async () => {
    await run(shoes(4));
    expect(await run(shoes(4, (id) => (id < 3 ? {} : null)))).toMatchObject({ unnamed: 1, warnings: 0 });
    expect(await onSale()).toBe(4);
  });

  it('a product missing from a complete feed goes off sale and returns with the feed', async () => {
    await run(shoes(4));
    await run(
      shoes(4, (id) => (id < 3 ? {} : null)),
      { complete: true },
    );
    expect(await onSale()).toBe(3);
    expect(await run(shoes(4), { complete: true })).toMatchObject({ updated: 1, unchanged: 3 });
    expect(await onSale()).toBe(4);
  });

  it('a missing product stays on sale for a rejected row, another source with it, or an empty feed', async () => {
    await run(shoes(4));
    await importText(database.url, 'yml', shoes(2), { source: 'other', complete: true });
    await run(shoes(4).replace('<price>5000</price>', '<price>дорого</price>'), { complete: true });
    await run(shoes(0), { complete: true });
    expect(await onSale()).toBe(6);
  });

  it('a complete import is stopped when the missing products are a large part of the source', async () => {
    await run(shoes(40));
    const half = shoes(40, (id) => (id < 20 ? {} : null));
    const { stops, plan } = await run(half, { complete: true, guards: USUAL_GUARDS });
    expect(stops).toEqual([{ guard: 'VANISHING', count: 20, of: 40, percent: 20 }]);
    expect(plan?.vanishing.samples).toContainEqual({ product: 'Кеды 20', size: '42' });
    expect(await onSale()).toBe(40);
  });
});
