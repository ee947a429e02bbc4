import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { enterDesk, expectNoOverflow } from './enter-desk.js';
import { expectAccessible } from './expect-accessible.js';
import { OwnShop } from './own-shop.js';
import { test } from './shopper.js';

/** What a run of a small file takes at most, in milliseconds, on a busy machine. */
const RUN = { timeout: 60_000 };

/** The first goods of one's own end the demo, so they are not imported into the shop of the other journeys. */
let shop: OwnShop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await OwnShop.start({ QUERY_POINTS_PER_MINUTE: '1000000' });
  // The shop starts anew with its first own goods, which is not what these tests are about.
  await shop.endDemo();
});
test.afterAll(() => shop.stop());

async function enter(page: Page, to: string): Promise<void> {
  await enterDesk(page, to, `${shop.api}/admin`, await shop.deskLink());
}

/** A price list of two products, one row of which has no price. */
function priceList(mark: string): { name: string; mimeType: string; buffer: Buffer } {
  const rows = [
    'Арт.;Наименование;Размер;Опт;РРЦ;Остаток',
    `${mark}-1;Кеды ${mark};41;900;1990;3`,
    `${mark}-1;Кеды ${mark};42;900;1990;2`,
    `${mark}-2;Сапоги ${mark};38;2000;4500;1`,
    `${mark}-3;Тапки ${mark};40;300;даром;5`,
  ];
  return { name: `Прайс ${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
}

/** Asks the shop's operators' schema as the page does, and returns how many products there are of a name. */
async function found(page: Page, search: string): Promise<number> {
  const query = `query ($search: String!) { productsConnection(first: 1, dto: { search: $search }) { totalCount } }`;
  const answer = await page.request.post(`${shop.api}/admin/graphql`, {
    headers: { 'x-meet-desk': '1' },
    data: { query, variables: { search } },
  });
  const { data } = (await answer.json()) as { data: { productsConnection: { totalCount: number } } };
  return data.productsConnection.totalCount;
}

/** Presses, and counts that. */
function presses(page: Page) {
  let count = 0;
  return {
    button: async (name: string) => {
      count += 1;
      await page.getByRole('button', { name }).click();
    },
    choose: async (name: string, value: string) => {
      count += 1;
      await page.getByRole('combobox', { name }).selectOption(value);
    },
    drop: async (file: ReturnType<typeof priceList>) => {
      count += 1;
      await page.locator('input[type=file]').setInputFiles(file);
    },
    count: () => count,
  };
}

test('an import file becomes products after a preview of the plan and is undone within five presses', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const mark = `Лань${randomInt(100_000, 999_999)}`;
  await enter(page, '/import');
  await expect(page.getByRole('heading', { level: 1, name: 'Импорт' })).toBeVisible();
  await expectAccessible(page);
  const press = presses(page);
  await press.drop(priceList(mark));

  const columns = page.getByRole('table', { name: 'Что в колонках' });
  await expect(columns).toBeVisible(RUN);
  await expect(page.getByRole('combobox', { name: 'Что в колонке «Арт.»' })).toHaveValue('ARTICLE');
  await expect(page.getByRole('button', { name: 'Всё верно, показать план' })).toBeDisabled();
  await expectAccessible(page);
  await press.choose('Что в колонке «РРЦ»', 'PRICE');
  await press.button('Всё верно, показать план');

  await expect(page.getByRole('heading', { level: 2, name: 'Что изменится' })).toBeVisible(RUN);
  await expect(page.getByRole('heading', { level: 3, name: 'Новые товары: 2' })).toBeVisible();
  const remarks = page.getByRole('table', { name: 'Что не понято' });
  await expect(remarks.getByRole('row').filter({ hasText: 'Цена' })).toContainText(
    'Отвергнуто: «даром» — не цена. Напишите цифрами, например 1490.50',
  );
  await expectAccessible(page);
  expect(await found(page, mark)).toBe(0);

  await press.button('Применить');
  await expect(page.getByText('Товары из файла записаны')).toBeVisible(RUN);
  await expectAccessible(page);
  expect(await found(page, mark)).toBe(2);

  expect(press.count()).toBeLessThanOrEqual(4);

  await press.button('Отменить импорт');
  const asks = page.getByRole('alertdialog', { name: 'Отменить импорт?' });
  await expect(asks).toBeVisible();
  await expectAccessible(page);
  await asks.getByRole('button', { name: 'Отменить импорт' }).click();
  await expect(page.getByText('Импорт отменён, каталог прежний')).toBeVisible(RUN);
  expect(await found(page, mark)).toBe(0);

  await page.getByRole('link', { name: 'Все источники' }).click();
  const source = page.getByRole('row').filter({ hasText: `Прайс ${mark}` });
  await expect(source.getByRole('link', { name: 'Отменён' })).toBeVisible();
});

test('an import URL is read only if it is valid, and the desk says why reading failed', async ({ page }) => {
  test.setTimeout(240_000);
  const name = `address-${randomInt(100_000, 999_999)}`;
  await enter(page, '/import?from=address');
  const address = page.getByRole('textbox', { name: 'Адрес файла' });
  await address.fill('supplier');
  await page.getByRole('button', { name: 'Посмотреть, что изменится' }).click();
  await expect(page.getByText('Наберите адрес целиком')).toBeVisible();
  await address.fill('https://no-such-supplier.invalid/market.yml');
  await page.getByRole('textbox', { name: 'Название источника' }).fill(name);
  await page.getByRole('combobox', { name: 'Читать' }).selectOption('60');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Посмотреть, что изменится' }).click();
  await expect(page.getByText('Файл не прочитан, каталог прежний')).toBeVisible(RUN);
  await page.getByRole('link', { name: 'Все источники' }).click();
  const source = page.getByRole('row').filter({ hasText: name });
  await expect(source.getByRole('link', { name: 'Не записан' })).toBeVisible();
  await source.getByRole('switch', { name: `Читать по часам: ${name}` }).press('Space');
  await expect(source.getByRole('switch')).not.toBeChecked();
  await page.reload();
  await expect(source.getByRole('switch')).not.toBeChecked();
});

test('the import pages of the desk fit the width of a phone and a tablet', async ({ page }) => {
  test.setTimeout(240_000);
  await enter(page, '/import');
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [820, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    for (const from of ['', '?from=address']) {
      await page.goto(`${shop.api}/admin/import${from}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Импорт' })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
    }
  }
});
