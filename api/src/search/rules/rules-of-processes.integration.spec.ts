import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createApp } from '../../create-app.js';
import { operator, type Operator } from '../../testing/operators.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';

const WITHIN_MS = 5000;

let api: TestApi;
let other: { origin: string; close: () => Promise<void> };
let merchant: Operator;
let database: pg.Pool;

beforeAll(async () => {
  const settings = { SEARCH_RULES_SECONDS: '0.2' };
  api = await startTestApi(
    ['one', 'two'].map((slug) => feedProduct(slug, { items: [{ size: '42', price: 1000 }], name: `Кеды ${slug}` })),
    settings,
  );
  const app = await createApp();
  await app.listen(0, '127.0.0.1');
  other = { origin: (await app.getUrl()).replace('[::1]', '127.0.0.1'), close: () => app.close() };
  merchant = await operator(api, 'MANAGER');
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 1 });
});
afterAll(async () => {
  await database?.end();
  await other?.close();
  await api?.close();
});

async function found(origin: string): Promise<string[]> {
  const query = `{ searchFilteredProducts(dto: { query: "кеды " }) { items { slug } } }`;
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as Answer;
  return (data!.searchFilteredProducts as { items: { slug: string }[] }).items.map(({ slug }) => slug);
}

async function until(origin: string, count: number): Promise<void> {
  for (const end = Date.now() + WITHIN_MS; Date.now() < end; await sleep(50))
    if ((await found(origin)).length === count) return;
  throw new Error(`not ${count} products after ${WITHIN_MS} ms`);
}

const change = async (query: string, dto: object) => {
  const { data, errors } = await merchant.admin(query, { dto });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.answer as { id: string };
};
const save = (dto: object) =>
  change('mutation ($dto: SaveSearchRuleInput!) { answer: saveSearchRule(dto: $dto) { id } }', dto);
const undo = (id: string) =>
  change('mutation ($dto: SearchRuleIdInput!) { answer: undoSearchRule(dto: $dto) { id } }', { id });

it('a search rule applies at once in the saving process and within seconds in every other', async () => {
  const { rows } = await database.query<{ id: string }>(`SELECT "id" FROM "product" WHERE "slug" = 'two'`);
  await until(other.origin, 2);
  const { id } = await save({ kind: 'HIDE', productIds: [rows[0]!.id] });
  expect(await found(api.origin)).toEqual(['one']);
  await until(other.origin, 1);
  await undo(id);
  expect(await found(api.origin)).toHaveLength(2);
  await until(other.origin, 2);
});

it('a rule for searches with a brand never applies to all searches after the brand is deleted', async () => {
  await database.query(`INSERT INTO "brand" ("slug", "name") VALUES ('acme', 'Acme')`);
  const { rows } = await database.query<{ id: string }>(`SELECT "id" FROM "brand" WHERE "slug" = 'acme'`);
  // Nothing has the brand: the rule must not count for everything, neither now nor when the brand is gone.
  const { id } = await save({ kind: 'HIDE', productIds: await productIds(), inBrandIds: [rows[0]!.id] });
  expect(await found(api.origin)).toHaveLength(2);
  await database.query(`DELETE FROM "brand" WHERE "slug" = 'acme'`);
  await sleep(1000);
  expect(await found(api.origin)).toHaveLength(2);
  expect(await found(other.origin)).toHaveLength(2);
  await undo(id);
});

async function productIds(): Promise<string[]> {
  return (await database.query<{ id: string }>(`SELECT "id" FROM "product"`)).rows.map(({ id }) => id);
}

it('only one of two simultaneous changes of a search rule succeeds, the other gets CONFLICT', async () => {
  const ids = await productIds();
  const { data } = await merchant.admin(
    'mutation ($dto: SaveSearchRuleInput!) { saveSearchRule(dto: $dto) { id version } }',
    { dto: { kind: 'BURY', productIds: ids } },
  );
  const { id, version } = data!.saveSearchRule as { id: string; version: string };
  const answers = await Promise.all(
    ['утром', 'вечером'].map((note) =>
      merchant.admin('mutation ($dto: SaveSearchRuleInput!) { saveSearchRule(dto: $dto) { note } }', {
        dto: { id, version, kind: 'BURY', note },
      }),
    ),
  );
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code);
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(1);
});
