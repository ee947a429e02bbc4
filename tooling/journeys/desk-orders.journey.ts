import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { asShopper, DESK, enterDesk } from './enter-desk.js';
import { expectAccessible } from './expect-accessible.js';
import { awaitHydration } from './hydrated-pages.js';
import { asOperator } from './operator.js';
import { fillCart, pay, payOrder, signInByPhone } from './purchase.js';
import { freshPhone, test } from './shopper.js';

const IS_MOVED = /^(Ждёт отправки|Выкуплен)$/;

async function enter(page: Page): Promise<void> {
  await page.goto(`${DESK}/sign-in`);
  await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible();
  await expectAccessible(page);
  await enterDesk(page, '/');
  await expect(page.getByRole('heading', { level: 1, name: 'Сегодня' })).toBeVisible();
  // The link's token is no part of the history.
  expect(page.url()).not.toContain('#');
}

test('an operator advances an order, cancels a part of it with a reason, and signs out', async ({ page, browser }) => {
  test.setTimeout(240_000);
  await signInByPhone(page);
  await fillCart(page, { from: 12, count: 2, listing: '/catalog/any/sneakers?deliverySpeed=FAST&page=2' });
  const number = await payOrder(page, 'Вера');

  const context = awaitHydration(await browser.newContext({ locale: 'ru-RU', timezoneId: 'Europe/Moscow' }));
  const desk = await context.newPage();
  const complaints: string[] = [];
  desk.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  desk.on('pageerror', (error) => complaints.push(error.message));
  await enter(desk);
  await expectAccessible(desk);

  await desk.getByRole('link', { name: /заказ\S* оплачен/ }).click();
  await expect(desk).toHaveURL(/\/admin\/orders\?status=PAID_READY_TO_SEND$/);
  const list = desk.getByRole('grid', { name: 'Заказы' });
  // The oldest are first, and in a large shop they fill the screen.
  await expect(list.getByRole('rowheader').first()).toBeVisible();
  await desk.getByRole('combobox', { name: 'Порядок' }).selectOption('NEWEST_FIRST');
  await expect(list.getByRole('link', { name: number })).toBeVisible();
  await expectAccessible(desk);

  // From here to the order by the keyboard alone.
  await desk.keyboard.press('/');
  await desk.keyboard.type(number);
  await desk.keyboard.press('Enter');
  const row = desk.getByRole('row').filter({ has: desk.getByRole('link', { name: number }) });
  await expect(list.getByRole('rowheader')).toHaveCount(1);
  await expect(row.getByRole('gridcell', { name: 'Оплачен' })).toBeVisible();
  await desk.getByRole('heading', { level: 1 }).click();
  await desk.keyboard.press('j');
  await expect(row.getByRole('rowheader')).toBeFocused();
  await desk.keyboard.press('x');
  await expect(desk.getByText('1 заказ выбран')).toBeVisible();
  // Units may be in Russia, or one of them abroad.
  await desk.getByRole('button', { name: /^(К отправке|Выкуплено|Каждую вещь дальше)$/ }).click();
  await expect(desk.getByText('1 заказ перешёл дальше')).toBeVisible();
  await expect(list.getByRole('rowheader')).toHaveCount(0);

  await desk.keyboard.press('Control+k');
  await desk.keyboard.type(number);
  await desk.getByRole('option', { name: `Заказ ${number}` }).click();
  await expect(desk.getByRole('heading', { level: 1, name: `Заказ ${number}` })).toBeVisible();
  await expect(desk.getByRole('cell', { name: IS_MOVED })).toHaveCount(2);
  await expectAccessible(desk);

  const units = desk.getByRole('table', { name: 'Вещи' });
  await units.getByRole('checkbox').nth(1).check();
  await desk.getByRole('button', { name: 'Отменить выбранное' }).click();
  const dialog = desk.getByRole('dialog', { name: '1 вещь отменить?' });
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Брак: отклеилась подошва');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Отменить выбранное' }).click();
  await expect(dialog).toBeHidden();
  await expect(units.getByText('Возвращён')).toHaveCount(1);
  await expect(units.getByRole('cell', { name: IS_MOVED })).toHaveCount(1);
  await expect(desk.getByText(/^(Возвращено|К возврату)$/)).toBeVisible();

  const track = units.getByRole('textbox').last();
  await track.fill('RU123456789');
  await track.press('Enter');
  await desk.getByRole('textbox', { name: 'Заметка для коллег' }).fill('Перезвонить вечером');
  await desk.getByRole('button', { name: 'Записать' }).click();
  // Among the notes, and in the history.
  const noted = desk.getByRole('paragraph').filter({ hasText: 'Перезвонить вечером' }).first();
  await expect(noted).toBeVisible();
  await expect(desk.getByRole('textbox', { name: 'Заметка для коллег' })).toHaveValue('');
  await desk.reload();
  await expect(noted).toBeVisible();
  await expect(units.getByRole('textbox').last()).toHaveValue('RU123456789');

  await desk.getByRole('button', { name: /^Кто вошёл/ }).click();
  await desk.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible();
  await desk.goto(`${DESK}/orders/${number}`);
  await expect(desk).toHaveURL(`${DESK}/sign-in?to=${encodeURIComponent(`/orders/${number}`)}`);
  expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  await context.close();
});

