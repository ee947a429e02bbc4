import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { asOperator, deliver } from './operator.js';
import { choosePointInKazan, fillCart, pay } from './purchase.js';
import { codeFor, expectSignedIn, freshPhone, readThePage, test } from './shopper.js';

const WIDTHS = [390, 1440];

/** Orders as a guest, pays, and saves the order in an account by a code. Returns the number of the order. */
async function saveGuestOrder(page: Page, from: number, width: number): Promise<string> {
  const phone = freshPhone();
  await fillCart(page, { from, listing: '/catalog/any/clothes?deliverySpeed=FAST' });
  await page.goto('/checkout');
  await page.getByRole('textbox', { name: 'Имя' }).fill('Олег');
  await page.getByRole('textbox', { name: 'Телефон' }).pressSequentially(phone);
  await choosePointInKazan(page);
  await page.getByRole('button', { name: 'Перейти к оплате' }).click();
  await pay(page);
  const number = /\d+/.exec(await page.getByRole('heading', { level: 1, name: /^Заказ \d+$/ }).innerText())![0];

  await page.setViewportSize({ width, height: 844 });
  await readThePage(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Сохранить заказ в аккаунте' }).click();
  const code = page.getByRole('textbox', { name: 'Код из сообщения' });
  await expect(code).toBeFocused();
  // A phone may forget the page while its owner looks for the message.
  await page.reload();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await code.pressSequentially(await codeFor(`+7${phone}`));
  await expect(page).toHaveURL(/\/account\/orders\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: `Заказ ${number}` })).toBeVisible();
  return number;
}

async function statusOf(number: string): Promise<string> {
  const { items } = await asOperator<{ items: { number: number; status: string }[] }>(
    'query ($search: String!) { orders(dto: { search: $search }) { items { number status } } }',
    { search: number },
  );
  return items.find((order) => order.number === Number(number))!.status;
}

for (const [n, width] of WIDTHS.entries()) {
  test(`at ${width} pixels a guest saves a paid order in an account by a code and cancels it`, async ({ page }) => {
    const number = await saveGuestOrder(page, n, width);
    await page.goto('/account/orders');
    await page.getByRole('link', { name: new RegExp(number) }).click();
    await readThePage(page);
    await page.getByRole('button', { name: 'Отменить заказ' }).click();
    const question = page.getByRole('alertdialog', { name: `Отменить заказ ${number}?` });
    await expect(question).toContainText('тем же способом, каким вы платили');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Оставить' }).click();
    await expect(question).toHaveCount(0);
    expect(await statusOf(number)).toBe('PAID_READY_TO_SEND');
    await page.getByRole('button', { name: 'Отменить заказ' }).click();
    await question.getByRole('radio', { name: 'Долго ждать' }).check({ force: true });
    await question.getByRole('button', { name: 'Отменить заказ' }).click();
    await expect.poll(() => statusOf(number)).toBe('CANCEL_PURCHASE');
    await expect(page.getByText('Заказ отменён')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0);
    await expectSignedIn(page);
  });

  test(`at ${width} pixels a guest saves a paid order in an account by a code and returns it`, async ({ page }) => {
    const number = await saveGuestOrder(page, WIDTHS.length + n, width);
    await deliver(number);
    await page.reload();
    await page.getByRole('button', { name: 'Оформить возврат' }).click();
    const form = page.getByRole('form', { name: 'Заявка на возврат' });
    await form
      .getByRole('checkbox', { name: /Размер/ })
      .first()
      .check({ force: true });
    await form.getByRole('combobox', { name: 'Причина возврата' }).selectOption('SIZE');
    await form.getByRole('button', { name: 'Отправить заявку' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Заявка отправлена' })).toBeFocused();
    await expect(page.getByRole('region', { name: /^Заявка \d+$/ })).toContainText('На проверке');
  });
}
