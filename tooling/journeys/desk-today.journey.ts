import { expect } from '@playwright/test';
import { enterDesk } from './enter-desk.js';
import { expectAccessible } from './expect-accessible.js';
import { test } from './shopper.js';

test('the page Today says that payment, e-mails and SMS are not real in a trial shop', async ({ page }) => {
  await enterDesk(page, '/');
  const missing = page.getByRole('region', { name: 'Что не подключено' });
  await expect(missing).toContainText('Пробный режим: оплата, письма и SMS');
  await expectAccessible(page);
});

test('the palette finds a page of the desk by a word for it', async ({ page }) => {
  await enterDesk(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Найти' });
  await palette.getByRole('combobox').fill('запросы');
  await palette.getByRole('option', { name: 'Что ищут покупатели' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Витрина' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Что ищут покупатели' })).toBeVisible();
  await expectAccessible(page);
});
