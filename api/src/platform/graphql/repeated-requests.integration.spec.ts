import { connect } from 'node:net';
import { jest } from '@jest/globals';
import pg from 'pg';
import { ListingFollower } from '../../search/index.js';
import { projectChanges } from '../../testing/fill-catalogue.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';
import { QueryGate } from '../query-budget/query-gate.js';

let api: TestApi;
let database: pg.Client;
beforeAll(async () => {
  api = await startTestApi([feedProduct('shoe', { items: [{ size: '42', price: 1000, stock: 500 }] })], {
    QUERY_POINTS_PER_MINUTE: '4000',
  });
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const LIST = { query: '{ filteredProducts { items { slug item { priceDetails { price } } } } }', variables: {} };

async function post(body: object | string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${api.origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-meet-client-address': '198.18.0.1',
      'x-meet-edge-secret': process.env.EDGE_SECRET!,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Returns how many requests were answered by their bytes while `work` ran. */
async function byBytes(work: () => Promise<unknown>): Promise<number> {
  const charged = jest.spyOn(api.app.get(QueryGate), 'chargeKnown');
  try {
    await work();
    return charged.mock.results.filter(({ value }) => value !== undefined).length;
  } finally {
    charged.mockRestore();
  }
}

/** Asks until the answer comes by the bytes of the request, each time from another network. */
async function askOften(body: object | string = LIST, headers: Record<string, string> = {}): Promise<void> {
  for (let n = 0; n < 14; n += 1) await post(body, { 'x-meet-client-address': `198.18.1.${n}`, ...headers });
}

async function settle(): Promise<void> {
  await projectChanges(api.databaseUrl);
  await api.app.get(ListingFollower).catchUp();
}

const perRequest = ['date', 'x-request-id', 'ratelimit', 'x-query-cost'];
const fixed = (headers: Headers) => Object.fromEntries([...headers].filter(([name]) => !perRequest.includes(name)));

it('gives the same answer with the same headers, an id of its own and the points that are left', async () => {
  await settle();
  for (let n = 0; n < 11; n += 1) await post(LIST);
  // Spaces make other bytes of the same question, which the memory answers and the bytes do not.
  const byMemory = await post(`${JSON.stringify(LIST)} `);
  await askOften();
  let first!: Awaited<ReturnType<typeof post>>;
  let second!: Awaited<ReturnType<typeof post>>;
  expect(
    await byBytes(async () => {
      first = await post(LIST);
      second = await post(LIST, { 'x-request-id': 'given-by-the-edge' });
    }),
  ).toBe(2);
  expect(first).toMatchObject({ status: 200, text: byMemory.text });
  expect(fixed(first.headers)).toEqual(fixed(byMemory.headers));
  expect(first.headers.get('x-query-cost')).toBe(byMemory.headers.get('x-query-cost'));
  expect(second.headers.get('x-request-id')).toBe('given-by-the-edge');
  expect(first.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  const left = ({ headers }: typeof first) => Number(/r=(\d+)/.exec(headers.get('ratelimit')!)![1]);
  expect(left(second)).toBeLessThan(left(first));
});

it('shows a new price in the next answer', async () => {
  await settle();
  await askOften();
  for (const price of [1500, 1600, 1700]) {
    await database.query('UPDATE "price_details" SET "price" = $1', [price]);
    expect((await post(LIST)).text).toContain(`"price":${price}`);
    await settle();
    await askOften();
    expect(await byBytes(async () => expect((await post(LIST)).text).toContain(`"price":${price}`))).toBe(1);
  }
});

it('answers in the language that is asked for', async () => {
  await settle();
  await askOften(LIST, { 'accept-language': 'ru' });
  await askOften(LIST, { 'accept-language': 'en' });
  const language = async (name: string) =>
    (await post(LIST, { 'accept-language': name })).headers.get('content-language');
  expect(await byBytes(async () => expect([await language('ru'), await language('en')]).toEqual(['ru', 'en']))).toBe(2);
});

it.each([
  ['of another origin', { origin: 'https://front.example' }],
  ['with a token', { authorization: 'Bearer none' }],
  ['with a cookie that signs nobody in', { cookie: 'access=none' }],
  ['with a key of a front end', { 'x-meet-client': 'none' }],
  ['of another type', { 'content-type': 'application/json; charset=utf-8' }],
])('leaves a request %s to the application', async (_, headers: Record<string, string>) => {
  await settle();
  await askOften();
  expect(await byBytes(() => post(LIST, headers))).toBe(0);
});

it('leaves a client without points to the gate, which refuses it', async () => {
  await settle();
  await askOften();
  const client = { 'x-meet-client-address': '198.18.2.1' };
  let last!: Awaited<ReturnType<typeof post>>;
  const given = await byBytes(async () => {
    do last = await post(LIST, client);
    while (last.status === 200);
  });
  expect(given).toBeGreaterThan(5);
  const { errors } = JSON.parse(last.text) as { errors: { extensions: object }[] };
  expect(last.status).toBe(429);
  expect(errors[0]!.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect((await post(LIST, { 'x-meet-client-address': '198.18.3.1' })).status).toBe(200);
});

/** Writes to a connection piece by piece, and returns all that came back until it was closed. */
async function exchange(pieces: string[]): Promise<string> {
  const { hostname, port } = new URL(api.origin);
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  const closed = new Promise((done) => socket.once('close', done));
  for (const piece of pieces) {
    socket.write(piece);
    await new Promise((done) => setTimeout(done, 30));
  }
  await closed;
  return Buffer.concat(parts).toString();
}

const body = JSON.stringify(LIST);
const head = (length: number, more = '') =>
  `POST /graphql HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${more}\r\n`;
const last = 'connection: close\r\n';

it.each([
  ['that comes in pieces', [head(body.length, last), body.slice(0, 10), body.slice(10)]],
  ['whose body comes later', [head(body.length, last), body]],
  [
    'behind others in one packet',
    [head(body.length) + body + head(body.length) + body + head(body.length, last) + body],
  ],
  ['after another on the same connection', [head(body.length) + body, head(body.length, last) + body]],
])('answers a request %s', async (_, pieces) => {
  await settle();
  await askOften();
  const answers = await exchange(pieces);
  const expected = pieces.join('').split('POST ').length - 1;
  expect(answers.split('HTTP/1.1 200 OK').length - 1).toBe(expected);
  expect(answers.split('"slug":"shoe"').length - 1).toBe(expected);
});

it('is not harmed by a client that goes while it waits', async () => {
  await settle();
  await askOften();
  const { hostname, port } = new URL(api.origin);
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  for (const wait of [0, 0, 1, 1, 2, 3]) {
    const socket = connect(Number(port), hostname);
    socket.write(head(body.length) + body);
    await new Promise((done) => setTimeout(done, wait));
    socket.resetAndDestroy();
  }
  expect((await post(LIST)).status).toBe(200);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

it.each([
  ['without a body', [head(0, last)], '400'],
  ['that is too large', [head(300_000, last)], '413'],
])('a request %s is refused', async (_, pieces, status) => {
  expect(await exchange(pieces)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});
