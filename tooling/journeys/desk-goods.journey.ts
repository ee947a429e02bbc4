import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { DESK, enterDesk } from './enter-desk.js';
import { expectAccessible } from './expect-accessible.js';
import { asOperator } from './operator.js';
import { test } from './shopper.js';

interface Offer {
  id: string;
  productId: string;
  productName: string;
  size: string;
  price: number;
  stock: number;
  reserved: number;
}

const OFFERS = `query ($dto: OffersInput) { offersConnection(dto: $dto, first: 20) { nodes {
  id productId productName size price stock reserved } } }`;

const offersOf = async (dto: object): Promise<Offer[]> => (await asOperator<{ nodes: Offer[] }>(OFFERS, { dto })).nodes;

/** The cell of a row by the place of its column among those that are shown. */
const cellIn = (page: Page, name: string, column: number) =>
  page.getByRole('row').filter({ hasText: name }).first().locator('[data-part="cell"]').nth(column);

test.describe.configure({ mode: 'serial' });

test('the goods grid finds products by search, shows missing data, and keeps its filters in the URL', async ({
  page,
}) => {
  const [some] = await offersOf({ traits: ['ON_SALE'] });
  await enterDesk(page, '/goods');
  const grid = page.getByRole('grid', { name: 'Товары' });
  await expect(grid.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Чего не хватает' }).getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('/');
  await page.keyboard.type(some!.productName);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=/);
  await expect(grid.getByRole('rowheader').first()).toContainText(some!.productName);
  await page.reload();
  await expect(grid.getByRole('rowheader').first()).toContainText(some!.productName);
  await grid.getByRole('link', { name: some!.productName }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: some!.productName })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Найти' });
  await page.keyboard.type(some!.productName);
  await expect(palette.getByRole('option', { name: some!.productName }).last()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'К товарам' }).click();
  await expect(grid.getByRole('rowheader').first()).toContainText(some!.productName);
});

test('a price and a stock are edited in their grid cells, and refusals are shown in the cell', async ({ page }) => {
  const offers = await offersOf({ traits: ['ON_SALE'] });
  const one = offers.find(({ stock }) => stock > 1)!;
  await enterDesk(page, `/goods?search=${encodeURIComponent(one.productName)}`);
  const grid = page.getByRole('grid', { name: 'Товары' });
  const row = () =>
    grid
      .getByRole('row')
      .filter({ hasText: one.productName })
      .filter({ has: page.getByText(one.size, { exact: true }) });
  const cell = (column: number) => row().first().locator('[data-part="cell"]').nth(column);
  const price = one.price - 10_000;
  await cell(2).click();
  await page.getByRole('textbox', { name: /^Цена: / }).fill(String(price / 100));
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await offersOf({ search: one.productName })).find(({ id }) => id === one.id)?.price)
    .toBe(price);
  await cell(2).click();
  await page.getByRole('textbox', { name: /^Цена: / }).fill('дорого');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Цена: / })).toHaveAccessibleDescription(/Нужна сумма/);
  await page.keyboard.press('Escape');
  await cell(3).click();
  await page.getByRole('textbox', { name: /^Остаток: / }).fill(String(one.stock + 3));
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await offersOf({ search: one.productName })).find(({ id }) => id === one.id)?.stock)
    .toBe(one.stock + 3);
});

test('a price that a colleague changed in the meantime is not overwritten, and the new price is shown', async ({
  page,
}) => {
  const [one] = await offersOf({ traits: ['ON_SALE'] });
  await enterDesk(page, `/goods?search=${encodeURIComponent(one!.productName)}`);
  const cell = cellIn(page, one!.productName, 2);
  await expect(cell).toBeVisible();
  const shown = (await offersOf({ search: one!.productName }))[0]!;
  const theirs = shown.price + 50_000;
  await asOperator('mutation ($dto: SetPricesInput!) { setPrices(dto: $dto) { id } }', {
    dto: { items: [{ id: shown.id, price: theirs, oldPrice: null }] },
  });
  await cell.click();
  await page.getByRole('textbox', { name: /^Цена: / }).fill('100');
  await page.keyboard.press('Enter');
  await cell.focus();
  await expect(cell).toHaveAccessibleDescription(/Пока вы печатали, стало/);
  expect((await offersOf({ search: one!.productName })).find(({ id }) => id === shown.id)!.price).toBe(theirs);
});

test('prices of selected items are changed by a percentage after a preview, and the change is undone', async ({
  page,
}) => {
  const [one] = await offersOf({ traits: ['ON_SALE'] });
  const before = await offersOf({ search: one!.productName });
  await enterDesk(page, `/goods?search=${encodeURIComponent(one!.productName)}`);
  const grid = page.getByRole('grid', { name: 'Товары' });
  await expect(grid.getByRole('rowheader').first()).toBeVisible();
  await grid.getByRole('checkbox').first().check({ force: true });
  await page.getByRole('button', { name: 'Изменить цены', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Изменить цены' });
  await dialog.getByLabel('На сколько процентов').fill('-10');
  await dialog.getByRole('button', { name: 'Показать новые цены' }).click();
  await expect(dialog.getByRole('table')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Изменить', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Вернуть прежние' })).toBeVisible();
  const priceNow = async () =>
    (await offersOf({ search: one!.productName })).find(({ id }) => id === before[0]!.id)!.price;
  expect(await priceNow()).toBeLessThan(before[0]!.price);
  await page.getByRole('button', { name: 'Вернуть прежние' }).click();
  await expect.poll(priceNow).toBe(before[0]!.price);
});

test('a product is edited on one page, and a colleague’s conflicting change is shown beside one’s own', async ({
  page,
}) => {
  const [one] = await offersOf({ traits: ['ON_SALE'] });
  await enterDesk(page, `/goods/${one!.productId}`);
  const name = page.getByLabel('Название');
  await expect(name).toHaveValue(one!.productName);
  await expectAccessible(page);
  const advice = `Берите свой размер ${randomInt(1e6)}`;
  await page.getByLabel('Как выбрать размер').fill(advice);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
  await expect(page.getByText(`→ ${advice}`)).toBeVisible();
  await name.fill(`${one!.productName} А`);
  await asOperator('mutation ($dto: SaveProductInput!) { saveProduct(dto: $dto) { id } }', {
    dto: { id: one!.productId, name: `${one!.productName} Б` },
  });
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText('Товар изменил кто-то ещё')).toBeVisible();
  await expect(page.getByText(`${one!.productName} Б`, { exact: true }).first()).toBeVisible();
  // What was typed outlives the tab.
  await page.reload();
  await expect(name).toHaveValue(`${one!.productName} А`);
  await name.fill(one!.productName);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`the goods pages of the desk fit ${width} pixels in light and dark, and pass axe`, async ({ page }) => {
    const [one] = await offersOf({ traits: ['ON_SALE'] });
    await page.setViewportSize({ width, height });
    await enterDesk(page, '/goods');
    for (const path of ['/goods', `/goods/${one!.productId}`])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(DESK + path);
        await expect(page.getByRole('rowheader').first()).toBeVisible();
        const [scrolls, shown] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect(scrolls).toBeLessThanOrEqual(shown!);
        await expectAccessible(page);
      }
  });
}
