import pg from 'pg';
import { ApplyScheduledPrices } from '../../pricing/index.js';
import { offersOf } from '../../testing/delivered.js';
import { codeOf, CREATE, guest, orderOf, place } from '../../testing/orders.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';

const QUOTE = `query ($dto: QuoteInput!) { quote(dto: $dto) { lines { price oldPrice } } }`;
const ENDS = '2999-01-01T00:00:00Z';

let api: TestApi;
let database: pg.Pool;
beforeAll(async () => {
  const scheduledPrices = [{ to: ENDS, price: 99_000, oldPrice: 199_000 }];
  const items = [{ size: '42', price: 199_000, stock: 5, scheduledPrices }];
  api = await startTestApi([feedProduct('boots', { name: 'Ботинки', items })], { PAYMENT_PROVIDER: 'sandbox' });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 1 });
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

it('an order keeps its sale price after the sale ends, and the next order has the regular price', async () => {
  const { id } = (await offersOf(database)).boots![0]!;
  const quoted = async () => (await guest(api).ask(QUOTE, { dto: { items: [id] } })).data?.quote;
  expect(await quoted()).toEqual({ lines: [{ price: 99_000, oldPrice: 199_000 }] });
  const { uuid } = await place(guest(api), orderOf([{ id, price: 99_000 }]));

  expect(await api.app.get(ApplyScheduledPrices).run(new Date(ENDS))).toBe(1);
  expect(await quoted()).toMatchObject({ lines: [{ price: 199_000 }] });
  const { rows } = await database.query(
    `SELECT "price"::int, "soldPrice"::int FROM "order_product_item" WHERE "orderUuid" = $1`,
    [uuid],
  );
  expect(rows).toEqual([{ price: 99_000, soldPrice: 99_000 }]);
  expect(codeOf(await guest(api).ask(CREATE, { dto: orderOf([{ id, price: 99_000 }]) }))).toBe('ORDER_CHANGED');
  await place(guest(api), orderOf([{ id, price: 199_000 }]));
});
