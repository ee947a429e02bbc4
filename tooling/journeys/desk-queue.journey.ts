import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { asShopper, DESK, enterDesk, expectNoOverflow, someInn } from './enter-desk.js';
import { expectAccessible } from './expect-accessible.js';
import { asOperator } from './operator.js';
import { test } from './shopper.js';

interface Order {
  uuid: string;
  orderProductItems: { id: string; productItem: { productId: string } }[];
}

/** A shopper with a delivered order: returns it, and the shopper's token. */
async function buyer(): Promise<{ order: Order; token: string }> {
  const { authData } = await asShopper<{ authData: { accessToken: string } }>(
    'mutation { createSandboxShopper(dto: { orders: [DELIVERED] }) { authData { accessToken } } }',
    {},
  );
  const token = authData.accessToken;
  const { nodes } = await asShopper<{ nodes: Order[] }>(
    '{ userOrdersConnection(first: 1) { nodes { uuid orderProductItems { id productItem { productId } } } } }',
    {},
    token,
  );
  return { order: nodes[0]!, token };
}

const returnOf = async ({ order, token }: { order: Order; token: string }): Promise<number> => {
  const items = [{ id: order.orderProductItems[0]!.id, reason: 'SIZE', comment: 'Малы' }];
  const { number } = await asShopper<{ number: number }>(
    'mutation ($dto: CreateReturnRequestInput!) { createReturnRequest(dto: $dto) { number } }',
    { dto: { uuid: order.uuid, items } },
    token,
  );
  return number;
};

const reviewOf = async ({ order, token }: { order: Order; token: string }): Promise<string> => {
  const { productId } = order.orderProductItems[0]!.productItem;
  const { id } = await asShopper<{ id: string }>(
    'mutation ($dto: CreateReviewInput!) { createReview(dto: $dto) { id } }',
    { dto: { productId, rating: 2, text: 'Подошва отклеилась на второй день' } },
    token,
  );
  return id;
};

const stateOf = async (list: string, id: string): Promise<string | undefined> => {
  const { nodes } = await asOperator<{ nodes: { id: string; state: string }[] }>(
    `{ ${list}(first: 100, sort: NEWEST_FIRST) { nodes { id state } } }`,
  );
  return nodes.find((node) => node.id === id)?.state;
};

const kinds = (page: Page) => page.getByRole('navigation', { name: 'Что ждёт' });
const entry = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });

test.describe.configure({ mode: 'serial' });

test('an operator processes a return from the request to the refund by keyboard', async ({ page }) => {
  test.setTimeout(240_000);
  const shopper = await buyer();
  const number = await returnOf(shopper);
  await enterDesk(page, '/queue');
  await expect(page.getByRole('table').getByRole('link', { name: `Возврат ${number},` })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('/');
  await page.keyboard.type(String(number));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`search=${number}$`));
  await kinds(page).getByRole('link', { name: 'Возвраты' }).click();
  await expect(page).toHaveURL(/kind=RETURN/);
  const rows = page.getByRole('table').getByRole('rowheader');
  await expect(rows).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(entry(page, `Возврат ${number},`)).toBeVisible();
  await expect(page.getByText('Не подошёл размер')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('a');
  await expect(page.getByText(/возврат одобрен$/)).toBeVisible();
  // Only then the list is there again.
  await expect(entry(page, `Возврат ${number},`)).toBeHidden();

  await page.getByRole('table').getByRole('link').click();
  await page.getByRole('button', { name: 'Вещь пришла' }).click();
  await expect(page.getByText(/вещь пришла$/)).toBeVisible();

  await expect(page.getByRole('combobox', { name: 'Решение' })).toHaveValue('REFUND');
  await expect(page.getByRole('checkbox', { name: 'Можно снова продать' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Вернуть .+ и закрыть$/ }).click();
  await expect(page.getByText(/возврат закрыт$/)).toBeVisible();
  const { nodes } = await asOperator<{ nodes: { number: number; state: string }[] }>(
    'query ($search: String!) { returnRequestsConnection(first: 20, dto: { search: $search }) { nodes { number state } } }',
    { search: String(number) },
  );
  expect(nodes.find((one) => one.number === number)?.state).toBe('REFUNDED');
});

test('an operator refuses a review with a reason and publishes the same review later', async ({ page }) => {
  test.setTimeout(240_000);
  const id = await reviewOf(await buyer());
  await enterDesk(page, `/queue/${id}?kind=REVIEW`);
  await expect(page.getByText('Подошва отклеилась на второй день')).toBeVisible();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Отклонить отзыв?' });
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Это о доставке, а не о вещи');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Отказать' }).click();
  await expect(page.getByText(/: отказано$/)).toBeVisible();
  expect(await stateOf('reviewsConnection', id)).toBe('REJECTED');
  await page.getByRole('button', { name: 'Всё-таки опубликовать' }).click();
  await expect(page.getByText(/отзыв опубликован$/)).toBeVisible();
  expect(await stateOf('reviewsConnection', id)).toBe('APPROVED');
  await expect(page.getByRole('button', { name: 'Снять отзыв' })).toBeVisible();
});

