import { getIntrospectionQuery } from 'graphql';
import { signIn, somePhone } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';
import { QUERY_LIMITS } from './query-limits.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi([feedProduct('shoe', { items: [{ size: '42', price: 1000 }] })], {
    MUTATIONS_PER_MINUTE: '20',
  });
});
afterAll(() => api?.close());

const codeOf = (answer: Answer) => answer.errors?.[0]?.extensions.code;
const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${api.origin}/graphql`, { method: 'POST', headers, body });

describe('a document', () => {
  const messages = ({ errors }: Answer) => (errors ?? []).map(({ message }) => message).join('\n');

  it('a GraphQL document nested deeper than the limit is refused', async () => {
    const types = (depth: number): string => (depth ? `{ ofType ${types(depth - 1)} }` : '{ name }');
    const deep = (depth: number) => `{ __type(name: "Query") { fields { type ${types(depth)} } } }`;
    const refused = await api.ask(deep(QUERY_LIMITS.depth));
    expect(codeOf(refused)).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(messages(refused)).toMatch(/depth/i);
    expect(messages(await api.ask(deep(QUERY_LIMITS.depth - 5)))).not.toMatch(/depth/i);
  });

  it('a GraphQL document that repeats a field under more aliases than allowed is refused', async () => {
    const aliases = (count: number) =>
      `{ ${Array.from({ length: count }, (_, n) => `a${n}: directoryList { slug }`).join(' ')} }`;
    expect((await api.ask(aliases(QUERY_LIMITS.aliases))).data).toBeTruthy();
    const refused = await api.ask(aliases(QUERY_LIMITS.aliases + 1));
    expect(codeOf(refused)).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(refused.errors![0]!.message).toMatch(/alias/i);
  });

  it('a GraphQL document with more directives than allowed is refused', async () => {
    const answer = await api.ask(
      `{ directoryList { slug ${'@include(if: true) '.repeat(QUERY_LIMITS.directives + 1)} } }`,
    );
    expect(codeOf(answer)).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('a GraphQL document with more tokens than allowed is refused', async () => {
    const answer = await api.ask(`{ directoryList { ${'slug '.repeat(QUERY_LIMITS.tokens)} } }`);
    expect(codeOf(answer)).toBe('GRAPHQL_PARSE_FAILED');
    expect(answer.errors![0]!.message).toMatch(/token/i);
  });

  it('an HTTP request with a batch of two GraphQL documents is refused', async () => {
    const answer = await post(
      JSON.stringify([{ query: '{ directoryList { slug } }' }, { query: '{ directoryList { slug } }' }]),
    );
    expect(answer.status).toBe(400);
  });

  it('an error in a GraphQL document suggests no names of the schema in production', async () => {
    for (const slip of [
      '{ directoryLis { slug } }',
      '{ directoryList { slu } }',
      'query ($a: Strin) { user { id } }',
    ]) {
      const answer = await api.ask(slip);
      expect(codeOf(answer)).toBe('GRAPHQL_VALIDATION_FAILED');
      expect(messages(answer)).not.toMatch(/did you mean/i);
    }
  });

  it.each([
    ['{ sexx: "MALE" }', { sexx: 'MALE' }],
    ['{ sex: "MAL" }', { sex: 'MAL' }],
  ])('an error in the variables suggests no names of the schema in production: %s', async (_, dto) => {
    const answer = await api.ask(
      'query ($dto: FilteredProductsInput!) { filteredProducts(dto: $dto) { items { id } } }',
      { dto },
    );
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
    expect(messages(answer)).not.toMatch(/did you mean/i);
  });

  it.each([
    ['of an unknown version', { version: 2, sha256Hash: 'x' }],
    ['whose hash is another', { version: 1, sha256Hash: 'x' }],
  ])('a request with a persisted document %s is refused with BAD_REQUEST', async (_, persistedQuery) => {
    const answer = await post(JSON.stringify({ query: '{ __typename }', extensions: { persistedQuery } }));
    expect(answer.status).toBe(400);
    expect(codeOf((await answer.json()) as Answer)).toBe('BAD_REQUEST');
  });

  it('an introspection query is refused in production', async () => {
    const { message, extensions } = (await api.ask(getIntrospectionQuery())).errors![0]!;
    expect(message).toMatch(/^Introspection is off here: .* GRAPHQL_INTROSPECTION=true turns it on$/);
    expect(extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});

describe('a request', () => {
  it('the API refuses a request sent by a form or an image of another site', async () => {
    const query = 'query={directoryList{slug}}';
    expect((await fetch(`${api.origin}/graphql?${query}`)).status).toBe(400);
    expect((await post(query, { 'content-type': 'application/x-www-form-urlencoded' })).status).toBeGreaterThanOrEqual(
      400,
    );
    expect(
      (await post('{"query":"{ directoryList { slug } }"}', { 'content-type': 'text/plain' })).status,
    ).toBeGreaterThanOrEqual(400);
  });

  it('the API refuses a mutation sent by GET', async () => {
    const url = `${api.origin}/graphql?query=${encodeURIComponent('mutation { signOut }')}`;
    const answer = await fetch(url, { headers: { 'apollo-require-preflight': '1' } });
    expect(answer.status).toBe(405);
  });

  it.each([
    ['sendEmailCode(dto: { email: $text }) { status }', 'dto.email'],
    ['searchFilteredProducts(dto: { query: $text }) { items { id } }', 'dto.query'],
    ['findProducts(dto: { query: $text }) { id }', 'dto.query'],
  ])('a call with half of a surrogate pair is refused with BAD_USER_INPUT: %s', async (call, field) => {
    const kind = call.startsWith('send') ? 'mutation' : 'query';
    for (const text of ['a\ud800@shop.example', '\udc00', 'a\0']) {
      const answer = await api.ask(`${kind} ($text: String!) { ${call} }`, { text });
      expect([codeOf(answer), answer.errors![0]!.extensions.fields?.[0]?.field]).toEqual(['BAD_USER_INPUT', field]);
    }
  });

  it.each([
    ['of more than 256 KB', JSON.stringify({ query: ' '.repeat(300_000) }), 'application/json', 413, 'BODY_TOO_LARGE'],
    ['that is no JSON', '{ directoryList { slug } }', 'application/json', 400, 'BAD_REQUEST'],
    ['without a body', '', 'application/json', 400, 'BAD_REQUEST'],
    ['of a type that is not read', 'query={}', 'application/xml', 415, 'BAD_REQUEST'],
  ])('a request %s is refused with a JSON error by both APIs', async (_, body, type, status, code) => {
    for (const path of ['/graphql', '/admin/graphql']) {
      const refused = await fetch(api.origin + path, { method: 'POST', headers: { 'content-type': type }, body });
      const answer = (await refused.json()) as Answer;
      expect([refused.status, codeOf(answer)]).toEqual([status, code]);
    }
  });

  it('API responses have security headers that let a browser run nothing', async () => {
    const { headers } = await post('{"query":"{ directoryList { slug } }"}');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeTruthy();
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('mutations', () => {
  it('mutations from one IP address are limited to the configured number a minute', async () => {
    const refresh = (from: string) =>
      api.ask('mutation { refreshTokens(dto: { refreshToken: "x" }) { user { id } } }', {}, { from });
    const codes: unknown[] = [];
    for (let n = 0; n < 21; n += 1) codes.push(codeOf(await refresh('192.0.2.9')));
    expect(codes).toEqual([...Array<string>(20).fill('UNAUTHORIZED'), 'TOO_MANY_REQUESTS']);
    expect(codeOf(await refresh('192.0.2.10'))).toBe('UNAUTHORIZED');
  });

  it('mutations of one shopper share one limit across IP addresses and the aliases of a document', async () => {
    const shopper = await signIn(api, somePhone());
    const ten = Array.from({ length: 10 }, (_, n) => `a${n}: editUser(dto: { name: "Анна" }) { name }`);
    const codes: unknown[] = [];
    for (let n = 0; n < 3; n += 1) codes.push(codeOf(await shopper.ask(`mutation { ${ten.join(' ')} }`)));
    expect(codes).toEqual([undefined, undefined, 'TOO_MANY_REQUESTS']);
    // Only mutations are limited, so this query still works.
    expect((await shopper.ask('{ user { name } }')).data).toEqual({ user: { name: 'Анна' } });
  });
});
