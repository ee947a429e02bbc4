import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ProductDocument, ShopDocument } from './generated/operations.js';
import {
  createMeetClient,
  memoryStorage,
  MeetError,
  type MeetClient,
  type MeetClientOptions,
  type OrderInput,
} from './index.js';
import { ApiServer, refusal, type Asked, type Reply } from './testing/api-server.js';

const shop = { data: { shop: { name: 'Meet' } } };
const order: OrderInput = {
  items: [],
  contact: { name: 'Анна', phone: '+79161234567' },
  delivery: {},
  paymentType: 'SBP',
};
const placed = { data: { createOrderWithPaymentLink: { id: 'one', uuid: 'two', number: 3, paymentLink: null } } };

let server: ApiServer;
let url: string;

const client = (options: Partial<MeetClientOptions> = {}) => createMeetClient({ url, ...options });

/** Rejects with a `MeetError`, which is returned. */
const failure = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error('It did not fail');
    },
    (error: unknown) => error as MeetError,
  );

beforeEach(async () => {
  server = new ApiServer();
  url = await server.start();
  server.answer = () => shop;
});
afterEach(() => server.stop());

describe('a request', () => {
  it('client.request sends the client key, the language and extra headers', async () => {
    const meet = client({ clientKey: 'meet_pk_one', language: 'en', headers: { 'x-request-id': 'front-1' } });
    await expect(meet.request(ShopDocument)).resolves.toEqual(shop.data);
    expect(server.asked[0]!.headers).toMatchObject({
      'x-meet-client': 'meet_pk_one',
      'accept-language': 'en',
      'x-request-id': 'front-1',
      'content-type': 'application/json',
    });
    expect(server.asked[0]!.headers.authorization).toBeUndefined();
  });

  it('client.request sends the variables of a query along with its document', async () => {
    await client().request(ProductDocument, { dto: { slug: 'boots' } });
    expect(server.asked[0]!.variables).toEqual({ dto: { slug: 'boots' } });
  });

  it('client.request rejects with the API’s error and keeps the partial data', async () => {
    server.answer = () => ({
      data: { shop: shop.data.shop, user: null },
      errors: [
        {
          message: 'dto.slug: must be shorter',
          extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'dto.slug', message: 'must be shorter' }] },
        },
      ],
    });
    const error = await failure(client().request(ShopDocument));
    expect(error).toBeInstanceOf(MeetError);
    expect(error).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'dto.slug: must be shorter',
      status: 200,
      fields: [{ field: 'dto.slug', message: 'must be shorter' }],
      data: { shop: { name: 'Meet' }, user: null },
    });
  });

  it.each<[string, Reply, Partial<MeetError>]>([
    ['a page of HTML', { status: 404, text: '<html>' }, { code: 'HTTP_ERROR', status: 404 }],
    ['JSON of something else', { status: 418, text: '[]' }, { code: 'HTTP_ERROR', status: 418 }],
    ['null', { text: 'null' }, { code: 'HTTP_ERROR', status: 200 }],
    ['an error without a code', { errors: [{ message: 'Hm' }] }, { code: 'HTTP_ERROR', message: 'Hm' }],
    ['an expired key', { ...refusal('CLIENT_REFUSED'), status: 403 }, { code: 'CLIENT_REFUSED', status: 403 }],
  ])('client.request rejects with a fitting error code when the answer is %s', async (_, reply, expected) => {
    server.answer = () => reply;
    expect(await failure(client().request(ShopDocument))).toMatchObject(expected);
    expect(server.asked).toHaveLength(1);
  });

  it('client.request fails with NETWORK_ERROR when the server is down', async () => {
    server.stop();
    const error = await failure(client({ retries: 0 }).request(ShopDocument));
    expect(error).toMatchObject({ code: 'NETWORK_ERROR', status: undefined, cause: expect.anything() });
  });

  it('client.request fails with NETWORK_ERROR when the answer takes longer than the timeout', async () => {
    server.answer = () => ({ ...shop, after: 2000 });
    const error = await failure(client({ timeout: 50, retries: 0 }).request(ShopDocument));
    expect(error).toMatchObject({ code: 'NETWORK_ERROR', message: expect.stringContaining('within 50 ms') });
  });

  it('client.request rejects with the reason of its abort signal, also while it waits for a retry', async () => {
    server.answer = () => ({ ...shop, after: 2000 });
    const asking = new AbortController();
    const asked = client().request(ShopDocument, {}, { signal: asking.signal });
    setTimeout(() => asking.abort(new Error('The page was left')), 30);
    await expect(asked).rejects.toThrow('The page was left');

    server.answer = () => refusal('OVERLOADED', { retryAt: new Date(Date.now() + 5000).toISOString() });
    const waiting = new AbortController();
    const waited = client().request(ShopDocument, {}, { signal: waiting.signal });
    setTimeout(() => waiting.abort(new Error('The page was left')), 100);
    await expect(waited).rejects.toThrow('The page was left');
    expect(server.asked).toHaveLength(2);
  });
});

