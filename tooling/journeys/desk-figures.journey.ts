import { expect, type Page } from '@playwright/test';
import { asShopper, DESK, enterDesk, expectNoOverflow } from './enter-desk.js';
import { expectAccessible } from './expect-accessible.js';
import { test } from './shopper.js';

/** Chooses a period by its name, beside the calendar. */
async function choosePeriod(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Открыть календарь' }).click();
  await page.getByRole('dialog', { name: 'Календарь: Период' }).getByRole('button', { name }).click();
}

test.describe.configure({ mode: 'serial' });

test('sales figures by day, product and city link to their orders and products, and are exported to files', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await asShopper('mutation { createSandboxShopper(dto: { orders: [DELIVERED] }) { authData { accessToken } } }', {});
  await enterDesk(page, '/figures');
  await expect(page.getByRole('heading', { level: 1, name: 'Цифры' })).toBeVisible();
  await page.getByRole('button', { name: 'Открыть календарь' }).click();
  const calendar = page.getByRole('dialog', { name: 'Календарь: Период' });
  await expect(calendar.getByRole('button', { name: 'Вчера' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Выручка с доставкой')).toBeVisible();
  await expectAccessible(page);

  await choosePeriod(page, 'Тридцать дней');
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}&by=DAY$/);
  await expect(page.getByRole('table', { name: 'Дни' }).getByRole('rowheader')).toHaveCount(30);
  const chart = page.getByRole('slider', { name: 'Продажи по дням' });
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuenow', '1');
  await expect(chart).toHaveAttribute('aria-valuetext', /: Товаров на .*₽, За такой же срок до этого .*₽$/);
  await expectAccessible(page);
  await choosePeriod(page, 'С начала месяца');
  await page.getByRole('combobox', { name: 'Показать по' }).selectOption('CITY');
  await expect(page).toHaveURL(/by=CITY$/);
  const cities = page.getByRole('table', { name: 'Города' });
  await expect(cities.getByRole('rowheader', { name: 'Москва' })).toBeVisible();
  await page.reload();
  await expect(cities.getByRole('rowheader', { name: 'Москва' })).toBeVisible();
  await expectAccessible(page);
  await cities.getByRole('link', { name: 'Москва' }).click();
  await expect(page).toHaveURL(/\/orders\?paidFrom=.*city=/);
  await expect(page.getByRole('link', { name: /Москва/ }).first()).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Заказы' }).getByRole('rowheader').first()).toBeVisible();
  await page.goBack();

  await page.getByRole('combobox', { name: 'Показать по' }).selectOption('PRODUCT');
  await page.getByRole('table', { name: 'Товары' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/goods\/[0-9a-f-]+$/);
  await page.goBack();

  await page.getByRole('combobox', { name: 'Формат' }).selectOption('CSV');
  const file = page.getByRole('link', { name: 'Скачать файл' });
  for (const [rows, name] of [
    ['ORDERS', /^orders-.*\.csv$/],
    ['ORDER_UNITS', /^order-units-.*\.csv$/],
  ] as const) {
    await page.getByRole('combobox', { name: 'Строка файла' }).selectOption(rows);
    await page.getByRole('button', { name: 'Сделать файл' }).click();
    await expect(file).toHaveAttribute('href', /\/admin\/exports\//, { timeout: 60_000 });
    const downloading = page.waitForEvent('download');
    await file.click();
    expect((await downloading).suggestedFilename()).toMatch(name);
  }

  const first = page.getByRole('textbox', { name: 'Период: первый день' });
  const last = page.getByRole('textbox', { name: 'Период: последний день' });
  await last.fill('01.01.2020');
  await expect(page.getByText('Поменяйте дни местами')).toBeVisible();
  await first.fill('01.01.2001');
  await expect(page.getByText('не больше десяти лет')).toBeVisible();
});

test('the sales figures of the desk fit the width of a phone and a tablet', async ({ page }) => {
  test.setTimeout(240_000);
  await enterDesk(page, '/figures');
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [820, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`${DESK}/figures`);
    await choosePeriod(page, 'С начала месяца');
    await expect(page.getByRole('table', { name: 'Дни' })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
});
