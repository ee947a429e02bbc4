import { createHash } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';
import { QUERY_LIMITS } from '../graphql/query-limits.js';

/** Budget in points per minute for these tests. A quarter of it can be spent at once. */
const PER_MINUTE = 2000;
const AT_ONCE = PER_MINUTE / 4;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi([feedProduct('shoe', { items: [{ size: '42', price: 1000 }] })], {
    QUERY_POINTS_PER_MINUTE: String(PER_MINUTE),
  });
});
afterAll(() => api?.close());

interface Answered {
  status: number;
  headers: Headers;
  code: string | undefined;
  data: Record<string, unknown> | null | undefined;
}

let networks = 0;
const someAddress = () => `198.18.${(networks += 1)}.1`;

async function post(body: object | string, from: string, path = '/graphql'): Promise<Answered> {
  const answer = await fetch(`${api.origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-meet-client-address': from,
      'x-meet-edge-secret': process.env.EDGE_SECRET!,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const { data, errors } = (await answer.json()) as { data?: null; errors?: { extensions: { code: string } }[] };
  return { status: answer.status, headers: answer.headers, code: errors?.[0]?.extensions.code, data };
}

const statuses = async (count: number, ask: () => Promise<Answered>) =>
  (await Promise.all(Array.from({ length: count }, ask))).map(({ status }) => status);
const left = ({ headers }: Answered) => Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
const costOf = ({ headers }: Answered) => Number(headers.get('x-query-cost'));
const CHEAP = '{ directoryList { slug } }';
/** A search for 24 words, which costs 27 points. */
const words = (n: number) =>
  Array.from({ length: 24 }, (_, word) => `сл${n}ово${word}`)
    .join(' ')
    .slice(0, 200);
const search = (n: number) => ({
  query: 'query ($q: String!) { searchFilteredProducts(dto: { query: $q }) { items { id } } }',
  variables: { q: words(n) },
});

async function spendAll(from: string): Promise<Answered> {
  for (let n = 0; n < 200; n += 1) {
    const answer = await post(search(n), from);
    if (answer.status !== 200) return answer;
  }
  throw new Error('Nothing was refused');
}

describe('queries of a client', () => {
  it('each query costs points, and its response says how many the client has left', async () => {
    const from = someAddress();
    await post({ query: CHEAP }, someAddress());
    const first = await post({ query: CHEAP }, from);
    expect(first.headers.get('ratelimit-policy')).toBe(`"points";q=${AT_ONCE};w=15`);
    expect(left(first)).toBe(AT_ONCE - costOf(first));
    const dear = await post(search(0), from);
    expect(costOf(dear)).toBeGreaterThan(20);
    expect(left(dear)).toBeLessThan(left(first) - 20);
  });

  it('queries of a client without points are refused until the points refill, others are answered', async () => {
    const from = someAddress();
    const refused = await spendAll(from);
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post({ query: CHEAP }, someAddress())).status).toBe(200);
    await new Promise((done) => setTimeout(done, 1000 * Number(refused.headers.get('retry-after'))));
    expect((await post({ query: CHEAP }, from)).status).toBe(200);
  });

  it('operators’ calls share query-cost points by IP address, and all addresses of a /64 share them', async () => {
    const from = `2001:db8:${(networks += 1)}::`;
    await spendAll(`${from}1`);
    expect(await statuses(20, () => post({ query: '{ nothing }' }, `${from}2`, '/admin/graphql'))).toContain(429);
  });

  it('a request from a client without points is refused before its body is parsed', async () => {
    const from = someAddress();
    await spendAll(from);
    // The budget is refilled meanwhile, and each request costs one point, so it takes several requests to use it up.
    let answered: number[] = [];
    for (let n = 0; n < 20 && !answered.includes(429); n += 1)
      answered = await statuses(100, () => post('no JSON', from));
    expect(answered).toContain(429);
    expect((await post('no JSON', someAddress())).status).toBe(400);
  });

  it('keys and values that are refused before parsing still cost the client points', async () => {
    const many = JSON.stringify({ query: CHEAP, variables: { many: Array.from({ length: 9000 }, () => 1) } });
    const from = someAddress();
    const answered = await statuses(60, () => post(many, from));
    expect(answered.filter((status) => status === 413).length).toBeLessThan(50);
    expect(new Set(answered)).toEqual(new Set([413, 429]));
  });

  it('a persisted document costs the same by hash as by text', async () => {
    const { query, variables } = search(1);
    const hash = createHash('sha256').update(query).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
    const from = someAddress();
    expect((await post({ query, variables, extensions }, from)).status).toBe(200);
    const byHash = await post({ variables, extensions }, from);
    expect([byHash.status, costOf(byHash)]).toEqual([200, costOf(await post({ query, variables }, from))]);
  });

  it('a query document costs more points when the API sees it for the first time', async () => {
    const query = `{ ${'... on Query { directoryList { id slug name position } } '.repeat(9)} }`;
    const [first, again] = [await post({ query }, someAddress()), await post({ query }, someAddress())];
    expect(costOf(first)).toBeGreaterThan(costOf(again));
  });
});

describe('a request', () => {
  it('a request that selects the same field 440 times is refused before validation', async () => {
    const answer = await post({ query: `{ ${'directoryList { id } '.repeat(440)} }` }, someAddress());
    expect(answer).toMatchObject({ status: 400, code: 'GRAPHQL_VALIDATION_FAILED' });
  });

  it('a request that exceeds the maximum cost is refused', async () => {
    const calls = Array.from({ length: 15 }, (_, n) => `a${n}: findProducts(dto: { query: $q }) { id }`).join(' ');
    const asked = (q: string) => post({ query: `query ($q: String!) { ${calls} }`, variables: { q } }, someAddress());
    expect((await asked('кеды')).status).toBe(200);
    const many = Array.from({ length: 30 }, (_, n) => `а${n}`).join(' ');
    expect(await asked(many)).toMatchObject({ status: 400, code: 'QUERY_TOO_COSTLY' });
    expect(QUERY_LIMITS.points).toBeLessThan(AT_ONCE);
  });

  it.each([
    ['two operations without a name', { query: 'query A { directoryList { slug } } query B { directoryList { id } }' }],
    ['an operation that the document has not', { query: 'query A { directoryList { slug } }', operationName: 'B' }],
    ['a subscription', { query: 'subscription { directoryList { slug } }' }],
    ['no operation at all', { query: 'fragment A on Query { directoryList { slug } }' }],
    ['no text', {}],
    ['variables that are none', { query: CHEAP, variables: 'x' }],
    ['an operation’s name that is none', { query: CHEAP, operationName: { a: 1 } }],
  ])('a GraphQL request with %s is answered with a client error', async (_, body) => {
    const { status, code } = await post(body, someAddress());
    expect(status).toBe(400);
    expect(['OPERATION_RESOLUTION_FAILURE', 'GRAPHQL_VALIDATION_FAILED', 'BAD_REQUEST']).toContain(code);
  });
});

describe('requests of one client at once', () => {
  /** Sends requests, each on a connection of its own. */
  const flood = (count: number, from: string, agent: Agent) =>
    Array.from(
      { length: count },
      (_, n) =>
        new Promise<number>((resolve, reject) => {
          const sent = httpRequest(`${api.origin}/graphql`, {
            agent,
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'x-meet-client-address': from,
              'x-meet-edge-secret': process.env.EDGE_SECRET!,
            },
          });
          sent.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode!)));
          sent.on('error', reject).end(JSON.stringify({ query: `{ x${n}: directoryList { slug } }` }));
        }),
    );

  it('requests of one client queue up to a limit and delay no other clients', async () => {
    const agent = new Agent({ maxSockets: 200 });
    const from = someAddress();
    const answers = Promise.all(flood(110, from, agent));
    const others = await Promise.all(Array.from({ length: 10 }, () => post({ query: CHEAP }, someAddress())));
    expect(others.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    const statuses = await answers;
    agent.destroy();
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(new Set(statuses)).toEqual(new Set(statuses.includes(429) ? [200, 429] : [200]));
    expect((await post({ query: CHEAP }, from)).status).toBe(200);
  });

  it('a client that disconnects frees its places in the queue', async () => {
    const from = someAddress();
    for (let round = 0; round < 3; round += 1) {
      const agent = new Agent({ maxSockets: 200 });
      const gone = Promise.allSettled(flood(60, from, agent));
      await new Promise((done) => setTimeout(done, 20));
      agent.destroy();
      await gone;
    }
    expect((await post({ query: CHEAP }, from)).status).toBe(200);
  });
});