describe('retries', () => {
  it.each<[string, Reply]>([
    ['the connection is cut', { cut: true }],
    ['the API is overloaded', { ...refusal('OVERLOADED'), status: 503 }],
    ['its database is away', refusal('SERVICE_UNAVAILABLE')],
    ['it has just started', refusal('CATALOGUE_LOADING')],
    ['a proxy cannot reach it', { status: 502, text: 'Bad Gateway' }],
  ])('client.request retries if %s', async (_, reply) => {
    server.answer = (_asked, nth) => (nth < 3 ? reply : shop);
    await expect(client().request(ShopDocument)).resolves.toEqual(shop.data);
    expect(server.asked).toHaveLength(3);
  });

  it.each(['INTERNAL_SERVER_ERROR', 'PRODUCT_NOT_FOUND', 'GRAPHQL_VALIDATION_FAILED'])(
    'client.request does not retry after %s',
    async (code) => {
      server.answer = () => refusal(code);
      expect(await failure(client().request(ShopDocument))).toMatchObject({ code });
      expect(server.asked).toHaveLength(1);
    },
  );

  it('client.request retries no earlier than the API’s retryAt', async () => {
    const retryAt = new Date(Date.now() + 900);
    server.answer = (_, nth) => (nth === 1 ? refusal('TOO_MANY_REQUESTS', { retryAt: retryAt.toISOString() }) : shop);
    await client().request(ShopDocument);
    expect(Date.now()).toBeGreaterThanOrEqual(retryAt.getTime());
  });

  it('client.request does not retry when the API asks for a longer wait than the front end allows', async () => {
    server.answer = () => ({ ...refusal('TOO_MANY_REQUESTS'), headers: { 'retry-after': '60' } });
    const error = await failure(client().request(ShopDocument));
    expect(error.retryAt!.getTime()).toBeGreaterThan(Date.now() + 50_000);
    expect(server.asked).toHaveLength(1);
  });

  it('client.request gives up after the third attempt', async () => {
    server.answer = () => refusal('OVERLOADED');
    expect(await failure(client().request(ShopDocument))).toMatchObject({ code: 'OVERLOADED' });
    expect(server.asked).toHaveLength(3);
  });

  it('client.request never retries a mutation without an idempotency key', async () => {
    server.answer = () => ({ cut: true });
    const mutation = 'mutation Add($dto: CartItemInput!) { addToProductCart(dto: $dto) { userId } }';
    expect(await failure(client().request(mutation, { dto: { id: '1' } }))).toMatchObject({ code: 'NETWORK_ERROR' });
    expect(server.asked).toHaveLength(1);
  });

  it('client.request retries a mutation with an idempotency key', async () => {
    server.answer = (_, nth) => (nth === 1 ? { cut: true } : placed);
    const mutation = 'mutation Place($dto: CreateOrderInput!) { createOrderWithPaymentLink(dto: $dto) { id } }';
    await client().request(mutation, { dto: { idempotencyKey: 'k'.repeat(16) } });
    expect(server.asked).toHaveLength(2);
  });
});

