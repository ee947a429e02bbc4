import { expect, type Locator, type Page } from '@playwright/test';
import { asShopper, DESK, enterDesk, expectNoOverflow } from './enter-desk.js';
import { expectAccessible } from './expect-accessible.js';
import { freshPhone } from './shopper.js';
import { test } from './shopper.js';

const LISTING = `query { filteredProducts(dto: {}, pagination: { limit: 1 }) { items { name } } }`;

interface Listing {
  items: { name: string }[];
}

/** Types into a field with a list, and takes the first entry of it that can be taken. */
async function choose(field: Locator, text: string, page: Page): Promise<void> {
  await field.fill(text);
  const option = page.getByRole('option').and(page.locator(':not([aria-disabled="true"])')).first();
  await expect(option).toBeVisible();
  await option.click();
}

// A link to sign in replaces the one before.
test.describe.configure({ mode: 'serial' });

const A4 = '210 × 297';

/** Returns the sizes of the printed pages in millimetres. */
async function papers(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
  const inMillimetres = (points: string) => Math.round((Number(points) / 72) * 25.4);
  return [...pdf.matchAll(/\/MediaBox ?\[0 0 (\S+) (\S+)\]/g)].map(
    ([, width, height]) => `${inMillimetres(width!)} × ${inMillimetres(height!)}`,
  );
}

const sums = (page: Page) => page.getByRole('button', { name: /^Оформить за \d/ });

test('an operator places a telephone order on one page, moves it to a pickup point, and prints it', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { items } = await asShopper<Listing>(LISTING, {});
  const [{ name }] = items as [{ name: string }];
  await enterDesk(page, '/orders');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'Новый заказ' })).toBeVisible();
  await expectAccessible(page);

  // What is missing stands at its field, and nothing is placed.
  await page.getByRole('button', { name: 'Оформить' }).click();
  await expect(page.getByText('Добавьте хотя бы одну вещь')).toBeVisible();
  await expect(page.getByText('Выберите город из списка')).toBeVisible();
  await expectAccessible(page);

  await choose(page.getByRole('combobox', { name: 'Добавить вещь' }), name, page);
  await expect(page.getByRole('table', { name: 'Вещи' }).getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Имя' }).fill('Вера');
  await page.getByRole('textbox', { name: 'Телефон' }).pressSequentially(freshPhone());
  await choose(page.getByRole('combobox', { name: 'Город' }), 'Казань', page);
  await page.getByRole('textbox', { name: 'Улица' }).fill('ул Баумана');
  await page.getByRole('textbox', { name: 'Дом' }).fill('7');
  await expect(sums(page)).toBeVisible();
  await expect(page.getByText('Добавьте хотя бы одну вещь')).toHaveCount(0);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
  await sums(page).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Заказ \d+$/ });
  await expect(heading).toBeVisible();
  const number = (await heading.innerText()).replace(/\D/g, '');
  await expect(page.getByText('Казань, ул Баумана')).toBeVisible();

  await page.getByRole('button', { name: 'Изменить адрес' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новый адрес' });
  await dialog.getByText('В пункт выдачи').click();
  // The town of the address is found again by its name.
  await choose(dialog.getByRole('combobox', { name: 'Пункт выдачи' }), 'а', page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Посчитать' }).click();
  await expect(dialog.getByText('Новый итог')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Просит в пункт выдачи');
  await dialog.getByRole('button', { name: 'Изменить адрес' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Казань, ул Баумана')).toHaveCount(0);

  await page.getByRole('link', { name: 'Упаковочный лист' }).click();
  const slip = page.getByRole('article', { name: `Упаковочный лист: Заказ ${number}` });
  await expect(slip.getByText('Вера')).toBeVisible();
  await expect(slip.getByText('Пункт выдачи')).toBeVisible();
  await expect(slip.getByText('Ещё не оплачено')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(slip).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Печать' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goBack();
  await page.getByRole('link', { name: 'Наклейка на посылку' }).click();
  const label = page.getByRole('article', { name: `Наклейка на посылку: Заказ ${number}` });
  await expect(label.getByRole('heading', { name: number })).toBeVisible();
  await expect(label.getByText('Вера')).toBeVisible();
  await expect(label.getByText('Посылка 1 из 1')).toBeVisible();
  await expect(label.getByText('₽')).toHaveCount(0);
  await expectAccessible(page);
  expect(await papers(page)).toEqual(['100 × 150']);
});

test('selected orders are printed as packing slips and as a list of calls', async ({ page }) => {
  await enterDesk(page, '/orders');
  const rows = page.getByRole('grid', { name: 'Заказы' }).getByRole('checkbox');
  await expect(rows.nth(2)).toBeVisible();
  await rows.nth(1).check();
  await rows.nth(2).check();
  await page.getByRole('button', { name: 'Печать' }).click();
  await page.getByRole('menuitem', { name: 'Упаковочные листы' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  const address = page.url();
  expect(await papers(page)).toEqual([A4, A4]);
  await page.goto(address.replace('slips', 'calls'));
  await expect(page.getByRole('table', { name: 'Список для обзвона' }).getByRole('rowheader')).toHaveCount(2);
  await expectAccessible(page);
  await page.goto(`${DESK}/orders/print/calls?orders=999999999`);
  await expect(page.getByText('таких заказов нет: 999999999')).toBeVisible();
});
