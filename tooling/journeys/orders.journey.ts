import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { awaitHydration } from './hydrated-pages.js';
import { addUnit, asOperator, deliver } from './operator.js';
import { photo } from './photo.js';
import { drawer, fillCart, pay, payOrder, signInByPhone } from './purchase.js';
import { test } from './shopper.js';

// Tracing asks for broken pictures a second time, which the content security policy refuses.
test.use({ trace: 'off' });

interface Waiting {
  id: string;
  items: { id: string }[];
}

/** Returns the return request of an order that waits for the shop. */
async function waitingReturn(order: string): Promise<Waiting> {
  const { items } = await asOperator<{ items: Waiting[] }>(
    'query ($search: String!) { returnRequests(dto: { state: NEW, search: $search }) { items { id items { id } } } }',
    { search: order },
  );
  return items[0]!;
}

const answer = (call: string, dto: object) =>
  asOperator(`mutation ($dto: ${call[0]!.toUpperCase()}${call.slice(1)}Input!) { ${call}(dto: $dto) { state } }`, {
    dto,
  });

/** Expects that the page is accessible and does not scroll sideways on a phone. */
async function expectFitsPhone(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await page.setViewportSize({ width, height });
}

test('a delivered order is followed, extended, partly returned with a photo, refunded and repeated', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await signInByPhone(page);
  await fillCart(page, { from: 20 });
  const number = await payOrder(page, 'Анна');
  const order = page.url();

  // The account opens with the order; the forms and the way out come last.
  await page.goto('/account');
  const main = page.getByRole('main');
  const titles = await main.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(titles.slice(0, 3)).toEqual(['Последний заказ', 'Избранное', 'Профиль']);
  await expect(main.getByRole('button').last()).toHaveText('Выйти');

  // The shop adds a second thing. It waits for its payment outside of the order, and the list of orders says so.
  await addUnit(number);
  await page.goto('/account/orders');
  const card = page.getByRole('article', { name: `Заказ ${number}` });
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await expectFitsPhone(page);
  await card.getByRole('link', { name: /^Доплатить [\d\s]+₽$/ }).click();
  const waiting = page.getByRole('heading', { name: 'Ждёт доплаты' });
  await expect(waiting).toBeVisible();
  await expectFitsPhone(page);
  await page.getByRole('button', { name: /^Доплатить/ }).click();
  await pay(page);
  await expect(waiting).toHaveCount(0);
  await page.goto('/account/orders');
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await expect(card.getByRole('link', { name: /^Доплатить/ })).toHaveCount(0);
  await deliver(number);
  await page.goto(order);
  await page.getByRole('link', { name: 'Ссылка для получателя' }).click();
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/orders\/[\w-]+$/);

  // The way is there for whoever has the link, without a name, a telephone or a street.
  await page.getByRole('link', { name: 'Путь подробно' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Путь заказа ${number}` })).toBeVisible();
  await expect(page.getByText('Все вещи получены.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Передан в доставку' }).first()).toContainText(
    /, \d\d:\d\d/,
  );
  await expectFitsPhone(page);
  const other = await awaitHydration(await browser.newContext({ baseURL: baseURL! })).newPage();
  await other.goto(page.url());
  await expect(other.getByText('Все вещи получены.')).toBeVisible();
  await expect(other.getByText(/Анна|\+7/)).toHaveCount(0);
  await other.context().close();

  await page.goto('/account/orders');
  await page.getByRole('link', { name: new RegExp(number) }).click();
  await expect(page.getByText(/^Вернуть вещи можно до/)).toBeVisible();
  // What comes next has a link and a day.
  await expect(page.getByText(/^\+[\d\s]+бонус\S* стан\S+ доступ\S+ \d+\s[а-я]+$/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Написать отзыв: / }).first()).toHaveAttribute('href', /#review$/);
  await expectFitsPhone(page);

  // On paper there is the sheet alone, and it fits a page of A4.
  await page.getByRole('link', { name: 'Счёт и чеки' }).click();
  const paper = page.getByRole('article', { name: `Счёт по заказу ${number}` });
  await expect(paper).toContainText('Чек: предоплата');
  // The receipt for the goods that were handed over is issued a little later.
  await expect(async () => {
    await page.reload();
    await expect(paper).toContainText('Чек: полный расчёт', { timeout: 1000 });
  }).toPass();
  await expectFitsPhone(page);
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Распечатать' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'К заказу' }).click();

  // One of the two things goes back. What is missing is said at its place.
  await page.getByRole('button', { name: 'Оформить возврат' }).click();
  const form = page.getByRole('form', { name: 'Заявка на возврат' });
  await expect(form).toBeFocused();
  const boxes = form.getByRole('checkbox', { name: /Размер/ });
  await expect(boxes).toHaveCount(2);
  await boxes.first().check({ force: true });
  await form.getByRole('combobox', { name: 'Причина возврата' }).selectOption('DEFECT');
  await form.getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(page.getByRole('link', { name: 'Приложите хотя бы одну фотографию' })).toBeVisible();
  await form.getByLabel('Добавить фото').setInputFiles([
    { name: 'seam.jpg', mimeType: 'image/jpeg', buffer: await photo(page) },
    { name: 'not-a-picture.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"></svg>') },
  ]);
  await expect(page.getByText(/^not-a-picture\.jpg: это не фотография/)).toBeVisible();
  await expectFitsPhone(page);
  await form.getByRole('button', { name: 'Убрать фотографию not-a-picture.jpg' }).click();
  await form.getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Заявка отправлена' })).toBeFocused();
  const requests = page.getByRole('region', { name: /^Заявка \d+$/ });
  await expect(requests).toHaveCount(1);
  await expect(requests).toContainText('На проверке');
  await expect(requests.getByRole('img', { name: 'Фото 1' })).toBeVisible();

  // The operator's answers are shown in the order.
  const { id, items } = await waitingReturn(number);
  await answer('approveReturn', { id, instructions: 'Отдайте вещи в любом пункте выдачи' });
  await page.reload();
  await expect(requests).toContainText('Отдайте вещи в любом пункте выдачи');
  await expect(requests.getByRole('button', { name: 'Отменить заявку' })).toHaveCount(0);
  await expectFitsPhone(page);
  await asOperator('mutation ($id: ID!) { receiveReturn(dto: { id: $id }) { state } }', { id });
  await asOperator('mutation ($dto: CloseReturnInput!) { refundReturn(dto: $dto) { state } }', {
    dto: { id, items: items.map((item) => ({ id: item.id, outcome: 'REFUND', sellable: true })) },
  });
  await page.reload();
  await expect(requests).toContainText('Возврат оформлен');
  await expect(requests).toContainText(/Вернули [\d\s]+₽/);
  await expect(page.getByRole('heading', { name: 'Деньги возвращены' })).toBeVisible();
  await expect(page.getByText(/^Деньги возвращены, \d+\s[а-я]+$/)).toBeVisible();

  // In the list the order has the status of what stays, and says that a part came back.
  await page.goto('/account/orders');
  await expect(card).toContainText('Получен · Частично возвращён');
  await expectFitsPhone(page);
  await page.goto(order);

  // What was asked for by mistake can be taken back.
  await page.getByRole('button', { name: 'Вернуть ещё' }).click();
  await expect(form.getByText('Деньги за эту вещь возвращены')).toBeVisible();
  await boxes.last().check({ force: true });
  await form.getByRole('combobox', { name: 'Причина возврата' }).selectOption('SIZE');
  await form.getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(requests).toHaveCount(2);
  await requests.first().getByRole('button', { name: 'Отменить заявку' }).click();
  await expect(requests.first()).toContainText('Вы отменили заявку');
  await expect(requests.first()).toBeFocused();

  // The things are in different places now: the way says so at a glance.
  await page.getByRole('link', { name: 'Путь подробно' }).click();
  await expect(page.getByText('Получено 1 из 2 вещей.')).toBeVisible();
  await expect(page.getByRole('region', { name: /: где сейчас$/ })).toHaveCount(2);
  await expectFitsPhone(page);
  await page.getByRole('link', { name: 'К заказу' }).click();

  // The same again: what was put back into stock is there, what is gone is named.
  await page.getByRole('button', { name: 'Повторить заказ' }).click();
  const gone = page.getByRole('status').filter({ hasText: 'остальное закончилось' });
  await expect(drawer(page).or(gone)).toBeVisible();
  const missing = await gone.getByRole('link').count();
  if (missing > 0) await gone.getByRole('button', { name: 'Открыть корзину' }).click();
  await expect(drawer(page).getByRole('article')).toHaveCount(2 - missing);
});
