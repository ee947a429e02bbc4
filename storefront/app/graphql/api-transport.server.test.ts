/** @jest-environment node */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'graphql';
import type { ApiDocument } from './generated/graphql';
import type * as Transport from './api-transport.server';

/** What the API does with one request after the other. */
let does: ((response: ServerResponse) => void)[] = [];
let asked = 0;
const api = createServer((request, response) => {
  asked += 1;
  request.resume().on('end', () => does.shift()!(response));
});

const answers = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"shop":"Meet"}}');
const isLost = (response: ServerResponse) => response.destroy();
const edgeSays502 = (response: ServerResponse) => response.writeHead(502).end();

let postToApi: typeof Transport.postToApi;
beforeAll(async () => {
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  process.env['API_ORIGIN'] = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  ({ postToApi } = await import('./api-transport.server'));
});
afterAll(() => api.close());
beforeEach(() => (asked = 0));

const post = (text: string, signal?: AbortSignal) =>
  postToApi({
    document: parse(text) as unknown as ApiDocument<{ shop: string }, Record<string, never>>,
    variables: {},
    asker: { address: null, userAgent: null },
    token: null,
    signal,
  });

it.each([
  ['is lost with its connection', isLost],
  ['is answered with 502 by the edge', edgeSays502],
])('a query that %s is sent once more', async (_case, fails) => {
  does = [fails, answers];
  const { data } = await post('query a { shop }');
  expect([data, asked]).toEqual([{ shop: 'Meet' }, 2]);
});

it('a query that failed twice is not sent to the API a third time', async () => {
  does = [isLost, edgeSays502];
  const { error } = await post('query b { shop }');
  expect([error?.response?.status, asked]).toEqual([502, 2]);
});

it.each([
  ['is lost', isLost],
  ['is answered with 502', edgeSays502],
])('a mutation that %s is not sent again, because it may have been executed', async (_case, fails) => {
  does = [fails];
  const { error } = await post('mutation c { shop }');
  expect([Boolean(error?.networkError), asked]).toEqual([true, 1]);
});

it('a failed query is not sent again after the shopper has left the page', async () => {
  const gone = new AbortController();
  does = [(response) => (gone.abort(), response.destroy())];
  await post('query d { shop }', gone.signal);
  expect(asked).toBe(1);
});
