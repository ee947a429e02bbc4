import { signIn, somePhone } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi([feedProduct('shoe', { items: [{ size: '42', price: 1000 }] })], {
    API_ORIGINS: 'https://front.example',
  });
});
afterAll(() => api?.close());

const CARDS = '{ filteredProducts { items { id name } } }';

async function get(query: string, headers: Record<string, string> = {}, path = '/graphql') {
  const answer = await fetch(`${api.origin}${path}?${new URLSearchParams({ query })}`, {
    headers: { 'apollo-require-preflight': '1', ...headers },
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: text ? (JSON.parse(text) as Answer) : null };
}
const kept = async (query: string, headers?: Record<string, string>, path?: string) =>
  (await get(query, headers, path)).headers.get('cache-control');

describe('an answer to GET', () => {
  it('a GET response of public queries is cacheable by everybody for the shortest of their times', async () => {
    const thirty = 'public, max-age=30, stale-while-revalidate=30';
    expect(await kept(CARDS)).toBe(thirty);
    expect(await kept('{ directoryList { slug } }')).toBe('public, max-age=300, stale-while-revalidate=300');
    expect(await kept('{ directoryList { slug } ...more __typename } fragment more on Query { popularQueries }')).toBe(
      thirty,
    );
  });

  it('a GET response of a query that is not entirely public has the header no-store', async () => {
    expect(await kept('{ publicOrder(dto: { id: "AAAAAAAAAA" }) { id } }')).toBe('no-store');
    expect(await kept('{ directoryList { slug } user { id } }')).toBe('no-store');
    expect(await kept('{ __schema { types { name } } }')).toBe('no-store');
    expect(await kept('{ __typename }')).toBe('no-store');
    expect(await kept('{ products { total } }', {}, '/admin/graphql')).toBe('no-store');
  });

  it('a GET response with an error has the header no-store', async () => {
    expect(await kept('{ product(dto: { slug: "none" }) { id } }')).toBe('no-store');
    expect(await kept('{ nothing }')).toBe('no-store');
  });

  it('a GET response to a signed-in shopper is cached only privately and returns 304 when unchanged', async () => {
    const { accessToken } = await signIn(api, somePhone());
    const bearer = { authorization: `Bearer ${accessToken}` };
    const { headers } = await get(CARDS, bearer);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(await get(CARDS, { ...bearer, 'if-none-match': headers.get('etag')! })).toMatchObject({ status: 304 });
  });

  it('a GET response varies by token and origin, and omits another client’s query budget', async () => {
    const { headers } = await get(CARDS, { origin: 'https://front.example' });
    expect(headers.get('vary')).toBe('Origin, Authorization');
    expect(headers.get('ratelimit')).toBeNull();
    expect(headers.get('x-query-cost')).not.toBeNull();
  });

  it('a GET response is sent again only when it has changed', async () => {
    const first = await get(CARDS);
    const etag = first.headers.get('etag')!;
    const again = await get(CARDS, { 'if-none-match': `W/"other", ${etag}` });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
    expect(await get(CARDS, { 'if-none-match': '"other"' })).toMatchObject({ status: 200, text: first.text });
    expect((await get('{ directoryList { slug } }')).headers.get('etag')).not.toBe(etag);
  });
});

it('a POST response contains no caching headers', async () => {
  const answer = await fetch(`${api.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: CARDS }),
  });
  expect(answer.headers.get('cache-control')).toBeNull();
  expect(answer.headers.get('etag')).toBeNull();
});
