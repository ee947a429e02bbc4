import { expect, type Page } from '@playwright/test';
import { deliver } from './operator.js';
import { codeFor, expectSignedIn, freshPhone, readThePage } from './shopper.js';

export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Корзина' });

interface Picked {
  from: number;
  count?: number;
  listing?: string;
}

/**
 * Adds `count` products of a listing to the cart, in one size each, starting with card number `from`. Each test uses
 * other products: many sizes have only one unit, which an order takes.
 */
export async function fillCart(
  page: Page,
  { from, count = 1, listing = '/catalog/any/sneakers?deliverySpeed=FAST' }: Picked,
): Promise<void> {
  await page.goto(listing);
  for (let index = 0; index < count; index += 1) {
    const card = page
      .getByRole('main')
      .getByRole('article')
      .nth(from + index);
    await card.hover();
    await card.getByRole('list', { name: 'Размеры' }).getByRole('button').first().click();
    await expect(drawer(page).getByRole('article')).toHaveCount(index + 1);
    await drawer(page).getByRole('button', { name: 'Закрыть' }).click();
    await expect(drawer(page)).toBeHidden();
  }
}

/**
 * Signs in by telephone, because only shoppers with a confirmed telephone number can spend the points for registering.
 */
export async function signInByPhone(page: Page, phone = freshPhone()): Promise<string> {
  await page.goto('/auth?by=phone');
  await readThePage(page);
  await page.getByRole('textbox', { name: 'Номер телефона' }).pressSequentially(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByRole('textbox', { name: 'Код из сообщения' }).pressSequentially(await codeFor(`+7${phone}`));
  await expect(page).toHaveURL(/\/account$/);
  await expectSignedIn(page);
  return phone;
}

export async function choosePointInKazan(page: Page): Promise<void> {
  const town = page.getByRole('combobox', { name: 'Город' });
  // The delivery place of the last order is already chosen.
  if ((await town.inputValue()) !== 'Казань') {
    await town.pressSequentially('Казан');
    await page.getByRole('option', { name: /^Казань/ }).click();
    await page
      .getByRole('button', { name: /^Выбрать: / })
      .first()
      .click();
  }
  await expect(page.getByRole('button', { name: /^Выбран: / })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^Доставка .*Придёт/)).toBeVisible();
}

export async function pay(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(page).toHaveURL(/\/orders\/[\w-]+\?from=payment$/);
  await expect(page.getByText('Спасибо, оплата прошла')).toBeVisible();
}

/** Orders the goods in the cart for a signed-in shopper and pays. Returns the number of the order. */
export async function payOrder(page: Page, name: string): Promise<string> {
  await page.goto('/checkout');
  await page.getByRole('textbox', { name: 'Имя' }).fill(name);
  await choosePointInKazan(page);
  await page.getByRole('button', { name: 'Перейти к оплате' }).click();
  await pay(page);
  const heading = page.getByRole('heading', { level: 1, name: /^Заказ \d+$/ });
  return /\d+/.exec(await heading.innerText())![0];
}

/** Orders the goods in the cart for a signed-in shopper, pays, and has the order delivered. */
export async function receiveOrder(page: Page, name: string): Promise<void> {
  await deliver(await payOrder(page, name));
}
