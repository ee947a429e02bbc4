import { request } from 'node:http';
import { operator } from '../../testing/operators.js';
import { signIn, somePhone } from '../../testing/shoppers.js';
import { Subscriber } from '../../testing/subscriber.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi([feedProduct('shoe', { items: [{ size: '42', price: 1000 }] })], { ANSWER_MEMORY_MB: '4' });
});
afterAll(() => api?.close());

interface Refusal {
  status: number;
  points: number;
  text: string;
  errors: { message: string; extensions: { code: string; fields?: { field: string; message: string }[] } }[];
}

const GOODS = 'query ($dto: FilteredProductsInput) { filteredProducts(dto: $dto) { items { id } } }';
const SECRET = 'what the client wrote';
const wide = (keys: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, n) => [`k${n}`, SECRET])));
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const times = (count: number, value: unknown) => JSON.stringify(Array.from({ length: count }, () => value));
const body = (dto: string, query = GOODS) => `{"query":${JSON.stringify(query)},"variables":{"dto":${dto}}}`;

async function readRefusal(answer: Response): Promise<Refusal> {
  const text = await answer.text();
  const { errors } = JSON.parse(text) as Pick<Refusal, 'errors'>;
  return { status: answer.status, points: Number(answer.headers.get('x-query-cost')), text, errors };
}

const post = async (content: string, path = '/graphql', headers: Record<string, string> = {}) =>
  readRefusal(
    await fetch(api.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: content,
    }),
  );

function expectShort({ errors, text }: Pick<Refusal, 'errors' | 'text'>, field: string | RegExp): void {
  expect(errors).toHaveLength(1);
  expect(errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
  expect(errors[0]!.extensions.fields![0]!.field).toMatch(field);
  expect(errors[0]!.message.length).toBeLessThanOrEqual(300);
  expect(text.length).toBeLessThan(1000);
  expect(text).not.toContain(SECRET);
}

const compiled = async () => {
  for (let use = 0; use < 12; use += 1) await post(body(`{"brand":["b${use}"]}`));
};

describe.each([
  ['interpreted', () => Promise.resolve()],
  ['compiled', compiled],
])('variables of an %s query', (_, prepare) => {
  beforeAll(prepare);

  it('query variables are refused at the first unknown key and cost points by their size', async () => {
    const refused = await post(body(wide(3500)));
    expectShort(refused, /^dto\.k0$/);
    expect(refused.status).toBe(400);
    expect(refused.points).toBeGreaterThanOrEqual((2 * 3500) / 400);
  });

  it.each([
    ['wide objects in a list', `{"customFields":[${wide(500)},${wide(500)}]}`, 'dto.customFields.0.k0'],
    ['unknown values of an enum', `{"age":${times(7000, SECRET)}}`, 'dto.age.0'],
    ['another kind of value', `{"price":{"min":${JSON.stringify(SECRET.repeat(1000))}}}`, 'dto.price.min'],
    ['a list for an object', `{"price":${times(7000, 1)}}`, 'dto.price'],
    ['a key that is as long as a body', `{"${SECRET.replaceAll(' ', '_').repeat(5000)}":1}`, /^dto\.what_the_client_/],
    [
      'a value that is missing',
      `{"customFields":[{"options":[${JSON.stringify(SECRET)}]}]}`,
      'dto.customFields.0.code',
    ],
  ])('invalid query variables are refused in one short message without their values: %s', async (_what, dto, field) => {
    expectShort(await post(body(dto)), field);
  });

  it('query variables nested too deeply are refused and cost the maximum of a request', async () => {
    const refused = await post(body(deep(5000)));
    expect(refused.status).toBe(400);
    expectShort(refused, 'variables');
    expect(refused.points).toBe(400);
  });

  it('query variables with an unknown key are refused in a GET request, too', async () => {
    const parameters = new URLSearchParams({ query: GOODS, variables: `{"dto":${wide(150)}}` });
    const answer = await fetch(`${api.origin}/graphql?${String(parameters)}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expectShort(await readRefusal(answer), 'dto.k0');
  });

  it('valid query variables are accepted, also a single value for a list', async () => {
    const taken = await post(body('{"brand":"nike","price":{"min":1},"customFields":null}'));
    expect(JSON.parse(taken.text)).toEqual({ data: { filteredProducts: { items: [] } } });
  });
});

it('a list in query variables is refused as too long before its entries are checked', async () => {
  const entries = times(2000, { code: SECRET });
  const ofVariable = `query ($dto: [CustomFieldFilterInput!]) { filteredProducts(dto: { customFields: $dto }) { items { id } } }`;
  for (const content of [body(`{"customFields":${entries}}`), body(entries, ofVariable)]) {
    const refused = await post(content);
    expectShort(refused, 'dto.customFields');
    // The entries are equal, which another rule refuses.
    expect(refused.errors[0]!.extensions.fields).toHaveLength(1);
  }
});

it('query variables of a request without a content length cost the same points', async () => {
  const content = body(wide(3500));
  const chunked = await new Promise<Refusal>((done, fail) => {
    const sent = request(`${api.origin}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' } });
    sent.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        done({
          ...{ status: answer.statusCode!, points: Number(answer.headers['x-query-cost']), text },
          errors: (JSON.parse(text) as Refusal).errors,
        });
      });
    });
    sent.on('error', fail);
    sent.write(content);
    sent.end();
  });
  expect(chunked.points).toBe((await post(content)).points);
});

