import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { asOperator } from '../journeys/operator.js';
import { FrontFolder } from './front-folder.js';

/** Code of a front end that places a guest's order, and then sends a document that it has not registered. */
const MAIN = `import { createMeetClient, MeetError } from '@meet/client';
import { FilteredProductsDocument, FindCityDocument, PickupPointsDocument, QuoteDocument } from '@meet/client/operations';

const meet = createMeetClient({
  url: import.meta.env.VITE_MEET_URL,
  clientKey: import.meta.env.VITE_MEET_CLIENT_KEY,
  documents: 'registered',
});
const say = (words: string) => document.body.append(Object.assign(document.createElement('p'), { textContent: words }));

const { shop } = await meet.request<{ shop: { name: string } }>(\`
  query ShopName {
    shop { name }
  }
\`);
say(\`Shop \${shop.name}\`);

const { filteredProducts } = await meet.request(FilteredProductsDocument, { dto: { deliverySpeed: ['FAST'] } });
const items = filteredProducts.items.flatMap(({ item }) => item?.id ?? []);
const { findCity } = await meet.request(FindCityDocument, { dto: { query: 'Казань' } });
const { getPVZListByLocation } = await meet.request(PickupPointsDocument, { dto: { cityId: findCity[0]!.id } });
const delivery = { pickupPointCode: getPVZListByLocation[0]!.code };
const { quote } = await meet.request(QuoteDocument, {
  dto: { items: [items[Math.floor(Math.random() * items.length)]!], delivery },
});
const order = await meet.placeOrder({
  items: quote.lines.map(({ itemId, price }) => ({ id: itemId, price })),
  totalPrice: quote.totalPrice,
  contact: { name: 'Анна', phone: '+79161234567' },
  delivery,
  paymentType: 'SBP',
});
say(\`Order \${order.number}\`);

await meet.request(\`query Of\${order.number} { shop { phone } }\`).catch((error: unknown) => {
  say(error instanceof MeetError ? error.code : String(error));
});
`;

let folder: FrontFolder;
test.beforeAll(async () => {
  folder = await FrontFolder.create();
});
test.afterAll(() => folder.dispose());

interface Manifest {
  operations: { id: string; name: string; body: string }[];
}

test('a front end registers its documents, and its pages send only hashes to an API that accepts nothing else', async ({
  page,
}) => {
  const name = `Documents ${Date.now()}`;
  const { id, key } = await asOperator<{ id: string; key: string }>(
    'mutation ($dto: SaveClientInput!) { saveClient(dto: $dto) { id key } }',
    { dto: { name, origins: ['http://localhost:*'], documentsOnly: true } },
  );
  const { token } = await asOperator<{ token: string }>(
    'mutation ($name: String!) { saveProgram(dto: { name: $name, scopes: [DOCUMENTS] }) { token } }',
    { name },
  );
  Object.assign(process.env, { MEET_TOKEN: token, VITE_MEET_CLIENT_KEY: key });

  await folder.write('index.html', '<!doctype html><script type="module" src="/src/main.ts"></script>');
  await folder.write('src/main.ts', MAIN);
  await folder.write('package.json', JSON.stringify({ name: 'front', type: 'module' }));
  await folder.run('npm install http://localhost:4000/packages/meet-client.tgz vite');
  await folder.run('npx vite build');
  const admin = process.env.MEET_ADMIN_URL!;
  expect(await folder.run(`npx --no meet-documents dist --register ${admin} --client ${id}`)).toBe(
    '12 documents → persisted-query-manifest.json\nRegistered: the front end has 12 documents\n',
  );
  const manifest = JSON.parse(await readFile(join(folder.path, 'persisted-query-manifest.json'), 'utf8')) as Manifest;
  // In addition to its own documents, the front end sends those of sessions and orders.
  expect(manifest.operations.map((operation) => operation.name)).toEqual([
    'Authenticate',
    'CreateOrderRequest',
    'CreateOrderWithPaymentLink',
    'FilteredProducts',
    'FindCity',
    'PickupPoints',
    'Quote',
    'RefreshTokens',
    'SendEmailCode',
    'SendSmsCode',
    'ShopName',
    'SignOut',
  ]);
  for (const { id: hash, body } of manifest.operations)
    expect(hash).toBe(createHash('sha256').update(body).digest('hex'));

  const methods: string[] = [];
  const texts: unknown[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (!request.url().startsWith(process.env.API_URL!) || request.method() === 'OPTIONS') return;
    const body = (request.postDataJSON() ?? {}) as { query?: string };
    methods.push(request.method());
    if (body.query ?? address.searchParams.get('query')) texts.push(body.query ?? address.search);
  });
  await page.goto(await folder.serve('npx vite preview'));
  await expect(page.getByText(/^Order \d+$/)).toBeVisible();
  await expect(page.getByText('DOCUMENT_NOT_ALLOWED')).toBeVisible();
  expect(texts).toEqual([]);
  expect(methods).toEqual(['GET', 'GET', 'GET', 'GET', 'GET', 'POST', 'GET']);
});
