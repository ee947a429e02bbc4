import pg from 'pg';
import { ListingFollower } from '../search/index.js';
import { delivered, offersOf, type Offer } from '../testing/delivered.js';
import { projectChanges } from '../testing/fill-catalogue.js';
import { codeOf } from '../testing/orders.js';
import { signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';

const MINE = `{ mySizes { brand group sex children size source units } }`;
const HERE = `query ($dto: MySizeHereInput!) { mySizeHere(dto: $dto) { slug size worn { brand size source units } } }`;
const FOUND = `query ($dto: FilteredProductsInput!, $search: SearchFilteredProductsInput!) {
  filteredProducts(dto: $dto) { items { slug } pagination { totalItems } } filterList(dto: $dto) { size { value count } }
  searchFilteredProducts(dto: $search) { pagination { totalItems } } }`;
const IN_STOCK = `query ($dto: MySizesInStockInput!) { mySizesInStock(dto: $dto) { productId slug size } }`;

let api: TestApi;
let database: pg.Pool;
let offers: Record<string, Offer[]>;

beforeAll(async () => {
  const shoes = { sex: 'MALE' as const, category: [{ slug: 'sneakers', name: 'Кроссовки' }] };
  const sizes = (...names: string[]) => names.map((size) => ({ size, price: 10_000, stock: 50 }));
  const grid = (slug: string, brand: string | undefined, lengths: [string, string][]) => ({
    ...{ kind: 'sizeGrid' as const, slug, sex: 'MALE' as const, ...(brand && { brand }) },
    rows: lengths.map(([eu, cm]) => ({ eu, cm })),
  });
  api = await startTestApi([
    { kind: 'brand', slug: 'uzkiy', name: 'Узкий' },
    grid('any', undefined, [
      ['41', '26'],
      ['42', '26,5'],
      ['42.5', '27'],
    ]),
    grid('narrow', 'uzkiy', [
      ['42', '26'],
      ['42.5', '26,5'],
      ['43', '27'],
    ]),
    feedProduct('kedr', { ...shoes, brands: ['Kedrum'], items: sizes('41', '42', '42.5') }),
    feedProduct('sosna', { ...shoes, brands: ['Kedrum'], items: sizes('41', '42') }),
    feedProduct('igla', { ...shoes, brands: ['Узкий'], items: sizes('42', '42.5', '43') }),
  ]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  offers = await offersOf(database);
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const offer = (slug: string, size: string) => offers[slug]!.find((one) => one.size === size)!;
const mine = async (shopper: Pick<Shopper, 'ask'>) => (await shopper.ask(MINE)).data?.mySizes;
const here = async (shopper: Pick<Shopper, 'ask'>, slug: string) =>
  (await shopper.ask(HERE, { dto: { productId: offers[slug]![0]!.productId } })).data?.mySizeHere;
/** Products of a list, their number, the sizes with goods, and the number of products that a search finds. */
async function found({ ask }: Pick<Shopper, 'ask'>, dto: object) {
  const { data, errors } = await ask(FOUND, { dto, search: { ...dto, query: 'кроссовки' } });
  expect(errors).toBeUndefined();
  const page = data!.filteredProducts as { items: { slug: string }[]; pagination: { totalItems: number } };
  const { size: sizes } = data!.filterList as { size: { value: string; count: number }[] };
  const search = data!.searchFilteredProducts as Pick<typeof page, 'pagination'>;
  return [
    page.items.map(({ slug }) => slug).sort(),
    page.pagination.totalItems,
    sizes.flatMap(({ value, count }) => (count ? value : [])),
    search.pagination.totalItems,
  ];
}

async function inStock({ ask }: Pick<Shopper, 'ask'>): Promise<string[][]> {
  const slugs = new Map(Object.entries(offers).map(([slug, [one]]) => [one!.productId, slug]));
  const { data } = await ask(IN_STOCK, { dto: { productIds: [...slugs.keys()] } });
  const sizes = data!.mySizesInStock as { productId: string; size: string }[];
  return sizes.map(({ productId, size }) => [slugs.get(productId)!, size]).sort();
}

async function stock(slug: string, size: string, units: number): Promise<void> {
  await database.query('UPDATE "product_item" SET "stock" = $2 WHERE "id" = $1', [offer(slug, size).id, units]);
  await projectChanges(api.databaseUrl);
  await api.app.get(ListingFollower).catchUp();
}

describe('my sizes', () => {
  it('my sizes come from kept units, and another brand has the size of the same length', async () => {
    const shopper = await signIn(api, somePhone());
    expect(await mine(shopper)).toEqual([]);
    expect(await here(shopper, 'igla')).toBeNull();
    await delivered(database, shopper, [offer('kedr', '42')]);
    expect(await mine(shopper)).toEqual([
      { brand: 'Kedrum', group: 'FOOTWEAR', sex: 'MALE', children: false, size: '42', source: 'ORDER', units: 1 },
    ]);
    const worn = { brand: 'Kedrum', size: '42', source: 'ORDER', units: 1 };
    expect(await here(shopper, 'sosna')).toEqual({ slug: '42', size: '42', worn });
    expect(await here(shopper, 'igla')).toMatchObject({ size: '42.5', worn });
  });

  it('my sizes leave out undelivered units and prefer the size wanted instead of a returned one', async () => {
    const shopper = await signIn(api, somePhone());
    await delivered(database, shopper, [offer('sosna', '41')], { status: 'PAID_READY_TO_SEND' });
    expect(await mine(shopper)).toEqual([]);
    const [unit] = await delivered(database, shopper, [offer('kedr', '42')]);
    const { rows } = await database.query<{ id: string }>(
      `INSERT INTO "return_request" ("orderUuid", "updatedAt") SELECT "orderUuid", now() FROM "order_product_item" WHERE "id" = $1 RETURNING "id"`,
      [unit],
    );
    await database.query(
      `INSERT INTO "return_item" ("requestId", "orderItemId", "reason", "wantedItemId") VALUES ($1, $2, 'SIZE', $3)`,
      [rows[0]!.id, unit, offer('kedr', '42.5').id],
    );
    expect(await mine(shopper)).toMatchObject([{ size: '42.5', source: 'RETURN', units: 1 }]);
  });

  it('the filter by my size keeps products in stock in the shopper’s size, also in counts and search', async () => {
    const shopper = await signIn(api, somePhone());
    const mySize = { mySize: true };
    expect(await found(shopper, mySize)).toEqual([[], 0, [], 0]);
    await delivered(database, shopper, [offer('kedr', '42')]);
    const all = ['igla', 'kedr', 'sosna'];
    expect(await found(shopper, mySize)).toEqual([all, 3, ['42', '42-5'], 3]);
    expect(await found(shopper, { ...mySize, brand: ['uzkiy'] })).toEqual([['igla'], 1, ['42-5'], 1]);
    await stock('sosna', '42', 0);
    expect(await found(shopper, mySize)).toEqual([['igla', 'kedr'], 2, ['42', '42-5'], 2]);
    expect(await inStock(shopper)).toEqual([
      ['igla', '42.5'],
      ['kedr', '42'],
    ]);
    await stock('sosna', '42', 50);
    for (const slug of all)
      expect(((await here(shopper, slug)) as { slug: string } | undefined)?.slug).toBe(slug === 'igla' ? '42-5' : '42');
  });

  it('the filter by my size is refused to guests, and its results are cached for no other shopper', async () => {
    for (let times = 0; times < 12; times += 1)
      expect(codeOf(await api.ask(FOUND, { dto: { mySize: true }, search: { query: 'кроссовки' } }))).toBe(
        'UNAUTHORIZED',
      );
    const [one, other] = [await signIn(api, somePhone()), await signIn(api, somePhone())];
    await delivered(database, one, [offer('kedr', '42')]);
    await delivered(database, other, [offer('kedr', '41')]);
    const all = ['igla', 'kedr', 'sosna'];
    expect(await found(one, { mySize: true })).toEqual([all, 3, ['42', '42-5'], 3]);
    expect(await found(other, { mySize: true })).toEqual([all, 3, ['41', '42'], 3]);
    const [slugs] = await found(await signIn(api, somePhone()), { mySize: null });
    expect(slugs).toEqual(all);
  });

  it('my sizes in stock are limited to a hundred products per call and refused to guests', async () => {
    const many = (count: number) => ({
      dto: { productIds: Array.from({ length: count }, () => offers.kedr![0]!.productId) },
    });
    expect(codeOf(await api.ask(IN_STOCK, many(1)))).toBe('UNAUTHORIZED');
    expect(codeOf(await (await signIn(api, somePhone())).ask(IN_STOCK, many(101)))).toBe('BAD_USER_INPUT');
  });

  it('my sizes are private, refused to guests and included in the account export', async () => {
    expect(codeOf(await api.ask(MINE))).toBe('UNAUTHORIZED');
    const shopper = await signIn(api, somePhone());
    await delivered(database, shopper, [offer('kedr', '41')]);
    expect(await mine(await signIn(api, somePhone()))).toEqual([]);
    const { data } = await shopper.ask('{ exportAccount }');
    expect(JSON.parse(data!.exportAccount as string)).toMatchObject({ sizes: [{ brand: 'Kedrum', size: '41' }] });
  });
});
