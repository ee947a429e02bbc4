import { createHash } from 'node:crypto';
import pg from 'pg';
import { operator, type Operator } from '../testing/operators.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../testing/test-api.js';
import { Clients } from './index.js';

const SAVE = 'mutation ($dto: SaveClientInput!) { saveClient(dto: $dto) { id key documentsOnly documentCount } }';
const ADD =
  'mutation ($id: ID!, $documents: [String!]!) { addClientDocuments(dto: { id: $id, documents: $documents }) { documentCount } }';
const REMOVE =
  'mutation ($id: ID!, $hashes: [String!]!) { removeClientDocuments(dto: { id: $id, hashes: $hashes }) { documentCount } }';
const LIST =
  'query ($id: ID!) { clientDocuments(dto: { id: $id }) { items { hash name text } pagination { totalItems } } }';

const MENU = 'query Menu { directoryList { slug } }';
const CARDS = 'query Cards($limit: Int!) { filteredProducts(pagination: { page: 1, limit: $limit }) { items { id } } }';
const KEY = 'mutation Key { getIdempotencyKey }';
const OTHER = 'query Other { directoryList { id } }';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const byHash = (text: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } } });

let api: TestApi;
let admin: Operator;
let database: pg.Client;
beforeAll(async () => {
  api = await startTestApi([feedProduct('shoe', { items: [{ size: '42', price: 1000 }] })]);
  admin = await operator(api, 'ADMIN');
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

interface Front {
  id: string;
  key: string;
}

let count = 0;
async function front({ documents = [MENU, CARDS, KEY], documentsOnly = false } = {}): Promise<Front> {
  const { data } = await admin.admin(SAVE, { dto: { name: `Front ${(count += 1)}`, documentsOnly } });
  const saved = data!.saveClient as Front;
  expect((await admin.admin(ADD, { id: saved.id, documents })).errors).toBeUndefined();
  return saved;
}

async function post({ key }: Front, body: object): Promise<{ status: number; code?: string; body: Answer }> {
  const answer = await fetch(`${api.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-meet-client': key },
    body: JSON.stringify(body),
  });
  const read = (await answer.json()) as Answer;
  return { status: answer.status, code: read.errors?.[0]?.extensions.code, body: read };
}

function get({ key }: Front, params: Record<string, object>): Promise<Response> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) search.set(name, JSON.stringify(value));
  return fetch(`${api.origin}/graphql?${search}`, { headers: { 'x-meet-client': key } });
}

describe('a registered document', () => {
  it('a registered document can be requested by its hash alone', async () => {
    const site = await front();
    expect((await post(site, byHash(MENU))).body.data).toHaveProperty('directoryList');
    const cards = await post(site, { ...byHash(CARDS), variables: { limit: 5 } });
    expect(cards.body.data).toEqual({ filteredProducts: { items: [{ id: expect.any(String) }] } });
    expect((await post(site, byHash(OTHER))).code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('a registered document can be requested by a plain GET that caches may store', async () => {
    const answer = await get(await front(), { ...byHash(CARDS), variables: { limit: 5 } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=30/);
    expect(answer.headers.get('etag')).toMatch(/^"[\w-]{43}"$/);
    expect(((await answer.json()) as Answer).data).toHaveProperty('filteredProducts');
  });

  it('a registered mutation is refused by GET', async () => {
    expect((await get(await front(), byHash(KEY))).status).toBe(405);
  });

  it('a document hash sent with another text is refused, also by the database', async () => {
    const answer = await post(await front(), { ...byHash(MENU), query: OTHER });
    expect(answer.status).toBe(400);
    const insert = `INSERT INTO "api_client_document" ("clientId", "hash", "name", "text") SELECT "id", $1, 'x', $2 FROM "api_client"`;
    await expect(database.query(insert, [hashOf(MENU), OTHER])).rejects.toThrow(/api_client_document_hash_check/);
  });
});

describe('a front end with nothing but its documents', () => {
  const REFUSED = { status: 403, code: 'DOCUMENT_NOT_ALLOWED' };

  it('a client restricted to its documents runs them by hash or text, and no others', async () => {
    const site = await front({ documentsOnly: true });
    for (const own of [byHash(MENU), { query: MENU }, { query: MENU, ...byHash(MENU) }])
      expect(await post(site, own)).toMatchObject({ status: 200, code: undefined });
    // Another front end has made this hash known to the process.
    await post(await front({ documents: [OTHER] }), byHash(OTHER));
    for (const other of [byHash(OTHER), { query: OTHER }, { query: `${MENU} ` }, { query: OTHER, ...byHash(MENU) }, {}])
      expect(await post(site, other)).toMatchObject(REFUSED);
    expect((await get(site, byHash(OTHER))).status).toBe(403);
  });

  it('a removed document is refused immediately by this process, and by others after their next refresh', async () => {
    const site = await front({ documentsOnly: true });
    const { data } = await admin.admin(REMOVE, { id: site.id, hashes: [hashOf(MENU), hashOf(OTHER)] });
    expect(data).toEqual({ removeClientDocuments: { documentCount: 2 } });
    expect(await post(site, byHash(MENU))).toMatchObject(REFUSED);
    await database.query(
      `WITH gone AS (DELETE FROM "api_client_document" WHERE "clientId" = $1)
       UPDATE "api_client" SET "documentsVersion" = "documentsVersion" + 1 WHERE "id" = $1`,
      [site.id],
    );
    const cards = { ...byHash(CARDS), variables: { limit: 1 } };
    expect(await post(site, cards)).toMatchObject({ status: 200 });
    await api.app.get(Clients).refresh();
    expect(await post(site, cards)).toMatchObject(REFUSED);
  });
});

describe('operators', () => {
  it('operators register documents repeatedly without duplicates and list them, with audit log entries', async () => {
    const { id } = await front({ documents: [MENU] });
    const { data } = await admin.admin(ADD, { id, documents: [MENU, CARDS] });
    expect(data).toEqual({ addClientDocuments: { documentCount: 2 } });
    expect((await admin.admin(LIST, { id })).data).toEqual({
      clientDocuments: {
        items: [
          { hash: hashOf(CARDS), name: 'Cards', text: CARDS },
          { hash: hashOf(MENU), name: 'Menu', text: MENU },
        ],
        pagination: { totalItems: 2 },
      },
    });
    const { rows } = await database.query(
      `SELECT "after"->'documentsVersion' AS "version" FROM "operator_action"
       WHERE "entityId" = $1 AND "action" = 'addClientDocuments' ORDER BY "id"`,
      [id],
    );
    expect(rows).toEqual([{ version: 1 }, { version: 2 }]);
  });

  it.each([
    ['{ directoryList {', /Syntax Error/],
    ['{ directoryList { slug } }', /одна операция, с именем/],
    ['query A { directoryList { slug } } query B { directoryList { id } }', /одна операция, с именем/],
    ['query A { nothing }', /Cannot query field "nothing"/],
    [`query A { ${'a'.repeat(3)}: directoryList { slug } ${'directoryList { id } '.repeat(700)} }`, /token/],
  ])('operators cannot register the document %.40s', async (text, fault) => {
    const { id } = await front({ documents: [MENU] });
    const { errors } = await admin.admin(ADD, { id, documents: [CARDS, text] });
    expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'dto.documents.1' }] });
    expect(errors![0]!.message).toMatch(fault);
    expect((await admin.admin(LIST, { id })).data).toMatchObject({
      clientDocuments: { pagination: { totalItems: 1 } },
    });
  });

  it('an operator cannot register more documents for a client than its maximum', async () => {
    const { id } = await front({ documents: [MENU] });
    await database.query(
      `INSERT INTO "api_client_document" ("clientId", "hash", "name", "text")
       SELECT $1, encode(sha256(convert_to(n::text, 'UTF8')), 'hex'), 'x', n::text FROM generate_series(1, 1999) AS n`,
      [id],
    );
    expect((await admin.admin(ADD, { id, documents: [CARDS] })).errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
    expect((await admin.admin(ADD, { id, documents: [MENU] })).errors).toBeUndefined();
  });

  it('operators get an error when they register documents for an unknown client', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    for (const [query, more] of [
      [ADD, { documents: [MENU] }],
      [REMOVE, { hashes: [hashOf(MENU)] }],
      [LIST, {}],
    ] as const)
      expect((await admin.admin(query, { id, ...more })).errors![0]!.extensions.code).toBe('NOT_FOUND');
  });
});