interface Offer {
  id: string;
  price: number | null;
  stock: number;
  reserved: number;
  suppliedBy: { type: string; isoCode: string };
}

/** Places an order of a thing from the shop's own warehouse and one from abroad, as on the telephone. */
async function placeMixed(): Promise<{ number: number; paymentLink: string }> {
  const { nodes } = await asOperator<{ nodes: Offer[] }>(
    '{ offersConnection(first: 100) { nodes { id price stock reserved suppliedBy { type isoCode } } } }',
  );
  const free = nodes.filter(({ price, stock, reserved }) => price !== null && stock > reserved);
  const own = free.find(({ suppliedBy }) => suppliedBy.type === 'MEET_WAREHOUSE')!;
  const abroad = free.find(({ suppliedBy }) => suppliedBy.isoCode !== 'RU')!;
  return asOperator(
    'mutation ($dto: OrderForShopperInput!) { createOrderForShopper(dto: $dto) { number paymentLink } }',
    {
      dto: {
        idempotencyKey: randomUUID(),
        items: [{ id: own.id }, { id: abroad.id }],
        contact: { name: 'Мила', phone: `+7${freshPhone()}` },
        delivery: { address: { cityId: '0c5b2444-70a0-4932-980c-b4dc0d3f02b5', street: 'Лесная', house: '7' } },
        paymentType: 'SBP',
        notify: false,
      },
    },
  );
}

