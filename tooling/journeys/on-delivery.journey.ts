import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { asOperator, deliver } from './operator.js';
import { choosePointInKazan, fillCart } from './purchase.js';
import { codeFor, freshPhone, readThePage, test } from './shopper.js';

interface Found {
  number: number;
  status: string;
  paid: boolean;
  amountDue: number;
  payments: { amount: number; provider: string }[];
}

async function orderOf(number: string): Promise<Found> {
  const { items } = await asOperator<{ items: Found[] }>(
    'query ($search: String!) { orders(dto: { search: $search }) { items { number status paid amountDue payments { amount provider } } } }',
    { search: number },
  );
  return items.find((order) => order.number === Number(number))!;
}

const noSideways = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

for (const [n, width] of [390, 1440].entries()) {
  test(`at ${width} pixels a guest orders, confirms by a code, and pays on delivery`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 844 });
    const phone = freshPhone();
    await fillCart(page, { from: 8 + n, listing: '/catalog/any/clothes?deliverySpeed=FAST' });
    await page.goto('/checkout');
    await page.getByRole('textbox', { name: 'Имя' }).fill('Олег');
    await page.getByRole('textbox', { name: 'Телефон' }).pressSequentially(phone);
    await choosePointInKazan(page);
    await page.getByRole('radio', { name: 'При получении' }).check({ force: true });
    await expectAccessible(page);
    await noSideways(page);
    await page.screenshot({ path: info.outputPath('checkout.png'), fullPage: true });
    await page.getByRole('button', { name: 'Оформить заказ' }).click();

    const heading = page.getByRole('heading', { level: 1, name: /^Заказ \d+$/ });
    const number = /\d+/.exec(await heading.innerText())![0];
    await readThePage(page);
    await expect(page.getByText(/^Оплата при получении: /)).toBeVisible();
    await page.getByRole('button', { name: /^Получить код/ }).click();
    const field = page.getByRole('textbox', { name: /^Код, отправленный/ });
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('code.png'), fullPage: true });
    await field.pressSequentially(await codeFor(`+7${phone}`));
    await expect(page.getByRole('heading', { name: 'Подтверждён' })).toBeVisible();
    await expect(field).toHaveCount(0);
    expect(await orderOf(number)).toMatchObject({ status: 'PAID_READY_TO_SEND', paid: false, payments: [] });
    await expectAccessible(page);
    await noSideways(page);
    await page.screenshot({ path: info.outputPath('confirmed.png'), fullPage: true });

    const { amountDue } = await orderOf(number);
    await deliver(number);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Получен и оплачен' })).toBeVisible();
    await expect(page.getByText(/^Оплата при получении: /)).toHaveCount(0);
    expect(await orderOf(number)).toMatchObject({
      ...{ status: 'DELIVERED', paid: true, amountDue: 0 },
      payments: [{ amount: amountDue, provider: 'by-hand' }],
    });
  });
}
