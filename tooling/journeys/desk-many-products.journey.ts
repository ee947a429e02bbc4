import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { enterDesk, expectNoOverflow } from './enter-desk.js';
import { expectAccessible } from './expect-accessible.js';
import { asOperator } from './operator.js';
import { test } from './shopper.js';

const PRODUCTS = `query ($dto: ProductsInput) { productsConnection(dto: $dto, first: 20) { totalCount nodes { id name active } } }`;

interface Products {
  totalCount: number;
  nodes: { id: string; name: string; active: boolean }[];
}

test('all products that the filters find are taken off sale in one go, and put back by the undo', async ({ page }) => {
  const [one] = (await asOperator<Products>(PRODUCTS, { dto: { traits: ['ON_SALE', 'NO_STOCK'] } })).nodes;
  const found = () => asOperator<Products>(PRODUCTS, { dto: { search: one!.name } });
  const { totalCount } = await found();

  await enterDesk(page, `/goods?search=${encodeURIComponent(one!.name)}`);
  await page.getByRole('button', { name: 'Изменить товары' }).click();
  const dialog = page.getByRole('dialog', { name: 'Изменить много товаров' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Изменить' }).click();
  await expect(dialog.getByText('Выберите, что изменить')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Продажа' }).selectOption({ label: 'Снять с продажи' });
  await dialog.getByRole('button', { name: 'Изменить' }).click();
  await expect(dialog.getByRole('status')).toContainText(new RegExp(`${totalCount}\\sтовар(а|ов)?\\sизмен[её]н`));
  await expectAccessible(page);
  expect((await found()).nodes.every(({ active }) => !active)).toBe(true);

  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  await dialog.getByRole('button', { name: 'Отменить' }).click();
  await expect(dialog.getByText('Отменили: всё как было')).toBeVisible();
  expect((await found()).nodes.every(({ active }) => active)).toBe(true);
  await dialog.getByRole('button', { name: 'Готово' }).click();

  await page.goto(new URL('/admin/goods/changes', page.url()).href);
  await expect(page.getByRole('row').filter({ hasText: 'Изменены товары' }).first()).toContainText('отменено');
  await expectAccessible(page);
});

const SET_STOCK = `mutation ($dto: SetStockInBulkInput!) { setStockInBulk(dto: $dto) { id } }`;
const STOP_STOCK = `mutation ($dto: BulkJobIdInput!) { stopBulkStock(dto: $dto) { state } }`;

test('a change that waits behind others is stopped in the list of changes, and the list tells it', async ({ page }) => {
  const rows = Array.from({ length: 9876 }, (_, n) => ({ sku: `there is no ${n}`, difference: 1 }));
  const ids: string[] = [];
  // Before the changes are made: on a busy machine the way into the desk takes longer than they do.
  await enterDesk(page, '/goods/changes');
  for (let job = 0; job < 8; job++) {
    const dto = { idempotencyKey: randomUUID(), rows };
    ids.push((await asOperator<{ id: string }>(SET_STOCK, { dto })).id);
  }
  await page.reload();
  const newest = page.getByRole('row').filter({ hasText: 'Заданы остатки' }).first();
  await expect(newest).toContainText('ждёт очереди');
  await expectAccessible(page);
  await newest.getByRole('button', { name: 'Остановить' }).click();
  await expect(newest).toContainText(/остановлено, не изменено: 9\s876/);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
  for (const id of ids) await asOperator(STOP_STOCK, { dto: { id } });
});