describe('an order', () => {
  const keys = () =>
    server.named('CreateOrderWithPaymentLink').map(({ variables }) => variables.dto!['idempotencyKey']);

  it('placeOrder uses one idempotency key for all attempts of an order, and a new key for the next order', async () => {
    server.answer = (_, nth) => (nth === 1 ? { cut: true } : placed);
    const meet = client();
    await expect(meet.placeOrder(order)).resolves.toMatchObject({ number: 3 });
    await meet.placeOrder(order);
    const [first, again, next] = keys();
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  it('placeOrder places one order when the button is pressed twice', async () => {
    server.answer = () => ({ ...placed, after: 50 });
    const meet = client();
    await Promise.all([meet.placeOrder(order), meet.placeOrder(order)]);
    expect(new Set(keys()).size).toBe(1);
  });

  it('placeOrder keeps its idempotency key when no answer comes, even after the page is reloaded', async () => {
    const storage = memoryStorage();
    server.answer = () => ({ cut: true });
    expect(await failure(client({ storage, retries: 0 }).placeOrder(order))).toMatchObject({ code: 'NETWORK_ERROR' });
    server.answer = () => placed;
    await client({ storage }).placeOrder(order);
    expect(new Set(keys()).size).toBe(1);
  });

  it('placeOrder uses a new idempotency key after a refusal', async () => {
    server.answer = (_, nth) => (nth === 1 ? refusal('TOTAL_CHANGED', { totalPrice: 500 }) : placed);
    const meet = client();
    expect(await failure(meet.placeOrder(order))).toMatchObject({ extensions: { totalPrice: 500 } });
    await meet.placeOrder(order);
    expect(new Set(keys()).size).toBe(2);
  });

  it('requestOrder places an order that an operator calls about', async () => {
    server.answer = () => ({ data: { createOrderRequest: { id: 'one', uuid: 'two', number: 4 } } });
    await expect(client().requestOrder(order)).resolves.toEqual({ id: 'one', uuid: 'two', number: 4 });
    expect(server.asked[0]!.variables.dto!['idempotencyKey']).toEqual(expect.any(String));
  });
});

describe('the session', () => {
  /** Signs in and out and renews tokens: `a1` is followed by `a2`. Only the last access token is good. */
  class Issuer {
    issued = 0;
    over = false;

    answer = ({ name, headers, variables }: Asked): Reply => {
      if (name === 'Authenticate')
        return { data: { authenticate: { authData: this.next(), deviceToken: 'device', registered: true } } };
      if (name === 'RefreshTokens')
        return this.over || variables.dto!['refreshToken'] !== `r${this.issued}`
          ? refusal('UNAUTHORIZED')
          : { data: { refreshTokens: { authData: this.next() } }, after: 30 };
      const { authorization } = headers;
      if (authorization && (this.over || authorization !== `Bearer a${this.issued}`)) return refusal('UNAUTHORIZED');
      return name === 'SignOut' ? { data: { signOut: true } } : shop;
    };

    next() {
      this.issued += 1;
      return { accessToken: `a${this.issued}`, refreshToken: `r${this.issued}` };
    }

    /** The access token expires, the refresh token changes with it. */
    expire(storage: Map<string, string>) {
      const [key] = [...storage.keys()].filter((name) => name.endsWith('session'));
      const { refreshToken } = JSON.parse(storage.get(key!)!) as { refreshToken: string };
      storage.set(key!, JSON.stringify({ accessToken: 'expired', refreshToken }));
    }
  }

  let issuer: Issuer;
  let values: Map<string, string>;
  let meet: MeetClient;
  let changes: boolean[];

  const storageOf = (map: Map<string, string>) => ({
    getItem: async (key: string) => map.get(key) ?? null,
    setItem: async (key: string, value: string) => void map.set(key, value),
    removeItem: async (key: string) => void map.delete(key),
  });

  beforeEach(async () => {
    issuer = new Issuer();
    server.answer = issuer.answer;
    values = new Map();
    changes = [];
    meet = client({ storage: storageOf(values) });
    meet.session.onChange((signedIn) => changes.push(signedIn));
    await expect(meet.session.signIn('anna@example.ru', '1234')).resolves.toEqual({ registered: true });
  });

  it('the session survives a reload after signing in', async () => {
    expect(changes).toEqual([true]);
    const reloaded = client({ storage: storageOf(values) });
    await expect(reloaded.session.isSignedIn()).resolves.toBe(true);
    await reloaded.request(ShopDocument);
    expect(server.asked.at(-1)!.headers.authorization).toBe('Bearer a1');
  });

  it('the session refreshes its tokens once, however many calls are refused at the same time', async () => {
    issuer.expire(values);
    const answers = await Promise.all(Array.from({ length: 10 }, () => meet.request(ShopDocument)));
    expect(answers).toEqual(Array(10).fill(shop.data));
    expect(server.named('RefreshTokens')).toHaveLength(1);
    await meet.request(ShopDocument);
    expect(server.named('Shop').at(-1)!.headers.authorization).toBe('Bearer a2');
  });

  it('the session uses the tokens that another tab has refreshed meanwhile', async () => {
    issuer.expire(values);
    const other = client({ storage: storageOf(values) });
    const stale = meet.request(ShopDocument);
    // The tabs share their storage. The other one has exchanged the tokens before the first is told that they are stale.
    const [key] = [...values.keys()].filter((name) => name.endsWith('session'));
    values.set(key!, JSON.stringify(issuer.next()));
    await stale;
    await other.request(ShopDocument);
    expect(server.named('RefreshTokens')).toHaveLength(0);
  });

  it('the session repeats a mutation after refreshing its tokens, because the API has not run it', async () => {
    issuer.expire(values);
    await meet.request('mutation Add { shop { name } }');
    expect(server.named('Add')).toHaveLength(2);
  });

  it('the session stays signed in while the API cannot be reached', async () => {
    issuer.expire(values);
    server.answer = (asked) => (asked.name === 'RefreshTokens' ? { cut: true } : issuer.answer(asked));
    expect(await failure(client({ storage: storageOf(values), retries: 0 }).request(ShopDocument))).toMatchObject({
      code: 'NETWORK_ERROR',
    });
    await expect(meet.session.isSignedIn()).resolves.toBe(true);
    server.answer = issuer.answer;
    await expect(meet.request(ShopDocument)).resolves.toEqual(shop.data);
  });

  it('an order of an ended session fails with UNAUTHORIZED, and queries continue as a guest', async () => {
    issuer.over = true;
    expect(await failure(meet.placeOrder(order))).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(server.named('CreateOrderWithPaymentLink')).toHaveLength(1);
    expect(changes).toEqual([true, false]);
    await expect(meet.request(ShopDocument)).resolves.toEqual(shop.data);
    expect(server.asked.at(-1)!.headers.authorization).toBeUndefined();
  });

  it('a query of an ended session is answered as a guest’s query in the same call', async () => {
    issuer.over = true;
    await expect(meet.request(ShopDocument)).resolves.toEqual(shop.data);
    expect(changes).toEqual([true, false]);
  });

  it('signOut clears the session in the browser even when the API is unreachable', async () => {
    server.answer = () => ({ cut: true });
    expect(await failure(meet.session.signOut())).toMatchObject({ code: 'NETWORK_ERROR' });
    await expect(meet.session.isSignedIn()).resolves.toBe(false);
    expect(changes).toEqual([true, false]);
  });

  it('tokens that arrive after signing out do not sign the shopper in again', async () => {
    issuer.expire(values);
    const asked = meet.request(ShopDocument);
    // Tokens are on their way.
    while (!server.named('RefreshTokens').length) await new Promise((done) => setTimeout(done, 2));
    for (const key of [...values.keys()]) if (key.endsWith('session')) values.delete(key);
    await asked;
    await expect(meet.session.isSignedIn()).resolves.toBe(false);
  });

  it('the session sends the device token with codes and mutations, not with queries', async () => {
    await meet.session.signOut();
    server.answer = () => ({ data: { sendEmailCode: { cooldownUntil: '2030-01-01T00:00:00.000Z' } } });
    await meet.session.sendCode('anna@example.ru', { honeypot: '' });
    expect(server.asked.at(-1)).toMatchObject({
      name: 'SendEmailCode',
      variables: { dto: { email: 'anna@example.ru', honeypot: '' } },
      headers: { 'x-meet-device': 'device' },
    });
    await meet.request(ShopDocument).catch(() => undefined);
    expect(server.asked.at(-1)!.headers['x-meet-device']).toBeUndefined();
  });

  it('the session returns when the next sign-in code may be sent, also after a refusal', async () => {
    const until = '2030-01-01T00:00:00.000Z';
    server.answer = () => ({ data: { sendSmsCode: { cooldownUntil: until } } });
    await expect(meet.session.sendCode('+79161234567')).resolves.toEqual(new Date(until));
    expect(meet.session.cooldownUntil('+79161234567')).toEqual(new Date(until));
    server.answer = () => refusal('TOO_MANY_REQUESTS', { cooldownUntil: until, retryAt: until });
    expect(await failure(meet.session.sendCode('boris@example.ru'))).toMatchObject({ cooldownUntil: new Date(until) });
    expect(meet.session.cooldownUntil('boris@example.ru')).toEqual(new Date(until));
    expect(meet.session.cooldownUntil('vera@example.ru')).toBeUndefined();
  });

  it('the session is signed out when the stored tokens are damaged', async () => {
    for (const key of values.keys()) values.set(key, '{');
    await expect(meet.session.isSignedIn()).resolves.toBe(false);
  });
});

it('pictureUrl returns the URL of a picture at the image proxy', () => {
  const meet = createMeetClient({ url: 'https://api.shop.example/graphql' });
  expect(meet.pictureUrl('demo/boots-1.svg', { width: 640 })).toBe(
    'https://api.shop.example/_ipx/f_webp,w_640/demo/boots-1.svg',
  );
  expect(meet.pictureUrl('demo/boots-1.svg', { format: 'jpeg' })).toBe(
    'https://api.shop.example/_ipx/f_jpeg/demo/boots-1.svg',
  );
});
