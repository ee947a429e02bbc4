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