test('a thing from the own warehouse and one from abroad are moved each by its own steps', async ({ page }) => {
  const { number, paymentLink } = await placeMixed();
  await page.goto(paymentLink);
  await pay(page);

  await enterDesk(page, `/orders/${number}`);
  await expect(page.getByRole('button', { name: 'Выкуплено: 1 вещь' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'К отправке: 1 вещь' }).click();
  await expect(page.getByRole('cell', { name: 'Ждёт отправки' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Выкуплено: 1 вещь' }).click();
  await expect(page.getByRole('cell', { name: 'Выкуплен' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Передать в доставку: 1 вещь' })).toBeVisible();

  // What is ticked has its own step.
  const bought = page.getByRole('row').filter({ has: page.getByRole('cell', { name: 'Выкуплен' }) });
  await bought.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'В логистический центр' }).click();
  await expect(page.getByRole('cell', { name: 'В логистическом центре' })).toHaveCount(1);

  // The sum is named before anything is given back.
  await page.getByRole('table', { name: 'Вещи' }).getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Отменить выбранное' }).click();
  const dialog = page.getByRole('dialog', { name: '1 вещь отменить?' });
  await expect(dialog.getByText('Вернётся денег')).toBeVisible();
  await expectAccessible(page);
});

test('an operator copies the payment link of an order, makes another one when a payment has failed, and sees it go with the payment', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { number, paymentLink } = await placeMixed();
  await enterDesk(page, `/orders/${number}`);
  const link = page.getByRole('textbox', { name: 'Ссылка на оплату' });
  await expect(link).toHaveValue(paymentLink);
  await expect(page.getByText('Действует до')).toBeVisible();
  await expectAccessible(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Скопировать' }).click();
  await expect(page.getByRole('button', { name: 'Скопировано' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(paymentLink);

  const context = awaitHydration(await browser.newContext({ locale: 'ru-RU', timezoneId: 'Europe/Moscow' }));
  const buyer = await context.newPage();
  await buyer.goto(paymentLink);
  await buyer.getByRole('button', { name: 'Отказать' }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Оплата не прошла')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Сделать ссылку' }).click();
  await expect(link).not.toHaveValue(paymentLink);
  await buyer.goto(await link.inputValue());
  await pay(buyer);
  await context.close();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('cell', { name: 'Оплачен' })).toHaveCount(2, { timeout: 2000 });
  }).toPass();
  await expect(link).toHaveCount(0);
});

test('an operator requests a return for a shopper from the order, sees what goes back, and opens it in the queue', async ({
  page,
}) => {
  const { authData } = await asShopper<{ authData: { accessToken: string } }>(
    'mutation { createSandboxShopper(dto: { orders: [DELIVERED] }) { authData { accessToken } } }',
    {},
  );
  const { nodes } = await asShopper<{ nodes: { number: number }[] }>(
    '{ userOrdersConnection(first: 1) { nodes { number } } }',
    {},
    authData.accessToken,
  );
  await enterDesk(page, `/orders/${nodes[0]!.number}`);
  await page.getByRole('table', { name: 'Вещи' }).getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Оформить возврат' }).click();
  const dialog = page.getByRole('dialog', { name: 'Возврат за покупателя' });
  await expect(dialog.getByText('Вернётся денег')).toBeVisible();
  await expectAccessible(page);

  // Without a reason nothing is sent, and the field that lacks it has the focus.
  await dialog.getByRole('button', { name: 'Оформить возврат' }).click();
  await expect(dialog.getByText('Выберите причину.')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Причина' })).toBeFocused();
  await dialog.getByRole('combobox', { name: 'Причина' }).selectOption('DEFECT');
  await expect(dialog.getByText('вернётся и доставка')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Что говорит покупатель' }).fill('Отклеилась подошва');
  await dialog.getByRole('button', { name: 'Оформить возврат' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Открыть возврат' }).click();
  await expect(page).toHaveURL(/\/admin\/queue\/[0-9a-f-]{36}/);
  await expect(page.getByText('Отклеилась подошва')).toBeVisible();

  // The same unit is in no second return.
  await page.goto(`${DESK}/orders/${nodes[0]!.number}`);
  await page.getByRole('table', { name: 'Вещи' }).getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Оформить возврат' }).click();
  await expect(dialog.getByText('Уже есть в открытом возврате')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Оформить возврат' })).toBeDisabled();
});

test('the desk shows an order within the width of a phone in dark mode', async ({ browser }) => {
  const context = awaitHydration(
    await browser.newContext({
      locale: 'ru-RU',
      timezoneId: 'Europe/Moscow',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      colorScheme: 'dark',
    }),
  );
  const desk = await context.newPage();
  await enter(desk);
  await desk.getByRole('button', { name: 'Меню' }).click();
  await desk.getByRole('dialog').getByRole('link', { name: 'Заказы' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
  await desk.getByRole('grid').getByRole('link').first().click();
  await expect(desk.getByRole('heading', { level: 1, name: /^Заказ \d+$/ })).toBeVisible();
  await expectAccessible(desk);
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});

test('filters of the order list are saved as a view, shared with colleagues, and removed', async ({ page }) => {
  await enterDesk(page, '/orders?status=DELIVERED');
  await page.getByRole('button', { name: 'Виды' }).click();
  await page.getByRole('menuitem', { name: 'Сохранить этот вид' }).click();
  const dialog = page.getByRole('dialog', { name: 'Виды списка' });
  await dialog.getByRole('textbox', { name: 'Название' }).fill('Получены');
  await dialog.getByRole('checkbox', { name: 'Показывать коллегам' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`${DESK}/orders`);
  await page.getByRole('button', { name: 'Виды' }).click();
  await page.getByRole('menuitem', { name: 'Получены' }).click();
  await expect(page).toHaveURL(`${DESK}/orders?status=DELIVERED`);
  await page.getByRole('button', { name: 'Виды' }).click();
  await page.getByRole('menuitem', { name: 'Сохранить этот вид' }).click();
  await dialog.getByRole('button', { name: 'Удалить вид: Получены' }).click();
  await expect(dialog.getByText('Получены')).toHaveCount(0);
});
