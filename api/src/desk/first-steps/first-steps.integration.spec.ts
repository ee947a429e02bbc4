import pg from 'pg';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';

const STEPS = '{ firstSteps { kind isDone } }';
const SAVE = 'mutation ($dto: SaveShopSettingsInput!) { saveShopSettings(dto: $dto) { version } }';

let api: TestApi;
let admin: Operator;
let database: pg.Client;
beforeAll(async () => {
  api = await startTestApi([feedProduct('shoe', { items: [{ size: '42', price: 100_000, stock: 1 }] })]);
  admin = await operator(api, 'ADMIN');
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
  await database.query(`UPDATE "product_source" SET "source" = 'demo'`);
}, 120_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
});

async function done(): Promise<string[]> {
  const { data } = await admin.admin(STEPS);
  return (data!.firstSteps as { kind: string; isDone: boolean }[])
    .filter(({ isDone }) => isDone)
    .map(({ kind }) => kind);
}
const set = (name: string, value: string | null) => admin.admin(SAVE, { dto: { settings: [{ name, value }] } });

it('a shop with only demo products has no finished first steps', async () => expect(await done()).toEqual([]));

it('each first step is finished when the shop has the corresponding setting or content', async () => {
  await set('SHOP_NAME', 'Таволга');
  expect(await done()).toEqual(['NAME']);
  await set('ON_DELIVERY', 'true');
  expect(await done()).toEqual(['NAME', 'PAYMENT']);
  await set('DELIVERY_ZONES', '100:190+20:1-2,1000:500+10:2-4');
  expect(await done()).toEqual(['NAME', 'DELIVERY', 'PAYMENT']);
  await set('DELIVERY_ZONES', null);
  expect(await done()).toEqual(['NAME', 'PAYMENT']);
});

it('the first step GOODS is done once products from outside the demo can be bought', async () => {
  await database.query('DELETE FROM "product_source"');
  expect(await done()).toContain('GOODS');
  await database.query('UPDATE "product_item" SET "stock" = 0');
  expect(await done()).not.toContain('GOODS');
});

it('only operators who may change the settings see the first steps', async () => {
  const manager = await operator(api, 'MANAGER');
  expect(codeOf(await manager.admin(STEPS))).toBe('FORBIDDEN');
});
