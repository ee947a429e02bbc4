import { execFile, spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildSchema, getOperationAST, parse, validate } from 'graphql';
import pg from 'pg';
import type { FeedFormatName } from './feeds/formats/index.js';
import { checkedUpload } from './testing/delivered.js';
import { importText } from './testing/feeds/import-text.js';
import { fillPickupPoints } from './testing/fill-pickup-points.js';
import { operator, type Operator } from './testing/operators.js';
import { MOSCOW, orderOf } from './testing/orders.js';
import { insertPromocode } from './testing/promocodes.js';
import { lastCode, sendCode, signIn, someAddress } from './testing/shoppers.js';
import { createTestDatabase } from './testing/test-database.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from './testing/test-api.js';
import { committed } from './testing/unaccounted-calls.js';
import { signWebhook } from './webhooks/sign-webhook.js';

/** A fenced block of a page, with what stands after its language. */
interface Example {
  language: string;
  about: string;
  text: string;
}

const examplesOf = (page: string): Example[] =>
  [...committed(page).matchAll(/^```(\w+) ?(.*)\n([^]*?)^```$/gm)].map(([, language, about, text]) => ({
    language: language!,
    about: about!,
    text: text!,
  }));

const shop = buildSchema(committed('api/schema.graphql'));
const isShoppers = (document: string) => validate(shop, parse(document)).length === 0;

const hasPython = spawnSync('python3', ['--version']).status === 0;

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
/** What the variables of the examples stand for. Answers add to it. */
let values: Record<string, unknown>;
/** Access token of the shopper who asks; undefined for a guest. */
let token: string | undefined;

beforeAll(async () => {
  api = await startTestApi(
    [
      feedProduct('demo-1', { name: 'Кроссовки Буря', items: [{ size: '42', price: 1_000_000 }] }),
      feedProduct('demo-2', { name: 'Кроссовки Ветер', items: [{ size: '42', price: 700_000 }] }),
    ],
    { PAYMENT_PROVIDER: 'sandbox', API_ORIGINS: 'https://shop.example' },
  );
  await fillPickupPoints(api.databaseUrl);
  admin = await operator(api, 'ADMIN');
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  const { rows } = await database.query<{ id: string; price: number }>(
    `SELECT "itemId" AS "id", "price"::int FROM "price_details" ORDER BY "price"`,
  );
  values = {
    slug: 'demo-1',
    itemId: rows[0]!.id,
    price: rows[0]!.price,
    itemIds: [rows[0]!.id],
    cityId: MOSCOW,
    promocode: await insertPromocode(database),
  };
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});
beforeEach(() => {
  token = undefined;
  values = {
    ...values,
    key: `a-key-${Math.random().toString(36).slice(2)}-of-the-pages`,
    pageLoadTime: Date.now() - 9_000,
  };
});

/** Sends an example as a reader would, and keeps what the next ones need. */
async function send(document: string): Promise<Answer> {
  const { variableDefinitions } = getOperationAST(parse(document))!;
  const names = variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
  expect(names.filter((name) => values[name] === undefined)).toEqual([]);
  const variables = Object.fromEntries(names.map((name) => [name, values[name]]));
  if (!isShoppers(document)) return admin.admin(document, variables);
  const answer = await api.ask(document, variables, { token, from: someAddress() });
  const data = (answer.data ?? {}) as Record<string, Record<string, unknown> | undefined>;
  const tokens = (data.authenticate ?? data.refreshTokens)?.authData as Record<string, string> | undefined;
  if (tokens) {
    token = tokens.accessToken;
    values.refreshToken = tokens.refreshToken;
  }
  if (data.sendEmailCode) values.code = lastCode(api, 'anna@example.ru');
  if (data.quote) values.totalPrice = data.quote.totalPrice;
  const order = data.createOrderWithPaymentLink;
  if (order) [values.orderId, values.orderUuid] = [order.id, order.uuid];
  return answer;
}

/** Sends all queries and mutations of a page, in their order. */
async function sendAll(page: string): Promise<void> {
  const documents = examplesOf(page).filter(({ language }) => language === 'graphql');
  expect(documents.length).toBeGreaterThan(0);
  for (const { text } of documents) expect({ text, ...(await send(text)) }).toEqual({ text, data: expect.anything() });
}

const environment = { ...process.env, NODE_OPTIONS: '' };
const scriptOf = (page: string) =>
  examplesOf(page)
    .find(({ language }) => language === 'js')!
    .text.replaceAll('http://localhost:4000', api.origin);

/** Runs a script, and returns what it prints. */
async function run(script: string): Promise<string> {
  const args = ['--input-type=module', '-e', script];
  return (await promisify(execFile)(process.execPath, args, { env: environment })).stdout;
}

/** Runs a script that listens on `port`, while `use` asks the server at its address. */
async function served(
  script: string,
  port: string,
  env: Record<string, string>,
  use: (address: string) => Promise<void>,
): Promise<void> {
  const own = String(20_000 + Math.floor(Math.random() * 20_000));
  const args = ['--input-type=module', '-e', script.replace(port, own)];
  const server = spawn(process.execPath, args, { env: { ...environment, ...env }, stdio: 'ignore' });
  try {
    const address = `http://127.0.0.1:${own}`;
    const answers = () => fetch(address).then(Boolean, () => false);
    for (const until = Date.now() + 20_000; !(await answers()) && Date.now() < until;) await sleep(100);
    await use(address);
  } finally {
    server.kill();
  }
}

describe('docs/signing-in.md', () => {
  it('docs/signing-in.md: its example signs in, refreshes and signs out', () => sendAll('docs/signing-in.md'));

  it('docs/signing-in.md: its example with the client package does the same', async () => {
    expect(await run(scriptOf('docs/signing-in.md'))).toMatch(/^Next code after .+\nAnother code, please\n$/);
  });
});

