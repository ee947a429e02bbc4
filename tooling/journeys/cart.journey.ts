import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { CountingShop } from './counting-shop.js';
import { expectAccessible } from './expect-accessible.js';
import { asOperator, deliver } from './operator.js';
import { choosePointInKazan, drawer, fillCart, pay, signInByPhone } from './purchase.js';
import { codeFor, freshPhone, readThePage, signIn, test, wrongCodeFor } from './shopper.js';

const lines = (page: Page) => page.getByRole('main').getByRole('article');
const total = (page: Page) => page.getByText('Итого', { exact: true }).locator('..');
const numberIn = (words: string) => Number(words.replace(/\D/g, ''));
const points = (count: number) => new RegExp(`^Списать ${count.toLocaleString('ru').replaceAll(/\s/g, '\\s')}\\s`);
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Корзина/ });

test('a shopper signs in at the cart, uses a promo code and bonuses, pays, and later gets cashback', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await fillCart(page, { from: 0, count: 2 });
  await signInByPhone(page);
  await page.goto('/cart');
  await expect(lines(page)).toHaveCount(2);
  await expect(cartLink(page)).toHaveAccessibleName('Корзина, 2 товара');
  const bar = page.getByText(/MEET10: скидка/);
  await expect(bar).toBeVisible();

  // An unknown promo code shows an error. The next key press clears the field and the error.
  const code = page.getByRole('textbox', { name: 'Промокод' });
  await code.fill('НЕТ ТАКОГО');
  await page.getByRole('button', { name: 'Применить' }).click();
  await expect(page.getByText('Промокод не найден')).toBeVisible();
  await code.press('End');
  await code.press('Backspace');
  await expect(code).toHaveValue('');
  await expect(page.getByText('Промокод не найден')).toBeHidden();
  await code.fill('meet10');
  await page.getByRole('button', { name: 'Применить' }).click();
  await expect(page.getByText(/^Промокод MEET10/)).toBeVisible();

  // The slider begins at a quarter of what can be spent, in tens.
  const spend = page.getByRole('button', { name: /^Списать бонусы, до/ });
  const most = numberIn(await spend.innerText());
  await spend.click();
  const bonuses = page.getByRole('dialog', { name: 'Meet-бонусы' });
  const confirm = bonuses.getByRole('button', { name: /^Списать \d/ });
  const first = numberIn(await confirm.innerText());
  expect([first % 10, Math.abs(first - most / 4) < 10]).toEqual([0, true]);

  // A line left out in another tab lowers what can be spent. The slider keeps its share, in tens, and ends at the most.
  const other = await context.newPage();
  await other.goto('/cart');
  const leftOut = lines(other).last().getByRole('checkbox').first();
  await leftOut.uncheck();
  const limit = async () =>
    numberIn(/до\s([\d\s]+)\./.exec(await bonuses.getByText(/можно списать до/).innerText())![1]!);
  await expect.poll(limit).toBeLessThan(most);
  const less = await limit();
  await expect(confirm).toHaveText(points(Math.round((first * less) / most / 10) * 10));
  const slider = bonuses.getByRole('slider', { name: 'Списать бонусы' });
  await slider.press('End');
  await expect(confirm).toHaveText(points(Math.floor(less / 10) * 10));
  await leftOut.check();
  await expect.poll(limit).toBe(most);
  await expect(confirm).toHaveText(points(Math.floor(most / 10) * 10));
  await other.close();
  await confirm.click();
  // Opened again, it begins at what was chosen.
  await page.getByRole('button', { name: /^Спишем / }).click();
  await expect(confirm).toHaveText(points(Math.floor(most / 10) * 10));
  await confirm.click();
  await expect(bonuses).toBeHidden();
  await expect(page.getByText('Бонусы', { exact: true })).toBeVisible();
  await expectAccessible(page);

  // A change of the cart resets the points to be spent.
  await lines(page)
    .first()
    .getByRole('button', { name: /^Убрать из корзины/ })
    .click();
  await expect(page.getByText('Бонусы', { exact: true })).toBeHidden();
  await expect(cartLink(page)).toHaveAccessibleName('Корзина, 1 товар');

  await page.getByRole('link', { name: 'Оформить заказ' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await page.getByRole('textbox', { name: 'Имя' }).fill('Мария');
  await choosePointInKazan(page);
  await expectAccessible(page);

  // A reload keeps everything that was typed, and a double click places only one order.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Имя' })).toHaveValue('Мария');
  await expect(page.getByRole('button', { name: /^Выбран: / })).toBeVisible();
  await expect(total(page)).toContainText('₽');
  await expect(page.getByText(/^Промокод MEET10/)).toBeVisible();
  await page.getByRole('button', { name: 'Перейти к оплате' }).dblclick();
  await pay(page);
  await expectAccessible(page);

  // The order page is open to everybody who has its link. The operator then marks the order as delivered.
  const publicPage = page.url();
  const heading = page.getByRole('heading', { level: 1, name: /^Заказ \d+$/ });
  const number = /\d+/.exec(await heading.innerText())![0];
  await deliver(number);
  await page.goto(publicPage);
  await expect(page.getByText('Получен').first()).toBeVisible();
  await expectAccessible(page);

  // The code is used, so the bar does not name it any more.
  await page.goto('/account/orders');
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Заказ \d+$/ }).click();
  await expect(page.getByText('Казань')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/account/bonus');
  await expect(page.getByText('Подарок за регистрацию').first()).toBeVisible();
  await expect(page.getByText(new RegExp(`^Кешбэк за заказ\\s${number}$`))).toBeVisible();
  await expectAccessible(page);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Корзина пуста' })).toBeVisible();
});

