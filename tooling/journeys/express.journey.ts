import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { drawer, fillCart, payOrder, signInByPhone } from './purchase.js';
import { freshPhone, readThePage, test } from './shopper.js';

const SIZES = [
  [390, 844],
  [1440, 900],
] as const;
/** Sneakers with this size in Russia; each test buys others. */
const SIZE = '42';
const LISTING = `/catalog/any/sneakers?deliverySpeed=FAST&age=false&size=${SIZE}`;

/** Counts what a shopper presses and fills in. */
class Hand {
  taps = 0;
  fields = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  async write(target: Locator, text: string): Promise<void> {
    this.fields += 1;
    await target.pressSequentially(text);
  }
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Купить сразу' });
const buyNow = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Купить сразу/ });

/** Opens a product of the listing, with the size chosen or without. */
async function openProduct(page: Page, from: number, withSize: boolean): Promise<void> {
  await page.goto(LISTING);
  const card = page.getByRole('main').getByRole('article').nth(from);
  const href = (await card.getByRole('link').first().getAttribute('href'))!;
  await page.goto(`${href.split('?')[0]}${withSize ? `?size=${SIZE}` : ''}`);
  await readThePage(page);
}

const inCart = async (page: Page) => {
  await page.goto('/cart');
  await readThePage(page);
  const lines = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('checkbox') });
  await expect(lines.first()).toContainText('Придёт');
  return lines.allInnerTexts();
};

for (const [n, [width, height]] of SIZES.entries())
  test(`at ${width} pixels a returning shopper buys with three taps, and the cart stays unchanged`, async ({
    page,
  }) => {
    await signInByPhone(page);
    await fillCart(page, { from: 8 + n, listing: '/catalog/any/clothes?deliverySpeed=FAST' });
    await payOrder(page, 'Олег');
    await fillCart(page, { from: 12 + n, listing: '/catalog/any/clothes?deliverySpeed=FAST' });
    const before = await inCart(page);
    expect(before).toHaveLength(1);

    await page.setViewportSize({ width, height });
    await openProduct(page, 14 + n, true);
    const hand = new Hand();
    await hand.tap(buyNow(page));
    await expect(sheet(page).getByText('Пункт выдачи, Казань')).toBeVisible();
    await expect(sheet(page).getByRole('button', { name: /^Оплатить\s[\d\s]+₽$/ })).toBeEnabled();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await hand.tap(sheet(page).getByRole('button', { name: /^Оплатить/ }));
    await expect(page).toHaveURL(/\/sandbox-payment\//);
    await hand.tap(page.getByRole('button', { name: 'Оплатить', exact: true }));
    await expect(page.getByText('Спасибо, оплата прошла')).toBeVisible();
    expect(hand).toEqual({ taps: 3, fields: 0 });
    expect(await inCart(page)).toEqual(before);

    // The size is remembered: another product of that kind needs no choice.
    await openProduct(page, 16 + n, false);
    await expect(buyNow(page)).toHaveAccessibleName(`Купить сразу, размер ${SIZE}`);
    await buyNow(page).click();
    await sheet(page)
      .getByRole('button', { name: /^Оплатить\s[\d\s]+₽$/ })
      .click();
    await expect(page).toHaveURL(/\/sandbox-payment\//);
    // Until it is paid it can be undone.
    await page.goto('/account/orders');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await readThePage(page);
    await page.getByRole('button', { name: 'Отменить заказ' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить заказ' }).click();
    await expect(page.getByText('Заказ отменён').first()).toBeVisible();
  });

test('a guest goes from «Купить сразу» to the checkout with that product alone', async ({ page }) => {
  await fillCart(page, { from: 15, listing: '/catalog/any/clothes?deliverySpeed=FAST' });
  await openProduct(page, 19, true);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await buyNow(page).click();
  await expectAccessible(page);
  await sheet(page).getByRole('button', { name: 'К оформлению' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByText('1 товар')).toBeVisible();
  const lines = await inCart(page);
  expect(lines).toHaveLength(2);
  await expect(
    page.getByRole('main').getByRole('checkbox', { checked: true, name: new RegExp(name.split(/\s/)[0]!) }),
  ).toHaveCount(1);
  await expect(drawer(page)).toHaveCount(0);
});

for (const [n, [width, height]] of SIZES.entries())
  test(`at ${width} pixels a guest buys with seven taps and three fields`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openProduct(page, 22 + n, false);
    const hand = new Hand();
    await hand.tap(
      page
        .getByRole('main')
        .locator('label', { has: page.locator(`input[type=radio][value="${SIZE}"]`) })
        .first(),
    );
    await hand.tap(buyNow(page));
    await hand.tap(sheet(page).getByRole('button', { name: 'К оформлению' }));
    await hand.write(page.getByRole('textbox', { name: 'Имя' }), 'Олег');
    await hand.write(page.getByRole('textbox', { name: 'Телефон' }), freshPhone());
    await hand.write(page.getByRole('combobox', { name: 'Город' }), 'Казан');
    await hand.tap(page.getByRole('option', { name: /^Казань/ }));
    await hand.tap(page.getByRole('button', { name: /^Выбрать: / }).first());
    await hand.tap(page.getByRole('button', { name: 'Перейти к оплате' }));
    await expect(page).toHaveURL(/\/sandbox-payment\//);
    await hand.tap(page.getByRole('button', { name: 'Оплатить', exact: true }));
    await expect(page.getByText('Спасибо, оплата прошла')).toBeVisible();
    expect(hand).toEqual({ taps: 7, fields: 3 });
  });