it('variables of a subscription with unknown keys are refused with BAD_USER_INPUT', async () => {
  const shopper = await signIn(api, somePhone());
  const subscriber = new Subscriber(api, { token: shopper.accessToken });
  await subscriber.acknowledged;
  const query = 'subscription ($dto: OrderEventsInput) { orderEvents(dto: $dto) { cursor } }';
  const keys = Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`k${n}`, 1]));
  expect(await subscriber.subscribe(query, { dto: keys }).refused()).toBe('BAD_USER_INPUT');
  await subscriber.end();
});

describe('a body with more than 8000 keys and values', () => {
  it.each([
    ['an object', wide(6000)],
    ['a list', times(9000, 1)],
    ['lists in lists', deep(100_000)],
  ])('a shopper’s body with more than 8000 keys and values is refused before it is parsed: %s', async (_what, dto) => {
    const refused = await post(body(dto));
    expect(refused.points).toBe(8000 / 400 + 1);
    expect([refused.status, refused.errors[0]!.extensions]).toEqual([413, { code: 'BODY_TOO_LARGE', most: 8000 }]);
    expect(refused.text.length).toBeLessThan(1000);
  });

  it('an operator’s body with more than 8000 keys and values is parsed and costs points by its size', async () => {
    const { accessToken } = await operator(api, 'MANAGER');
    const query = 'query ($dto: OrdersInput) { ordersConnection(dto: $dto) { nodes { uuid } } }';
    const refused = await post(body(wide(8000), query), '/admin/graphql', { authorization: `Bearer ${accessToken}` });
    expectShort(refused, 'dto.k0');
    expect(refused.points).toBeGreaterThanOrEqual((2 * 8000) / 400);
  });
});

describe('a body over 256 KB', () => {
  const large = body(wide(10_000), 'query ($dto: OrdersInput) { ordersConnection(dto: $dto) { nodes { uuid } } }');

  it('a body over 256 KB from a guest or shopper is refused unread by both APIs', async () => {
    const shopper = await signIn(api, somePhone());
    for (const [path, headers] of [
      ['/graphql', {}],
      ['/admin/graphql', {}],
      ['/admin/graphql', { authorization: `Bearer ${shopper.accessToken}` }],
    ] as const) {
      const refused = await post(large, path, headers);
      expect([refused.status, refused.errors[0]!.extensions.code]).toEqual([413, 'BODY_TOO_LARGE']);
    }
  });

  it('a body over 256 KB with an invalid token gets UNAUTHORIZED, so that the client refreshes the token', async () => {
    const refused = await post(large, '/admin/graphql', { authorization: 'Bearer forged.forged.forged' });
    expect([refused.status, refused.errors[0]!.extensions.code]).toEqual([401, 'UNAUTHORIZED']);
  });

  it('an operator’s body over 256 KB is read and costs points by its size', async () => {
    const { accessToken } = await operator(api, 'MANAGER');
    const refused = await post(large, '/admin/graphql', { authorization: `Bearer ${accessToken}` });
    expectShort(refused, 'dto.k0');
    expect(refused.points).toBeGreaterThanOrEqual((2 * 10_000) / 400);
  });
});
