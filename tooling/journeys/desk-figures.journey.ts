import { expect } from '@playwright/test';
import { asShopper, DESK, enterDesk, expectNoOverflow } from './enter-desk.js';
import { expectAccessible } from './expect-accessible.js';
import { test } from './shopper.js';

test.describe.configure({ mode: 'serial' });

test('the figures of a period lead to its orders, by days, goods and cities, and into a file', async ({ page }) => {
  test.setTimeout(240_000);
  await asShopper('mutation { createSandboxShopper(dto: { orders: [DELIVERED] }) { authData { accessToken } } }', {});
  await enterDesk(page, '/figures');
  await expect(page.getByRole('heading', { level: 1, name: 'Цифры' })).toBeVisible();
  const periods = page.getByRole('navigation', { name: 'Период' });
  await expect(periods.getByRole('link', { name: 'Вчера' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('Выручка с доставкой')).toBeVisible();
  await expectAccessible(page);

  await periods.getByRole('link', { name: 'Тридцать дней' }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}&by=DAY$/);
  await expect(page.getByRole('table', { name: 'Дни' }).getByRole('rowheader')).toHaveCount(30);
  await expectAccessible(page);
  await periods.getByRole('link', { name: 'С начала месяца' }).click();
  await page.getByRole('combobox', { name: 'По чему' }).selectOption('CITY');
  await expect(page).toHaveURL(/by=CITY$/);
  const cities = page.getByRole('table', { name: 'Города' });
  await expect(cities.getByRole('rowheader', { name: 'Москва' })).toBeVisible();
  await page.reload();
  await expect(cities.getByRole('rowheader', { name: 'Москва' })).toBeVisible();
  await expectAccessible(page);
  await cities.getByRole('link', { name: 'Москва' }).click();
  await expect(page).toHaveURL(/\/orders\?from=.*city=/);
  await expect(page.getByRole('link', { name: /Москва/ }).first()).toBeVisible();
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
  await page.goBack();

  await page.getByRole('combobox', { name: 'По чему' }).selectOption('PRODUCT');
  await page.getByRole('table', { name: 'Товары' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/goods\/[0-9a-f-]+$/);
  await page.goBack();

  await page.getByRole('combobox', { name: 'Формат' }).selectOption('CSV');
  await page.getByRole('button', { name: 'Сделать файл заказов' }).click();
  const file = page.getByRole('link', { name: 'Скачать файл' });
  await expect(file).toBeVisible({ timeout: 60_000 });
  const downloading = page.waitForEvent('download');
  await file.click();
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);

  const first = page.getByRole('textbox', { name: 'С', exact: true });
  await first.fill('31.12.2030');
  await first.press('Tab');
  await page.getByRole('button', { name: 'Показать' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Первый день не позже последнего' })).toBeVisible();
});

test('a phone and a tablet show the figures within their width', async ({ page }) => {
  test.setTimeout(240_000);
  await enterDesk(page, '/figures');
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [820, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`${DESK}/figures`);
    await page.getByRole('link', { name: 'С начала месяца' }).click();
    await expect(page.getByRole('table', { name: 'Дни' })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
});
