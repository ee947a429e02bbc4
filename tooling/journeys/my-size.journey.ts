import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { fillCart, receiveOrder, signInByPhone } from './purchase.js';
import { test } from './shopper.js';

const listing = '/catalog/any/sneakers?deliverySpeed=FAST&sort=NEW_FIRST';
/** A card that no other test buys. */
const bought = 5;
const sentence = (page: Page) => page.getByText(/^В\s.+ вы носите \S/).first();

test('a size that was kept is marked and explained on the product page, and listed in the account', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signInByPhone(page);
  await page.goto(listing);
  const card = page.getByRole('main').getByRole('article').nth(bought);
  const product = (await card.getByRole('link').first().getAttribute('href'))!;
  await fillCart(page, { from: bought, listing });
  await receiveOrder(page, 'Марта');

  await page.goto('/account#sizes');
  const sizes = page.getByRole('region', { name: 'Мои размеры' });
  await expect(sizes.getByRole('listitem')).toHaveCount(1);
  await expect(sizes).toContainText('по 1 вещи, которую вы оставили');

  await page.goto(product);
  await expect(sentence(page)).toContainText('по 1 вещи, которую вы оставили');
  await expectAccessible(page);
});
