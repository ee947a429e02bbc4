import pg from 'pg';
import { codeOf, CREATE, guest, orderOf, REQUEST } from '../../testing/orders.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';

const QUERY = `query ($dto: PaymentMethodsInput) {
  paymentMethods(dto: $dto) { code name available holdMinutes confirmedHoldMinutes mostUnits mostGoodsPrice }
}`;
const SETTINGS = {
  HELD_UNITS: '3',
  HELD_VALUE: '1000',
  ORDER_LINES: '5',
  PAYMENT_MINUTES: '15',
  REQUEST_HOURS: '4',
  REQUEST_HOLD_MINUTES: '20',
};

let api: TestApi;

afterEach(() => api.close());

async function methods(dto: object | null = null) {
  const { data, errors } = await api.ask(QUERY, { dto });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.paymentMethods as { code: string; name: string; available: boolean }[];
}
const available = async (dto?: object) =>
  (await methods(dto)).flatMap((method) => (method.available ? method.code : []));

describe('ways to pay', () => {
  it('paymentMethods lists online methods and payment after a call, each with its terms', async () => {
    api = await startTestApi([], { ...SETTINGS, PAYMENT_PROVIDER: 'sandbox' });
    const limits = { available: true, mostUnits: 3, mostGoodsPrice: 100_000 };
    const online = { ...limits, holdMinutes: 15, confirmedHoldMinutes: 15 };
    expect(await methods()).toEqual([
      { code: 'BANK_CARD', name: 'Картой онлайн', ...online },
      { code: 'SBP', name: 'Через СБП', ...online },
      { code: 'WALLET', name: 'Электронным кошельком', ...online },
      { code: 'AFTER_CALL', name: 'После звонка менеджера', ...limits, holdMinutes: 20, confirmedHoldMinutes: 240 },
    ]);
    expect(codeOf(await api.ask(QUERY, { dto: { units: 0 } }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await api.ask(QUERY, { dto: { goodsPrice: -1 } }))).toBe('BAD_USER_INPUT');
  });

  it('a shop without payment on delivery neither lists this method nor accepts such an order', async () => {
    const boots = feedProduct('boots', { items: [{ size: '42', price: 30_000 }] });
    api = await startTestApi([boots], SETTINGS);
    expect((await methods()).map(({ code }) => code)).not.toContain('ON_DELIVERY');
    const client = new pg.Client({ connectionString: api.databaseUrl });
    await client.connect();
    const { rows: offers } = await client.query<{ id: string; price: number }>(
      `SELECT "itemId" AS "id", "price"::int FROM "price_details"`,
    );
    const answer = await guest(api).ask(REQUEST, { dto: orderOf(offers, { paymentType: 'ON_DELIVERY' }) });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'ON_DELIVERY_UNAVAILABLE', reason: 'OFF' });
    const { rows: orders } = await client.query('SELECT 1 FROM "shop_order"');
    expect(orders).toEqual([]);
    await client.end();
  });

  it('payment methods are unavailable above the reservation limits, where orders are refused as well', async () => {
    const items = [
      { size: '42', price: 30_000 },
      { size: '43', price: 60_000 },
      { size: '44', price: 200_000 },
    ];
    api = await startTestApi([feedProduct('boots', { items })], {
      ...{ ...SETTINGS, PAYMENT_PROVIDER: 'sandbox', HELD_ADDRESS_TIMES: '2', HELD_NETWORK_TIMES: '5' },
    });
    const client = new pg.Client({ connectionString: api.databaseUrl });
    await client.connect();
    const { rows: offers } = await client.query<{ id: string; price: number }>(
      `SELECT "itemId" AS "id", "price"::int FROM "price_details" ORDER BY "price"`,
    );
    await client.end();
    const all = ['BANK_CARD', 'SBP', 'WALLET', 'AFTER_CALL'];
    for (const [chosen, fits] of [
      [[0, 1], true],
      [[2], true],
      [[0, 1, 2], false],
      [[1, 2], false],
    ] as const) {
      const goods = chosen.map((n) => offers[n]!);
      const dto = { units: goods.length, goodsPrice: goods.reduce((sum, { price }) => sum + price, 0) };
      expect({ chosen, available: await available(dto) }).toEqual({ chosen, available: fits ? all : [] });
      const code = codeOf(await guest(api).ask(CREATE, { dto: orderOf(goods) }));
      expect({ chosen, code }).toEqual({ chosen, code: fits ? undefined : 'ORDER_TOO_LARGE' });
    }
    expect(await available({ units: 4 })).toEqual([]);
    expect(await available({ goodsPrice: 100_001 })).toEqual([]);
  });

  it('without a payment provider only payment after a call is available, named in the request’s language', async () => {
    // The settings of an API stay in the environment of its test file.
    delete process.env.PAYMENT_PROVIDER;
    api = await startTestApi([], SETTINGS);
    expect(await available()).toEqual(['AFTER_CALL']);
    const answer = await fetch(`${api.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      body: JSON.stringify({ query: '{ paymentMethods { name } }' }),
    });
    expect(await answer.json()).toEqual({
      data: {
        paymentMethods: [
          { name: 'By card online' },
          { name: 'By SBP, the Russian fast payments' },
          { name: 'From an electronic wallet' },
          { name: 'After a manager’s call' },
        ],
      },
    });
  });
});

it('createPaymentLink says that payment online is not connected when the shop has no provider', async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '42', price: 10_000, stock: 5 }] })], SETTINGS);
  const { data } = await api.ask('{ filteredProducts { items { item { id } } } }');
  const [{ item }] = (data!.filteredProducts as { items: [{ item: { id: string } }] }).items;
  const by = guest(api);
  const made = await by.ask(CREATE, { dto: orderOf([{ id: item.id, price: 10_000 }]) });
  const { id, paymentLink } = made.data!.createOrderWithPaymentLink as { id: string; paymentLink: string | null };
  expect(paymentLink).toBeNull();
  const link = await by.ask('mutation ($id: ID!) { createPaymentLink(dto: { id: $id }) { paymentLink } }', { id });
  expect(codeOf(link)).toBe('PAYMENT_NOT_CONNECTED');
});