test.describe('in a shop that counts visits', () => {
  let shop: CountingShop;
  test.use({ baseURL: CountingShop.url });
  test.beforeAll(async () => {
    shop = await CountingShop.start();
  });
  test.afterAll(() => shop.stop());

  test('a guest places an order and follows it by its link, and analytics waits for consent', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const counted = await shop.watch(context);
    await page.goto('/brands');
    await page.goto('/catalog/any/sneakers');
    await expectAccessible(page);
    expect(counted.requests).toEqual([]);
    await page.getByRole('button', { name: 'Принять все' }).click();
    await expect.poll(() => counted.names()).toEqual(['page_view', 'view_item_list']);
    expect(counted.events[0]).toMatchObject({ parameters: { page_location: `${baseURL}/catalog/any/sneakers` } });

    // Every list of goods has its name, and the card chosen in it.
    await page
      .getByRole('button', { name: /^В избранное/ })
      .first()
      .click();
    await page.goto('/favorites');
    const inList = (name: string, list: string) =>
      counted.events.filter((event) => event.name === name && event.parameters['item_list_name'] === list);
    await expect.poll(() => inList('view_item_list', 'Избранное')).toHaveLength(1);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect.poll(() => inList('select_item', 'Избранное')).toHaveLength(1);

    await fillCart(page, { from: 4 });
    await cartLink(page).click();
    const row = drawer(page).getByRole('article');
    await expect(row.locator('img')).toBeVisible();
    await expect(row).toContainText(/Размер \d/);
    await expect(row).toContainText('₽');
    await expect(row.getByRole('button', { name: /^Убрать из корзины/ })).toBeVisible();
    for (const words of [/Доставка\s*При оформлении/, /Итого\s*\d/, 'бонусов за регистрацию'])
      await expect(drawer(page)).toContainText(words);
    const teaser = drawer(page).getByRole('link', { name: 'Войти или зарегистрироваться' });
    await expect(teaser).toHaveAttribute('href', '/auth');
    await expect(drawer(page).getByRole('textbox', { name: 'Промокод' })).toBeHidden();
    await drawer(page).getByRole('link', { name: 'Оформить заказ' }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(drawer(page)).toBeHidden();
    await page.getByRole('button', { name: 'Перейти к оплате' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Проверьте' })).toBeFocused();
    await expectAccessible(page);

    await page.getByRole('textbox', { name: 'Имя' }).fill('Олег');
    const phone = freshPhone();
    await page.getByRole('textbox', { name: 'Телефон' }).pressSequentially(phone);
    await choosePointInKazan(page);
    await page.getByRole('button', { name: 'Перейти к оплате' }).click();
    await expect(page).toHaveURL(/\/sandbox-payment\//);
    await expectAccessible(page);
    await pay(page);
    const order = page.url();

    const purchases = () => counted.events.filter(({ name }) => name === 'purchase');
    await expect.poll(() => purchases()).toHaveLength(1);
    await page.reload();
    const number = /\d+/.exec(await page.getByRole('heading', { level: 1, name: /^Заказ \d+$/ }).innerText())![0];
    await expect.poll(() => counted.names().at(-1)).toBe('page_view');
    const items = [{ item_brand: expect.any(String) }];
    expect(purchases()).toMatchObject([{ parameters: { transaction_id: number, currency: 'RUB', items } }]);
    for (const name of ['add_to_cart', 'view_cart', 'begin_checkout'])
      expect(counted.events.find((event) => event.name === name)?.parameters, name).toMatchObject({ items });
    expect(counted.names()).toEqual(
      expect.arrayContaining([
        ...['add_to_cart', 'view_cart', 'begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase'],
      ]),
    );
    expect(counted.requests.join('\n')).not.toMatch(new RegExp(`Олег|${phone}`));

    // Back after the payment there is nothing to pay twice, and nothing left to order.
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Оплатить', exact: true })).toHaveCount(0);
    await page.goto('/checkout');
    await expect(page.getByRole('button', { name: 'Перейти к оплате' })).toHaveCount(0);

    const other = await (await browser.newContext({ baseURL: baseURL! })).newPage();
    await other.goto(order);
    await expect(other.getByRole('heading', { level: 1, name: /^Заказ \d+$/ })).toBeVisible();
    await expect(other.getByText('Оплачен').first()).toBeVisible();
    await other.context().close();
  });
});

test('a checkout draft ends with its order and its owner’s session, and the summary stays until payment', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const name = page.getByRole('textbox', { name: 'Имя' });
  const telephone = page.getByRole('textbox', { name: 'Телефон' });
  const digits = async () => (await telephone.inputValue()).replace(/\D/g, '').slice(-10);
  /** Everything that this tab and browser keep, by key. */
  const kept = () =>
    page.evaluate(() => ({
      ...Object.fromEntries(Object.entries(localStorage)),
      ...Object.fromEntries(Object.entries(sessionStorage)),
    }));

  // The answer of the payment page is held: the checkout goes on showing what is being paid.
  await fillCart(page, { from: 16 });
  await page.goto('/checkout');
  await name.fill('Олег');
  await telephone.pressSequentially(freshPhone());
  await choosePointInKazan(page);
  await expect(total(page)).toHaveText(/[1-9]/);
  const sum = (await total(page).textContent())!;
  const asked = page.waitForRequest(/sandbox-payment\/.*\.data/);
  const held: Route[] = [];
  await page.route(/sandbox-payment\/.*\.data/, (route) => void held.push(route));
  await page.getByRole('button', { name: 'Перейти к оплате' }).click();
  await asked;
  await expect(total(page)).toHaveText(sum);
  await expect(page.getByText('Отметьте товары')).toBeHidden();
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await Promise.all(held.map((route) => route.continue()));
  await page.unroute(/sandbox-payment\/.*\.data/);
  await pay(page);
  await expect(cartLink(page)).toHaveAccessibleName('Корзина');
  expect(Object.keys(await kept())).not.toContain('checkout');

  // The next guest finds an empty form. What he types is kept, and does not replace the telephone of his account.
  await fillCart(page, { from: 17 });
  await page.goto('/checkout');
  await expect(name).toHaveValue('');
  expect(await digits()).toBe('');
  const typed = freshPhone();
  await name.fill('Борис');
  await telephone.pressSequentially(typed);
  const own = await signInByPhone(page);
  await page.goto('/checkout');
  await expect(name).toHaveValue('Борис');
  await expect.poll(digits).toBe(own);

  // After signing out nothing of him is left.
  await page.goto('/account');
  await page.getByRole('button', { name: 'Выйти', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(async () => JSON.stringify(await kept())).not.toMatch(new RegExp(`Борис|${typed}|${own}|"USER"`));
  const listed = await readFile(join(import.meta.dirname, '../../storefront/app/browser/stored-keys.ts'), 'utf8');
  for (const key of Object.keys(await kept())) expect(listed).toContain(`'${key}'`);
  await fillCart(page, { from: 17 });
  await page.goto('/checkout');
  await expect(name).toHaveValue('');
  expect(await digits()).toBe('');
  await expectAccessible(page);
});

/**
 * Returns the time in «Вещи отложены до 21 ноября в 17:45 МСК» as milliseconds since 1970. The text has no year; it is
 * the current or the next one.
 */
async function heldUntil(words: Locator): Promise<number> {
  const months = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');
  const [, day, month, hour, minute] = /до (\d+) (\S+) в (\d+):(\d+)/.exec(await words.innerText()) ?? [];
  const inYear = (year: number) =>
    Date.UTC(year, months.indexOf(month ?? ''), Number(day), Number(hour) - 3, Number(minute));
  const year = new Date().getUTCFullYear();
  return inYear(year) < Date.now() - 86_400_000 ? inYear(year + 1) : inYear(year);
}

test('an order placed as a call request awaits the call after the telephone is confirmed by a code', async ({
  page,
  browser,
  baseURL,
}) => {
  await fillCart(page, { from: 8 });
  await page.goto('/checkout');
  await page.getByRole('textbox', { name: 'Имя' }).fill('Олег 2');
  const phone = freshPhone();
  await page.getByRole('textbox', { name: 'Телефон' }).pressSequentially(phone);
  await choosePointInKazan(page);
  await page.getByRole('radio', { name: /^Сначала поговорить/ }).click();
  await page.getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(page.getByText('Только буквы, пробелы, дефисы и апострофы').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Имя' }).fill('Олег');
  await page.getByRole('button', { name: 'Отправить заявку' }).click();

  await expect(page).toHaveURL(/\/orders\/[\w-]+$/);
  const ask = page.getByRole('heading', { name: 'Подтвердите телефон' });
  await expect(ask).toBeVisible();
  const hold = page.getByText(/Вещи отложены до .*МСК/);
  const forMinutes = await heldUntil(hold);
  expect(forMinutes - Date.now()).toBeLessThan(31 * 60_000);
  await expectAccessible(page);
  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1, name: /^Заказ \d+$/ })).toBeVisible();
  await expect(other.getByText(/^Вещи отложены до /)).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Подтвердите телефон' })).toBeHidden();
  await other.context().close();

  await readThePage(page);
  await page.getByRole('button', { name: /^Получить код на / }).click();
  const code = await codeFor(`+7${phone}`);
  const field = page.getByRole('textbox', { name: /^Код, отправленный на / });
  await field.pressSequentially(wrongCodeFor(code));
  await expect(page.getByText('Введенный код неверен').first()).toBeVisible();
  await page.reload();
  await field.pressSequentially(code);
  await expect(ask).toBeHidden();
  await page.reload();
  await expect(page.getByText('Телефон подтверждён, ждите нашего звонка.')).toBeVisible();
  expect((await heldUntil(hold)) - forMinutes).toBeGreaterThan(20 * 3_600_000);
  await expect(ask).toBeHidden();
});

interface Delivery {
  cityId?: string;
  pickupPointCode?: string;
}

test('a guest chooses a pickup point or a city, and repeats a payment refused by the bank', async ({ page }) => {
  await fillCart(page, { from: 6 });
  await page.goto('/checkout');
  await page.getByRole('textbox', { name: 'Имя' }).fill('Ирина');
  await page.getByRole('textbox', { name: 'Телефон' }).pressSequentially(freshPhone());
  await choosePointInKazan(page);

  // A pickup point and a city exclude each other: of the two, the shop is told the one chosen last.
  const told: Delivery[] = [];
  page.on('request', (request) => {
    const { variables } = (request.postDataJSON() ?? {}) as { variables?: { dto?: { delivery?: Delivery } } };
    if (variables?.dto?.delivery) told.push(variables.dto.delivery);
  });
  await page.getByRole('radio', { name: /^Курьер до двери/ }).check({ force: true });
  await expect.poll(() => told.at(-1)).toEqual({ cityId: expect.any(String) });
  const chosen = page.getByRole('button', { name: /^Выбран: / });
  await expect(chosen).toBeHidden();
  await page.getByRole('radio', { name: /^Пункт выдачи/ }).check({ force: true });
  await expect.poll(() => told.at(-1)).toEqual({ pickupPointCode: expect.any(String) });
  await page.getByRole('combobox', { name: 'Город' }).fill('Самар');
  await page.getByRole('option', { name: /^Самара/ }).click();
  await expect(page.getByRole('button', { name: /^Выбрать: / }).first()).toBeVisible();
  await expect(chosen).toBeHidden();
  await expect(page.getByText(/^Доставка .*Придёт/)).toBeHidden();
  await page.getByRole('button', { name: 'Перейти к оплате' }).click();
  await expect(page.getByText('Выберите пункт выдачи').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Город' }).fill('');
  await choosePointInKazan(page);
  await page.getByRole('button', { name: 'Перейти к оплате' }).click();
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  await page.getByRole('button', { name: 'Отказать' }).click();
  await expect(page).toHaveURL(/\/orders\//);
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ \d+$/ })).toBeVisible();
  await expect(page.getByText('Оплата не прошла')).toBeVisible();
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await pay(page);
});

test('a cart line removed in one tab disappears from the cart in the other tab', async ({ page, context }) => {
  await fillCart(page, { from: 8, count: 2 });
  await page.goto('/cart');
  await expect(lines(page)).toHaveCount(2);
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(lines(other)).toHaveCount(2);
  await lines(page)
    .first()
    .getByRole('button', { name: /^Убрать из корзины/ })
    .click();
  await expect(lines(other)).toHaveCount(1);
  // The tab in which the line was removed can still restore it.
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(lines(other)).toHaveCount(2);
});

interface Card {
  slug: string;
  name: string;
  item: { id: string; size: { name: string }; priceDetails: { price: number } };
}

/** Lines of the cart as the browser keeps them: of clothes, because no other test buys any. */
async function linesOfClothes(page: Page, count: number): Promise<object[]> {
  const query = `{ filteredProducts(dto: { categories: ["clothes"] }, pagination: { limit: ${count} }) {
    items { slug name item { id size { name } priceDetails { price } } } } }`;
  const answer = await page.request.post('/graphql', { data: { query } });
  const { data } = (await answer.json()) as { data: { filteredProducts: { items: Card[] } } };
  return data.filteredProducts.items.map(({ slug, name, item: { id, size, priceDetails } }) => ({
    ...{ id, quantity: 1, checked: true, slug, name, size: size.name, picture: null, price: priceDetails.price },
  }));
}

test('the cart holds 100 lines for guests and accounts, and drops items that the shop does not know', async ({
  page,
}) => {
  const known = await linesOfClothes(page, 99);
  const kept = [...known, { ...known[0], id: randomUUID(), name: 'Пропавшая куртка', size: '48' }, { name: 'Чужая' }];
  await page.goto('/healthz');
  await page.evaluate((cart) => localStorage.setItem('cartItems', JSON.stringify(cart)), kept);

  await page.goto('/catalog/any/clothes?page=6');
  await cartLink(page).click();
  await expect(drawer(page).getByText('2 товара больше не продаются')).toBeVisible();
  await expect(drawer(page)).toContainText('Чужая; Пропавшая куртка, 48. Мы убрали их из корзины.');
  await expect(drawer(page).getByRole('article')).toHaveCount(99);
  const closeDrawer = () => drawer(page).getByRole('button', { name: 'Закрыть', exact: true }).click();
  await closeDrawer();

  const addFirstSize = async (index: number) => {
    const card = page.getByRole('main').getByRole('article').nth(index);
    await card.hover();
    await card.getByRole('list', { name: 'Размеры' }).getByRole('button').first().click();
  };
  await addFirstSize(0);
  await expect(drawer(page).getByRole('article')).toHaveCount(100);
  await closeDrawer();
  const expectRefused = async () => {
    await addFirstSize(1);
    await expect(page.getByRole('group', { name: 'Корзина заполнена' })).toContainText('В ней помещается 100 вещей.');
    await expect(drawer(page)).toBeHidden();
    await expect(cartLink(page)).toHaveAccessibleName('Корзина, 100 товаров');
  };
  await expectRefused();

  await signIn(page);
  await page.goto('/catalog/any/clothes?page=6');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartOwner'))).not.toBeNull();
  await expectRefused();

  // The lines of the account come to a browser that has none.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(cartLink(page)).toHaveAccessibleName('Корзина, 100 товаров');
});

test('an unselected cart line is left out of the cart total', async ({ page }) => {
  await fillCart(page, { from: 12 });
  await page.goto('/cart');
  await expect(total(page)).toContainText(/[1-9]/);
  await page.getByRole('checkbox', { name: 'Выбрать все' }).uncheck();
  await expect(total(page)).not.toContainText(/[1-9]/);
  await expect(page.getByText('Отметьте товары, которые хотите заказать')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Оформить заказ' })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Выбрать все' })).not.toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript: a guest adds a product to the cart, changes the quantity and removes the line', async ({
    page,
    context,
  }) => {
    await page.goto('/catalog/any/sneakers?deliverySpeed=FAST');
    await page.getByRole('main').getByRole('article').nth(14).getByRole('link').first().click();
    const buy = page.getByRole('button', { name: 'В корзину' }).first();
    await buy.click();
    await expect(page.getByRole('group', { name: /Размер/ })).toHaveAccessibleDescription('Выберите размер');
    await page
      .locator('#sizes label', { has: page.locator('input:enabled') })
      .first()
      .click();
    await buy.click();
    await expect(page).toHaveURL(/\/cart#content$/);
    await expect(lines(page)).toHaveCount(1);
    await expect(page.getByText(/^Итого\s*\d/).first()).toBeVisible();

    // A pair is sold once, unless the shop allows more.
    const more = page.getByRole('button', { name: 'Добавить одну штуку' });
    await expect(more).toHaveCount(0);
    const id = (await context.cookies()).find(({ name }) => name === 'cart')!.value;
    await asOperator('mutation ($dto: SaveProductItemInput!) { saveProductItem(dto: $dto) { id } }', {
      dto: { id, stock: 5, maxPerOrder: 2 },
    });
    await page.reload();
    await more.click();
    await expect(page.getByRole('spinbutton', { name: /^Сколько/ })).toHaveValue('2');
    await expect(more).toBeDisabled();

    await page.getByRole('button', { name: /^Убрать из корзины/ }).click();
    await expect(page.getByRole('heading', { name: 'Корзина пуста' })).toBeVisible();
  });

  test('without JavaScript: cart and checkout ask the shopper to enable JavaScript', async ({ page }) => {
    for (const path of ['/cart', '/checkout']) {
      await page.goto(path);
      await expect(page.getByText(/включите JavaScript/)).toBeVisible();
    }
    expect((await page.goto('/orders/there-is-no-such-order'))?.status()).toBe(404);
  });
});
