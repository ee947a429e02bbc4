import { expect, type Page } from '@playwright/test';
import { enterDesk } from './enter-desk.js';
import { expectAccessible } from './expect-accessible.js';
import { asOperator } from './operator.js';
import { test } from './shopper.js';

const SAVE = `mutation ($dto: SaveShopSettingsInput!) { saveShopSettings(dto: $dto) { version } }`;

/** What every process knows by then. */
const EVERYWHERE_MS = 10_000;

const set = (name: string, value: string | null) => asOperator(SAVE, { dto: { settings: [{ name, value }] } });
const restore = async () => {
  for (const name of ['SHOP_NAME', 'SHOP_PHONE', 'SHOP_INN', 'DELIVERY_ZONES']) await set(name, null);
};

async function enter(page: Page): Promise<void> {
  await enterDesk(page, '/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible();
}

test.describe.configure({ mode: 'serial' });
test.afterEach(restore);

test('a shop name and telephone saved in the desk appear in the shop within ten seconds, then reset', async ({
  page,
  browser,
}) => {
  await enter(page);
  await expectAccessible(page);
  const name = page.getByRole('textbox', { name: 'Название магазина' });
  await name.fill('Кедровка');
  await page.getByRole('textbox', { name: 'Телефон', exact: true }).fill('8 800 555-35-35');
  // What was typed is there again after the page was left.
  await page.reload();
  await expect(name).toHaveValue('Кедровка');
  await expect(page.getByRole('status')).toHaveText('Есть несохранённые изменения');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('status')).toHaveText('Сохранено');
  await expectAccessible(page);

  const shop = await browser.newPage();
  await expect(async () => {
    await shop.goto('/');
    await expect(shop).toHaveTitle(/Кедровка/);
    await expect(shop.getByRole('contentinfo')).toContainText('8 800 555-35-35');
  }).toPass({ timeout: EVERYWHERE_MS });
  await shop.close();

  await page.getByRole('button', { name: 'Вернуть: Название магазина' }).click();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('button', { name: 'Вернуть: Название магазина' })).toHaveCount(0);
  await expect(name).not.toHaveValue('Кедровка');
});

test('the settings page of the desk shows an error at its field, and a delivery zone is added', async ({ page }) => {
  await enter(page);
  const inn = page.getByRole('textbox', { name: 'ИНН', exact: true });
  await inn.fill('123');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(inn).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await inn.fill('7707083893');

  const zones = page.getByRole('group', { name: 'Зоны доставки' });
  const count = await zones.getByRole('listitem').count();
  await zones.getByRole('button', { name: 'Добавить зону' }).click();
  const added = zones.getByRole('listitem').nth(count);
  for (const [part, value] of [
    ['До, км', '30000'],
    ['Первый кг, ₽', '900'],
    ['Ещё кг, ₽', '200'],
    ['Дней от', '9'],
    ['Дней до', '20'],
  ])
    await added.getByRole('textbox', { name: `Зона ${count + 1}: ${part}` }).fill(value!);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('status')).toHaveText('Сохранено');
  await page.reload();
  await expect(zones.getByRole('listitem')).toHaveCount(count + 1);
  await expect(inn).toHaveValue('7707083893');
});

test('a setting that a colleague changed in the meantime is shown beside the operator’s own value', async ({
  page,
}) => {
  await enter(page);
  const name = page.getByRole('textbox', { name: 'Название магазина' });
  await name.fill('Кедровка');
  await set('SHOP_NAME', 'Синий кит');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  const alert = page.getByRole('status').filter({ hasText: 'Настройки изменил кто-то ещё' });
  await expect(alert).toContainText('Синий кит');
  await expect(alert).toContainText('Кедровка');
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Записать моё' }).click();
  await expect(page.getByRole('status')).toHaveText('Сохранено');
  await expect(name).toHaveValue('Кедровка');
});

test('the desk leads a new shop to its first order, and marks a finished step as done', async ({ page }) => {
  await enterDesk(page, '/');
  const steps = page.getByRole('region', { name: 'Первые шаги' });
  const naming = steps.getByRole('listitem').filter({ hasText: 'Назовите магазин' });
  await expect(naming.getByRole('link')).toBeVisible();
  await expectAccessible(page);
  await naming.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Название магазина' }).fill('Кедровка');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('status')).toHaveText('Сохранено');
  await page.goBack();
  await expect(naming).toContainText('готово');
});

for (const [width, colorScheme] of [
  [390, 'dark'],
  [820, 'light'],
  [1440, 'dark'],
] as const)
  test(`the settings page of the desk fits ${width} px, ${colorScheme}`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, locale: 'ru-RU' });
    await enter(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.close();
  });
