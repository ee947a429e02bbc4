import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { OwnShop } from './own-shop.js';
import { accountPages, missingPages, publicPages } from './pages.js';
import { expectSignedIn, signIn, test } from './shopper.js';

const NAME = 'Кедровка';
/** The software's name, or the name of a setting that is not there, with what is around it. */
const UNWANTED = /.{0,60}(?:\b(?:Meet|MEET)\b|\[[А-Яа-яё][А-Яа-яё ]*\]|\{\{).{0,30}/;

/** Everything else that shoppers, browsers and search engines read of a shop. */
const FILES = [
  ...['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/sitemaps/pages-1.xml', '/sitemaps/goods-1.xml'],
  ...['/blog/feed.xml', '/offline', '/enter-code', '/sign-in'],
];
const PRODUCTS = '{ products { pagination { totalItems } } }';
const FEEDS = ['/feeds/yandex.yml', '/feeds/google.xml'];

const YML = `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="2026-11-01T00:00+03:00"><shop><name>x</name><company>x</company><url>https://x.example</url>
<currencies><currency id="RUR" rate="1"/></currencies><categories><category id="1">Обувь</category></categories>
<offers><offer id="1" available="true"><name>Свои кеды</name><price>1000</price><currencyId>RUR</currencyId>
<categoryId>1</categoryId><vendor>Своя марка</vendor><param name="Размер">42</param></offer></offers></shop></yml_catalog>`;

let shop: OwnShop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const pictures: Record<string, string> = process.env.SHOP_URL ? {} : { STORAGE_ORIGIN: 'http://127.0.0.1:4311' };
  shop = await OwnShop.start({ SHOP_NAME: NAME, QUERY_POINTS_PER_MINUTE: '1000000', ...pictures });
});
test.afterAll(() => shop.stop());
test.use({ baseURL: 'http://127.0.0.1:3350' });

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
  extensions?: { notice?: string };
}

