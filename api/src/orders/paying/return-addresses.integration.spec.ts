import pg from 'pg';
import { atTheSandbox, CREATE, codeOf, guest, orderOf, place } from '../../testing/orders.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';

const LINK = `mutation ($id: ID!, $returnUrl: String) { createPaymentLink(dto: { id: $id }, returnUrl: $returnUrl) { paymentLink } }`;

let api: TestApi;
let client: pg.Client;
let item: { id: string; price: number };
beforeAll(async () => {
  api = await startTestApi([feedProduct('shoe', { items: [{ size: '42', price: 1_000_000, stock: 50 }] })], {
    PAYMENT_PROVIDER: 'sandbox',
    STOREFRONT_URL: 'https://meet.example',
    API_ORIGINS: 'https://front.example,myapp://orders',
  });
  client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('SELECT "id" FROM "product_item"');
  item = { id: rows[0]!.id, price: 1_000_000 };
});
afterAll(async () => {
  await client?.end();
  await api?.close();
});

/** What the payment page knows of the way back. */
async function wayBack(paymentLink: string | null) {
  const page = await fetch(`${api.origin}/payments/sandbox/${paymentLink!.split('/').at(-1)}`);
  const { returnUrl, returnsToStorefront } = (await page.json()) as Record<string, unknown>;
  return { returnUrl, returnsToStorefront };
}
const linkOf = async (answer: Promise<Answer>) => {
  const { data, errors } = await answer;
  if (!data) throw new Error(JSON.stringify(errors));
  return (data.createPaymentLink as { paymentLink: string }).paymentLink;
};

it('a payment returns to the client that placed the order, by default to the storefront', async () => {
  const order = await place(guest(api), orderOf([item], { returnUrl: 'https://front.example/thanks?order={id}' }));
  expect(await wayBack(order.paymentLink)).toEqual({
    returnUrl: `https://front.example/thanks?order=${order.id}`,
    returnsToStorefront: false,
  });
  const own = await place(guest(api), orderOf([item]));
  expect(await wayBack(own.paymentLink)).toEqual({
    returnUrl: `https://meet.example/orders/${own.id}`,
    returnsToStorefront: true,
  });
});

it('a further payment attempt returns to its own URL, or to the order’s', async () => {
  const shopper = guest(api);
  const order = await place(shopper, orderOf([item], { returnUrl: 'https://front.example/{id}' }));
  await atTheSandbox(api, order.paymentLink!, 'DECLINE');
  const again = await linkOf(shopper.ask(LINK, { id: order.id }));
  expect(again).not.toBe(order.paymentLink);
  expect(await wayBack(again)).toMatchObject({ returnUrl: `https://front.example/${order.id}` });
  // A link that can be paid keeps its way back.
  expect(await linkOf(shopper.ask(LINK, { id: order.id, returnUrl: 'myapp://orders/{id}' }))).toBe(again);
  await atTheSandbox(api, again, 'DECLINE');
  const third = await linkOf(shopper.ask(LINK, { id: order.id, returnUrl: 'myapp://orders/{id}' }));
  expect(await wayBack(third)).toMatchObject({ returnUrl: `myapp://orders/${order.id}`, returnsToStorefront: false });
});

it('a payment return URL of another origin is refused, and nothing is saved', async () => {
  const count = async () => (await client.query<{ n: string }>('SELECT count(*) AS "n" FROM "shop_order"')).rows[0]!.n;
  const before = await count();
  const answer = await guest(api).ask(CREATE, {
    dto: orderOf([item], { returnUrl: 'https://front.example@evil.example' }),
  });
  expect(codeOf(answer)).toBe('BAD_USER_INPUT');
  expect(answer.errors![0]!.extensions.fields).toMatchObject([{ field: 'dto.returnUrl' }]);
  expect(await count()).toBe(before);

  const { id } = await place(guest(api), orderOf([item]));
  const refused = await guest(api).ask(LINK, { id, returnUrl: 'https://evil.example/' });
  expect(refused.errors![0]!.extensions.fields).toMatchObject([{ field: 'returnUrl' }]);
});
