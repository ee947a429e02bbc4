import pg from 'pg';
import { delivered, offersOf, type Offer } from '../testing/delivered.js';
import { codeOf } from '../testing/orders.js';
import { signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';

const MINE = `{ mySizes { brand group sex children size source units } }`;
const HERE = `query ($dto: MySizeHereInput!) { mySizeHere(dto: $dto) { slug size worn { brand size source units } } }`;

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

describe('my sizes', () => {
  it('my sizes come from units kept, and another brand has the size of the same length', async () => {
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

  it('my sizes leave out what is on its way, and a returned size gives way to the one wanted instead', async () => {
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

  it('my sizes are another shopper’s own, refused to guests, and a part of the export', async () => {
    expect(codeOf(await api.ask(MINE))).toBe('UNAUTHORIZED');
    const shopper = await signIn(api, somePhone());
    await delivered(database, shopper, [offer('kedr', '41')]);
    expect(await mine(await signIn(api, somePhone()))).toEqual([]);
    const { data } = await shopper.ask('{ exportAccount }');
    expect(JSON.parse(data!.exportAccount as string)).toMatchObject({ sizes: [{ brand: 'Kedrum', size: '41' }] });
  });
});
