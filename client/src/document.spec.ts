import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { WebSocket } from 'ws';
import {
  CartEventsDocument,
  CreateOrderWithPaymentLinkDocument,
  ProductCartDocument,
  ShopDocument,
} from './generated/operations.js';
import { createMeetClient, type MeetClientOptions, type OrderInput } from './index.js';
import { followEvents, type SocketConstructor } from './subscriptions/index.js';
import { ApiServer, refusal } from './testing/api-server.js';
import { EventsServer } from './testing/events-server.js';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const shop = { data: { shop: { name: 'Meet' } } };
const unknown = refusal('PERSISTED_QUERY_NOT_FOUND');
const order: OrderInput = {
  items: [],
  contact: { name: 'Анна', phone: '+79161234567' },
  delivery: {},
  paymentType: 'SBP',
};
const placed = { data: { createOrderWithPaymentLink: { id: 'one', uuid: 'two', number: 3, paymentLink: null } } };

let server: ApiServer;
let url: string;
beforeEach(async () => {
  server = new ApiServer();
  url = await server.start();
  server.answer = () => shop;
});
afterEach(() => server.stop());

const registered = (options: Partial<MeetClientOptions> = {}) =>
  createMeetClient({ url, clientKey: 'meet_pk_one', documents: 'registered', ...options });

describe('documents sent by hash', () => {
  it('a registered query is sent by its hash alone, by GET and without headers that need a preflight', async () => {
    await expect(registered().request(ShopDocument)).resolves.toEqual(shop.data);
    const [asked] = server.asked;
    expect(asked).toMatchObject({ method: 'GET', query: undefined, name: hashOf(ShopDocument), variables: {} });
    expect(asked!.headers).toMatchObject({ 'x-meet-client': 'meet_pk_one' });
    expect(asked!.headers).not.toHaveProperty('content-type');
    expect(asked!.headers).not.toHaveProperty('apollo-require-preflight');
  });

  it('a registered mutation is sent by POST with the client key', async () => {
    server.answer = () => placed;
    await registered().placeOrder(order);
    expect(server.asked).toMatchObject([
      {
        method: 'POST',
        query: undefined,
        name: hashOf(CreateOrderWithPaymentLinkDocument),
        variables: { dto: { idempotencyKey: expect.any(String) } },
      },
    ]);
  });

  it('a registered query is sent by POST when its variables are too long for a URL', async () => {
    const ids = Array.from({ length: 200 }, (_, n) => `offer-${n}`);
    await registered().request('query Long($ids: [ID!]!) { a }', { ids });
    expect(server.asked).toMatchObject([{ method: 'POST', query: undefined, variables: { ids } }]);
  });

  it.each(['PERSISTED_QUERY_NOT_FOUND', 'DOCUMENT_NOT_ALLOWED'])(
    'a registered document’s text is never sent, not even after %s',
    async (code) => {
      server.answer = () => refusal(code);
      await expect(registered().request(ShopDocument)).rejects.toMatchObject({ code });
      expect(server.asked).toHaveLength(1);
    },
  );

  it('a registered query is sent again when the API is overloaded', async () => {
    server.answer = (_, nth) => (nth === 1 ? refusal('OVERLOADED') : shop);
    await registered().request(ShopDocument);
    expect(server.asked.map(({ method }) => method)).toEqual(['GET', 'GET']);
  });

  it('registered documents require a client key', () => {
    expect(() => registered({ clientKey: undefined })).toThrow('clientKey');
  });

  it('a registered subscription is sent by its hash', async () => {
    const events = new EventsServer();
    const meet = registered({ url: await events.start() });
    const subscribed = new Promise<unknown>((done) => (events.subscribed = ({ document }) => done(document)));
    const stop = followEvents(meet, CartEventsDocument, {
      read: () => undefined,
      event: () => undefined,
      WebSocket: WebSocket as unknown as SocketConstructor,
    });
    await expect(subscribed).resolves.toEqual({
      query: '',
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(CartEventsDocument) } },
    });
    stop();
    events.stop();
  });

  it('registered documents fail with INSECURE_CONTEXT on a plain HTTP page, where hashing is unavailable', async () => {
    const get = jest.spyOn(Crypto.prototype, 'subtle', 'get').mockReturnValue(undefined as never);
    await expect(registered().request(ProductCartDocument)).rejects.toMatchObject({ code: 'INSECURE_CONTEXT' });
    get.mockRestore();
    await expect(registered().request(ProductCartDocument)).resolves.toEqual(shop.data);
  });
});

describe('automatic documents', () => {
  it('an automatic document sends its text once when the API does not know the hash', async () => {
    const known = new Set<string>();
    server.answer = ({ name, query }) => {
      if (query) known.add(hashOf(query));
      return query || known.has(name) ? shop : unknown;
    };
    const meet = createMeetClient({ url, documents: 'automatic' });
    await meet.request(ShopDocument);
    await meet.request(ShopDocument);
    expect(server.asked.map(({ method, query }) => [method, query])).toEqual([
      ['GET', undefined],
      ['POST', ShopDocument],
      ['GET', undefined],
    ]);
    expect(server.asked[0]!.headers).toMatchObject({ 'apollo-require-preflight': '1' });
  });
});