async function ask(path: string, query: string, variables: object = {}, token?: string): Promise<Answer> {
  const answer = await fetch(`${shop.api}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  return (await answer.json()) as Answer;
}

async function expectNamed(request: APIRequestContext, address: string, status = 200): Promise<void> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(status);
  expect([address, UNWANTED.exec(await answer.text())?.[0]]).toEqual([address, undefined]);
}

/** Opens the page with scripts, which draw parts that the server leaves out. */
async function expectNamedOnScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('body[data-hydrated]').waitFor();
  await expect(page.getByRole('banner').getByRole('link', { name: NAME.toUpperCase() }).first()).toBeVisible();
  await expect(page, path).toHaveTitle(new RegExp(`${NAME}$`));
  const read = await page.evaluate(() => {
    const names = [...document.querySelectorAll('[alt], [aria-label], [title]')].flatMap((element) =>
      ['alt', 'aria-label', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    return `${document.body.innerText}\n${names.join('\n')}`;
  });
  expect([path, UNWANTED.exec(read)?.[0]]).toEqual([path, undefined]);
}

test('every page, file and feed of a shop uses SHOP_NAME, and none has a gap without other settings', async ({
  request,
}) => {
  for (const path of [...publicPages, ...FILES]) await expectNamed(request, path);
  for (const path of missingPages) await expectNamed(request, path, 404);
  for (const path of FEEDS) await expectNamed(request, `${shop.api}${path}`);
  expect(await (await request.get('/manifest.webmanifest')).json()).toMatchObject({ short_name: NAME });
  expect(await (await request.get('/blog')).text()).toContain(`<meta property="og:site_name" content="${NAME}"/>`);
});

test('the account, the orders, their printed papers and page titles name the shop by SHOP_NAME', async ({ page }) => {
  const { data } = await ask(
    '/graphql',
    `mutation { createSandboxShopper(dto: { orders: [PAID, DELIVERED] }) {
       user { email } authData { accessToken } } }`,
  );
  const { user, authData } = data!.createSandboxShopper as {
    user: { email: string };
    authData: { accessToken: string };
  };
  const { data: listed } = await ask('/graphql', '{ userOrderList { items { uuid id } } }', {}, authData.accessToken);
  const orders = (listed!.userOrderList as { items: { uuid: string; id: string }[] }).items;
  await signIn(page, user.email, 1, shop.apiLog);
  const [{ uuid, id }] = orders as [{ uuid: string; id: string }];
  const ofOrder = ['', '/journey'].map((part) => `/account/orders/${uuid}${part}`);
  for (const path of ['/', '/cart', '/checkout', ...accountPages, ...ofOrder, `/orders/${id}`])
    await expectNamedOnScreen(page, path);
  await expectNamed(page.request, `/account/orders/${uuid}/print`);

  // Client-side navigation makes its titles in the browser.
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Все товары' }).click();
  await expect(page).toHaveTitle(new RegExp(`${NAME}$`));
});

test('the shop warns what its first own product ends, and afterwards the owner signs in by a link', async ({
  page,
}) => {
  const WARNING = 'With the first product of your own';
  const LINK = 'Operators sign in by a link: npm run admin -- sign-in EMAIL';
  expect(shop.printed).toMatch(new RegExp(`${WARNING}.*invented payments.*codes that are printed here.*${LINK}`));
  const token = await operatorToken(await linkFor('admin@meet.example'));
  const asked = await ask('/admin/graphql', PRODUCTS, {}, token);
  expect(asked.extensions?.notice).toContain('npm run admin -- sign-in');

  const folder = await mkdtemp(join(tmpdir(), 'meet-own-goods-'));
  await writeFile(join(folder, 'own.xml'), YML);
  const imported = await shop.run('feeds/import-feed', '--format', 'yml', join(folder, 'own.xml'));
  await rm(folder, { recursive: true });
  expect(`${imported.stderr}${imported.stdout}`).toContain('created 1');
  // Before anything that the import itself says, and again when it is true.
  expect(imported.stderr.indexOf(WARNING)).toBe(0);
  expect(imported.stderr.lastIndexOf(LINK)).toBeGreaterThan(imported.stderr.indexOf('There are goods that are not'));

  await shop.says('There are goods that are not the demo’s.');
  await shop.says(LINK);
  const noticed = () =>
    ask('/admin/graphql', PRODUCTS, {}, token).then(
      ({ data, extensions }) => (data ? (extensions?.notice ?? null) : 'refused'),
      () => 'restarting',
    );
  await expect.poll(noticed, { timeout: 60_000 }).toBeNull();
  const sent = await ask('/graphql', 'mutation { sendEmailCode(dto: { email: "owner@kedrovka.example" }) { status } }');
  expect(sent.errors?.[0]?.extensions.code).toBe('CODE_NOT_SENT');

  await shop.run('operator/admin', 'grant', 'owner@kedrovka.example', 'ADMIN');
  await page.goto(await linkFor('owner@kedrovka.example'));
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expectSignedIn(page);
  const owner = await operatorToken(await linkFor('owner@kedrovka.example'));
  const own = await ask('/admin/graphql', PRODUCTS, {}, owner);
  expect([own.errors, own.extensions]).toEqual([undefined, undefined]);
});

async function linkFor(name: string): Promise<string> {
  const { stdout } = await shop.run('operator/admin', '--json', 'sign-in', name);
  const [{ link }] = JSON.parse(stdout) as [{ link: string }];
  return link.replace('localhost', '127.0.0.1');
}

async function operatorToken(link: string): Promise<string> {
  const { data } = await ask(
    '/graphql',
    'mutation ($token: String!) { signInByLink(dto: { token: $token }) { authData { accessToken } } }',
    { token: link.split('#')[1] },
  );
  return (data!.signInByLink as { authData: { accessToken: string } }).authData.accessToken;
}