test('an operator agrees a price with a shopper and withdraws the price, and answers a partner', async ({ page }) => {
  test.setTimeout(240_000);
  const { order } = await buyer();
  const { productId } = order.orderProductItems[0]!.productItem;
  const phone = `+7916${randomInt(1_000_000, 9_999_999)}`;
  const { id } = await asShopper<{ id: string }>(
    'mutation ($dto: CreateMeetPriceRequestInput!) { createMeetPriceRequest(dto: $dto) { id } }',
    { dto: { productId, link: 'https://other.example/boots', phone, text: 'Там дешевле' } },
  );
  await enterDesk(page, `/queue/${id}?kind=MEET_PRICE_REQUEST`);
  await page.getByRole('button', { name: 'Взять в работу' }).click();
  await expect(page.getByText(/: в работе$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Размер' }).selectOption({ index: 1 });
  const price = page.getByRole('textbox', { name: 'Цена для покупателя' });
  await price.fill('дорого');
  await page.getByRole('button', { name: 'Согласовать цену' }).click();
  await expect(page.getByText('Наберите цену в рублях')).toBeVisible();
  await price.fill('100');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Согласовать цену' }).click();
  await expect(page.getByText(/цена согласована$/)).toBeVisible();
  await page.getByRole('button', { name: 'Забрать цену' }).click();
  const dialog = page.getByRole('dialog', { name: 'Забрать согласованную цену?' });
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Там эта пара кончилась');
  await dialog.getByRole('button', { name: 'Забрать цену' }).click();
  await expect(dialog).toBeHidden();
  expect(await stateOf('meetPriceRequestsConnection', id)).toBe('DECLINED');

  const inn = someInn();
  const companyName = `Кеды ${inn}`;
  await asShopper('mutation ($dto: CreateCooperativeRequestInput!) { createCooperativeRequest(dto: $dto) { inn } }', {
    dto: {
      ...{ companyName, companyType: 'OOO', fullName: 'Иванова Мария', inn, email: `${inn}@example.com` },
      ...{ phone: `+7916${randomInt(1_000_000, 9_999_999)}`, description: 'Хотим продавать у вас' },
    },
  });
  await page.goto(`${DESK}/queue?kind=COOPERATIVE_REQUEST&search=${inn}`);
  await page.getByRole('table').getByRole('link', { name: companyName }).click();
  await page.getByRole('textbox', { name: 'Ответ' }).fill('Да, ждём ваш прайс');
  await page.getByRole('button', { name: 'Согласиться' }).click();
  await expect(page.getByText(/согласие отправлено$/)).toBeVisible();
});

test('the queue of the desk and one of its entries fit a phone’s and a tablet’s width', async ({ page }) => {
  test.setTimeout(240_000);
  const number = await returnOf(await buyer());
  await enterDesk(page, '/queue');
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [820, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`${DESK}/queue?kind=RETURN`);
    const link = page.getByRole('table').getByRole('link', { name: `Возврат ${number},` });
    await expect(link).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await link.click();
    await expect(entry(page, `Возврат ${number},`)).toBeVisible();
    await expect(page.getByRole('table')).toBeHidden();
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
});