it('docs/catalogue.md: its example finds products', async () => {
  await sendAll('docs/catalogue.md');
  const listing = examplesOf('docs/catalogue.md').find(({ text }) => text.startsWith('query Listing'))!;
  expect(await send(listing.text)).toMatchObject({
    data: { filteredProducts: { items: [{ slug: 'demo-2' }, { slug: 'demo-1' }] } },
  });
});

it('docs/cart.md: its example fills a cart and gets a quote', async () => {
  token = (await signIn(api, '+79160550101')).accessToken;
  await sendAll('docs/cart.md');
});

it('docs/checkout.md: its example places an order, opens its payment page and cancels it', () =>
  sendAll('docs/checkout.md'));

it('docs/mobile-apps.md: its example creates an app’s key and deep links', async () => {
  const email = 'app@example.ru';
  await sendCode(api, email);
  values = { ...values, email, code: lastCode(api, email) };
  const [client, order, ...rest] = examplesOf('docs/mobile-apps.md').map(({ text }) => text);
  const { data } = await send(client!);
  const { key } = data!.saveClient as { key: string };
  const answer = await fetch(`${api.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-meet-client': key },
    body: JSON.stringify({ query: order, variables: { ...values, key: 'a-key-of-an-app-000001' } }),
  });
  expect(await answer.json()).toMatchObject({ data: { createOrderWithPaymentLink: { id: expect.any(String) } } });
  for (const text of rest) expect(await send(text)).toEqual({ data: expect.anything() });
});

it('docs/ssr-fronts.md: its example renders pages on a server', () =>
  served(scriptOf('docs/ssr-fronts.md'), '5000', { EDGE_SECRET: 'the storefront of the tests' }, async (address) => {
    expect(await (await fetch(address)).json()).toHaveLength(2);
  }));

it('docs/clients.md: its example creates a key, registers documents and returns from a payment', async () => {
  expect(await run(`${scriptOf('docs/clients.md')} console.log(JSON.stringify({ data, errors }))`)).toContain(
    '"data":{',
  );
  const [save, register, place] = examplesOf('docs/clients.md')
    .filter(({ language }) => language === 'graphql')
    .map(({ text }) => text);
  const [returning] = examplesOf('docs/clients.md').filter(({ language }) => language === 'json');
  const { data } = await send(save!);
  values = { ...values, id: (data!.saveClient as { id: string }).id, documents: ['query Version { schemaVersion }'] };
  expect(await send(register!)).toEqual({ data: { addClientDocuments: { documentCount: 1 } } });
  const { dto } = JSON.parse(returning!.text) as { dto: object };
  values.dto = { ...orderOf([{ id: values.itemId as string, price: values.price as number }]), ...dto };
  expect(await send(place!)).toMatchObject({ data: { createOrderWithPaymentLink: { id: expect.any(String) } } });
});

it('docs/requests.md: its example sends both requests', async () => {
  const shopper = await signIn(api, '+79160660101');
  token = shopper.accessToken;
  const { rows } = await database.query<{ id: string }>(
    `SELECT "productId" AS "id" FROM "product_item" WHERE "id" = $1`,
    [values.itemId],
  );
  const { id: uploadId } = await checkedUpload(database, shopper, 'PRICE_MATCH_PHOTO');
  values = { ...values, productId: rows[0]!.id, uploadId };
  await sendAll('docs/requests.md');
});

it('docs/sources.md: its example saves a source', () => sendAll('docs/sources.md'));

describe('docs/webhooks.md', () => {
  const [secret, body] = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', '{"type":"webhook.test","subject":{"id":"1"}}'];
  const headers = () => signWebhook({ id: 'evt_1', body, at: new Date() }, [secret]);
  const example = (language: string) =>
    examplesOf('docs/webhooks.md').find((block) => block.language === language)!.text;

  it('docs/webhooks.md: its example registers a webhook', () => sendAll('docs/webhooks.md'));

  it('docs/webhooks.md: its Node receiver accepts only deliveries signed by the shop', () =>
    served(example('js'), '4700', { MEET_WEBHOOK_SECRET: secret }, async (address) => {
      const post = async (sent: string) =>
        (await fetch(address, { method: 'POST', headers: headers(), body: sent })).status;
      expect([await post(body), await post(`${body} `)]).toEqual([204, 401]);
    }));

  (hasPython ? it : it.skip)(
    'docs/webhooks.md: its Python check accepts only deliveries signed by the shop',
    async () => {
      const given = JSON.stringify(headers());
      const asked = [body, `${body} `].map(
        (sent) => `print(is_from_shop(${JSON.stringify(secret)}, ${given}, ${JSON.stringify(sent)}.encode()))`,
      );
      const { stdout } = await promisify(execFile)('python3', ['-c', [example('python'), ...asked].join('\n')]);
      expect(stdout).toBe('True\nFalse\n');
    },
  );
});

describe('docs/migration.md', () => {
  const feeds = examplesOf('docs/migration.md').filter(({ language }) => ['csv', 'xml'].includes(language));

  it.each(feeds)('docs/migration.md: its example export can be imported: $about', async ({ about, text }) => {
    const empty = await createTestDatabase();
    try {
      const rates = { USD: '92.5' };
      const summary = await importText(empty.url, about as FeedFormatName, text, { rates });
      expect(summary).toMatchObject({ created: 1, rejected: 0, issues: [] });
    } finally {
      await empty.drop();
    }
  });

  it('docs/migration.md: its example redirects old URLs', () => sendAll('docs/migration.md'));
});
