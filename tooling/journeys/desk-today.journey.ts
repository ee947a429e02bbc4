import { expect } from '@playwright/test';
import { enterDesk } from './enter-desk.js';
import { expectAccessible } from './expect-accessible.js';
import { asOperator } from './operator.js';
import { test } from './shopper.js';

const SAVE = `mutation ($dto: SaveShopSettingsInput!) { saveShopSettings(dto: $dto) { version } }`;
const name = (value: string | null) => asOperator(SAVE, { dto: { settings: [{ name: 'SHOP_NAME', value }] } });

test.afterEach(() => name(null));

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

test('the page Today says that payment, e-mails and SMS are not real in a trial shop', async ({ page }) => {
  await enterDesk(page, '/');
  const missing = page.getByRole('region', { name: 'Что не подключено' });
  await expect(missing).toContainText('Пробный режим: оплата, письма и SMS');
  await expectAccessible(page);
});

test('the palette finds a page of the desk by a word for it', async ({ page }) => {
  await enterDesk(page, '/');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Найти' });
  await palette.getByRole('combobox').fill('запросы');
  await palette.getByRole('option', { name: 'Что ищут покупатели' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Витрина' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Что ищут покупатели' })).toBeVisible();
  await expectAccessible(page);
});
