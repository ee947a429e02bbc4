import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { API } from './operator.js';

/** A front end of somebody else: an empty page on a port of its own. */
let server: Server;
let port: number;

test.beforeAll(async () => {
  server = createServer((_request, reply) =>
    reply.setHeader('content-type', 'text/html').end('<!doctype html><title>Front</title>'),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
});
test.afterAll(() => void server.close());

const QUERY = '{ filteredProducts(pagination: { limit: 1 }) { items { images { url } } } }';

/** Asks as a page does that sends JSON and a header of its own. Returns null if the browser does not let it read. */
const ask = (page: Page, url: string) =>
  page.evaluate(
    async ({ url, query }) => {
      const headers = { 'content-type': 'application/json', 'x-request-id': 'front-1' };
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers,
          body: JSON.stringify({ query }),
          credentials: 'include',
        });
        const { data } = (await answer.json()) as {
          data: { filteredProducts: { items: { images: { url: string }[] }[] } };
        };
        return { url: data.filteredProducts.items[0]!.images[0]!.url, cost: answer.headers.get('x-query-cost') };
      } catch {
        return null;
      }
    },
    { url, query: QUERY },
  );

/** Draws a picture in a canvas and returns how many of its pixels are not transparent. */
const drawn = (page: Page, url: string) =>
  page.evaluate(async (url) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 32 });
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0, 32, 32);
    return context.getImageData(0, 0, 32, 32).data.filter((value, n) => n % 4 === 3 && value > 0).length;
  }, url);

test('a page of an allowed origin calls the API and reads pictures, unlike a page of another origin', async ({
  page,
  context,
}) => {
  // Playwright shows no preflight requests; Chromium's own protocol does.
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const methods: string[] = [];
  network.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url === API) methods.push(request.method);
  });

  await page.goto(`http://127.0.0.1:${port}/`);
  const answer = await ask(page, API);
  expect(answer).toEqual({ url: expect.any(String), cost: expect.stringMatching(/^\d+$/) });
  expect(methods).toContain('OPTIONS');
  await ask(page, API);
  expect(
    methods.filter((method) => method === 'OPTIONS'),
    'the preflight is kept',
  ).toHaveLength(1);
  const { origin } = new URL(API);
  expect(await drawn(page, `${origin}/_ipx/f_webp,w_640/${answer!.url}`)).toBeGreaterThan(0);
  expect(await ask(page, `${origin}/admin/graphql`)).toBeNull();

  // Chromium finds every name under localhost on this machine.
  await page.goto(`http://localhost.evil.localhost:${port}/`);
  expect(await ask(page, API)).toBeNull();
  // A sandboxed page has the origin `null`.
  await page.setContent('<iframe sandbox="allow-scripts" srcdoc="<title>Nobody</title>"></iframe>');
  const sandboxed = page.frames().find((frame) => frame.parentFrame())!;
  const refused = await sandboxed.evaluate(
    (url) =>
      fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }).catch(() => null),
    API,
  );
  expect(refused).toBeNull();
});

test('the root URL of the API leads to GraphiQL, which requests no other host and runs a query', async ({ page }) => {
  const { origin } = new URL(API);
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin)) faults.push(request.url());
  });
  await page.goto(`${origin}/`);
  await page.getByRole('link', { name: '/graphiql/', exact: true }).first().click();
  await expect(page.locator('.graphiql-query-editor')).toContainText('directoryList');
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await expect(page.locator('.result-window')).toContainText('"directoryList"');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expect(page.getByRole('link', { name: 'Query', exact: true })).toBeVisible();
  expect(faults).toEqual([]);
});
