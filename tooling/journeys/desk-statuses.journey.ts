import { expect, type Page } from '@playwright/test';
import { asShopper, enterDesk } from './enter-desk.js';
import { expectAccessible } from './expect-accessible.js';
import { asOperator } from './operator.js';
import { fillCart, payOrder, signInByPhone } from './purchase.js';
import { test } from './shopper.js';

const SAVE = `mutation ($dto: SaveShopSettingsInput!) { saveShopSettings(dto: $dto) { version } }`;
const SETTLE = `mutation ($dto: SaveOrderStatusesInput!) { saveOrderStatuses(dto: $dto) { version } }`;
/** What every process knows by then. */
const EVERYWHERE_MS = 10_000;

const restore = () => asOperator(SAVE, { dto: { settings: [{ name: 'ORDER_STATUSES', value: null }] } });
const open = async (page: Page): Promise<void> => {
  await enterDesk(page, '/settings/statuses');
  await expect(page.getByRole('textbox', { name: 'Оплачен: Покупателю, по-русски' })).toBeVisible();
};

const PAGE = `query ($page: Int!) {
  filteredProducts(dto: { section: "sneakers", deliverySpeed: [SLOW] }, pagination: { page: $page, limit: 24 }) {
    pagination { totalPages } items { sizes { slug } item { deliverySpeed } sizeOffers { slug deliverySpeed } } } }`;

/**
 * The first card after the first page whose first size comes from abroad: own goods are bought from nobody. In a large
 * shop whole pages have none.
 */
async function firstFromAbroad(): Promise<{ from: number; listing: string }> {
  type Speed = { deliverySpeed: string };
  type Card = { sizes: { slug: string }[]; item: Speed; sizeOffers: (Speed & { slug: string })[] };
  for (let page = 2, pages = 2; page <= pages; page += 1) {
    const { pagination, items } = await asShopper<{ pagination: { totalPages: number }; items: Card[] }>(PAGE, {
      page,
    });
    pages = pagination.totalPages;
    const from = items.findIndex(({ sizes, item, sizeOffers }) => {
      const offer = sizeOffers.find(({ slug }) => slug === sizes[0]?.slug) ?? item;
      return offer.deliverySpeed === 'SLOW';
    });
    if (from >= 0) return { from, listing: `/catalog/any/sneakers?deliverySpeed=SLOW&page=${page}` };
  }
  throw new Error('No sneakers after the first page have a first size from abroad');
}

test.describe.configure({ mode: 'serial' });
test.beforeEach(restore);
test.afterEach(restore);

test('an order status switched off in the desk is not offered, and shoppers read the shop’s own names', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await signInByPhone(page);
  await fillCart(page, await firstFromAbroad());
  const number = await payOrder(page, 'Вера');

  const desk = await (await browser.newContext({ locale: 'ru-RU', timezoneId: 'Europe/Moscow' })).newPage();
  await enterDesk(desk, `/orders/${number}`);
  const bought = desk.getByRole('button', { name: 'Выкуплено' });
  await expect(bought).toBeVisible();
  await open(desk);
  await expectAccessible(desk);
  await expect(desk.getByText(/^Нельзя отключить: его ставит оплата/)).toBeVisible();
  await desk.getByRole('checkbox', { name: 'Выкуплен: используем' }).uncheck();
  await desk.getByRole('textbox', { name: 'Оплачен: Покупателю, по-русски' }).fill('Собираем для вас');
  await desk.getByRole('button', { name: 'Сохранить' }).click();
  await expect(desk.getByText('Сохранено, подействует через несколько секунд')).toBeVisible();
  await expectAccessible(desk);

  await enterDesk(desk, `/orders/${number}`);
  await expect(desk.getByRole('heading', { level: 1, name: String(number) })).toBeVisible();
  await expect(bought).toHaveCount(0);
  await expect(async () => {
    await page.goto('/account/orders');
    await expect(page.getByText('Собираем для вас').first()).toBeVisible();
  }).toPass({ timeout: EVERYWHERE_MS });
});

test('an order status that a colleague changed in the meantime is shown beside the operator’s own', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('textbox', { name: 'Получен: Покупателю, по-русски' }).fill('Уже у вас');
  await asOperator(SETTLE, { dto: { statuses: [{ status: 'DELIVERED', nameRu: 'Доставили' }] } });
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Статусы изменил кто-то ещё')).toBeVisible();
  await expect(page.getByText('Доставили')).toBeVisible();
  await page.getByRole('button', { name: 'Записать моё' }).click();
  await expect(page.getByText('Сохранено, подействует через несколько секунд')).toBeVisible();
});

for (const [width, colorScheme] of [
  [390, 'dark'],
  [820, 'light'],
  [1440, 'light'],
] as const)
  test(`the order statuses page of the desk fits ${width} px, ${colorScheme}`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, locale: 'ru-RU' });
    await open(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.close();
  });
