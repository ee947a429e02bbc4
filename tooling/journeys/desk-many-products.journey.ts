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
