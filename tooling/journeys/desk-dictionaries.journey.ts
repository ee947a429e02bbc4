import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { enterDesk, expectNoOverflow } from './enter-desk.js';
import { expectAccessible } from './expect-accessible.js';
import { asOperator } from './operator.js';
import { test } from './shopper.js';

const brandOf = (name: string): Promise<{ id: string }> =>
  asOperator('mutation ($dto: SaveBrandInput!) { saveBrand(dto: $dto) { id } }', { dto: { name } });

test('a brand, a category and a colour are made, renamed and removed, and a taken name stands at the field', async ({
  page,
}) => {
  const number = randomInt(1e6);
  const [name, later, taken] = [`Новый ${number}`, `Другой ${number}`, `Занят ${number}`];
  await brandOf(taken);
  for (const [of, create] of [
    ['brand', 'Новый бренд'],
    ['category', 'Новый раздел'],
    ['colour', 'Новый цвет'],
  ] as const) {
    await enterDesk(page, `/goods/dictionaries?of=${of}&search=${number}`);
    await page.getByRole('button', { name: create }).click();
    const making = page.getByRole('dialog', { name: create });
    await making.getByRole('button', { name: 'Сохранить' }).click();
    await expect(making.getByLabel('Название')).toHaveAccessibleDescription(/Введите название/);
    if (of === 'brand') {
      await making.getByLabel('Название').fill(taken);
      await making.getByRole('button', { name: 'Сохранить' }).click();
      await expect(making.getByLabel('Название')).toHaveAccessibleDescription(/имя|назван/i);
    }
    await expectAccessible(page);
    await making.getByLabel('Название').fill(name);
    if (of === 'colour') await making.getByLabel('Образец').fill('#123524');
    await making.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('button', { name: `Изменить: ${name}` }).click();
    const changing = page.getByRole('dialog', { name: `Изменить «${name}»` });
    await changing.getByLabel('Название').fill(later);
    await changing.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('button', { name: `Удалить: ${later}` }).click();
    const asking = page.getByRole('alertdialog');
    await expect(asking.getByText('Ни у одного товара его нет')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await asking.getByRole('button', { name: 'Убрать' }).click();
    await expect(page.getByRole('button', { name: `Удалить: ${later}` })).toHaveCount(0);
  }
});

test('an operator merges two brands after a preview, and then deletes the former name', async ({ page }) => {
  const number = randomInt(1e6);
  const [source, target] = [`Дубль ${number}`, `Бренд ${number}`];
  // Goods of one's own would end the demo for all journeys: that goods follow is for `merges.integration`.
  await brandOf(source);
  await brandOf(target);

  await enterDesk(page, '/goods');
  await page.getByRole('link', { name: 'Бренды, разделы, цвета' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Справочники' })).toBeVisible();
  await page.getByRole('searchbox').fill(String(number));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Объединить: ${source}` }).click();
  const dialog = page.getByRole('dialog', { name: `Объединить «${source}»` });
  await dialog.getByRole('button', { name: 'Объединить' }).click();
  await expect(dialog.getByText('Выберите, что останется')).toBeVisible();
  await dialog.getByRole('combobox').fill(target);
  await dialog.getByRole('option', { name: target }).click();
  await expect(dialog.getByText(`Перейдёт к «${target}»`)).toBeVisible();
  await expect(dialog.getByText('Отменить объединение нельзя')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await dialog.getByRole('button', { name: 'Объединить' }).click();
  await expect(page.getByText(`«${source}» теперь «${target}»`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Объединить: ${source}` })).toHaveCount(0);
  await page.getByRole('link', { name: 'Прежние имена' }).click();
  await expect(page.getByRole('row').filter({ hasText: source })).toContainText(target);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Забыть: ${source}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Забыть' }).click();
  await expect(page.getByRole('row').filter({ hasText: source })).toHaveCount(0);
});
