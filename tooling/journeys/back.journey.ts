import { expect } from '@playwright/test';
import { readThePage, test } from './shopper.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone: Back closes an open panel, and a closed panel costs no second Back', async ({ page }) => {
  await page.goto('/');
  await page.goto('/catalog/any/sneakers');
  await readThePage(page);
  const card = page.getByRole('main').getByRole('article').first();
  const sheet = page.getByRole('dialog', { name: 'Добавить в корзину' });
  const openSheet = async () => {
    await card.getByRole('button', { name: /размер/i }).click();
    await expect(sheet).toBeVisible();
  };

  await openSheet();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/sneakers$/);

  // A page opened in the panel takes the place of the panel in the history.
  await openSheet();
  await sheet.getByRole('link', { name: 'Подробнее о товаре' }).click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(/sneakers$/);

  // What was chosen in the panel stays when Back closes it.
  await page.getByRole('button', { name: /^Фильтры/ }).click();
  const filters = page.getByRole('dialog', { name: 'Фильтры' });
  await filters.getByRole('group', { name: 'Бренд' }).getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/brand=/);
  await page.goBack();
  await expect(filters).toHaveCount(0);
  await expect(page).toHaveURL(/brand=/);
  await page.goBack();
  await expect(page).toHaveURL(/sneakers$/);

  await openSheet();
  await sheet.getByRole('button', { name: 'Закрыть' }).first().click();
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
