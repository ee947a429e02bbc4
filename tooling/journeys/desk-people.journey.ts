import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { asShopper, DESK, enterDesk, expectNoOverflow } from './enter-desk.js';
import { expectAccessible } from './expect-accessible.js';
import { awaitHydration } from './hydrated-pages.js';
import { asOperator, signInLink } from './operator.js';
import { test } from './shopper.js';

interface Anna {
  user: { id: string; email: string };
  authData: { accessToken: string; refreshToken: string };
}

/** A shopper with points and a delivered order, signed in on one device. */
const anna = (orders = '[DELIVERED]'): Promise<Anna> =>
  asShopper<Anna>(
    `mutation { createSandboxShopper(dto: { orders: ${orders}, points: 500 }) {
       user { id email } authData { accessToken refreshToken } } }`,
    {},
  );

const renew = ({ authData }: Anna) =>
  asShopper<Pick<Anna, 'authData'>>(
    `mutation ($refreshToken: String!) {
       refreshTokens(dto: { refreshToken: $refreshToken }) { authData { accessToken refreshToken } } }`,
    { refreshToken: authData.refreshToken },
  );

const balanceOf = async (userId: string): Promise<number> => {
  const { balance } = await asOperator<{ balance: number }>(
    'query ($userId: ID!) { shopper(dto: { userId: $userId }) { balance } }',
    { userId },
  );
  return balance;
};

const parts = (page: Page) => page.getByRole('navigation', { name: 'Части раздела' });

test.describe.configure({ mode: 'serial' });

test('an operator changes a shopper’s points, notes, sessions and blocking, and the audit log shows each change', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const shopper = await anna();
  const { id, email } = shopper.user;
  await enterDesk(page, '/people');
  await expect(page.getByRole('heading', { level: 1, name: 'Люди' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('/');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/people\?search=/);
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/people/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Анна Пробная' })).toBeVisible();
  const orders = page.getByRole('table', { name: 'Заказы' });
  await expect(orders.getByRole('rowheader')).toHaveCount(1);
  await expect(orders.getByRole('cell', { name: 'Получен' })).toBeVisible();
  await expectAccessible(page);
  const number = await orders.getByRole('link').textContent();
  await orders.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: `Заказ ${number}` })).toBeVisible();
  // What the order has earned has come by now.
  const before = await balanceOf(id);
  await page.goBack();

  await page.getByRole('textbox', { name: 'Заметка для коллег' }).fill('Просила звонить после шести');
  await page.getByRole('button', { name: 'Записать' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'Просила звонить после шести' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Заметка для коллег' })).toHaveValue('');

  await page.getByRole('button', { name: 'Изменить баллы' }).click();
  const points = page.getByRole('dialog', { name: 'Изменить баллы' });
  await points.getByText('Списать', { exact: true }).click();
  await points.getByRole('textbox', { name: 'Сколько баллов' }).fill('1000000');
  await expect(points.getByText(/^Списать можно не больше/)).toBeVisible();
  await expectAccessible(page);
  await points.getByText('Начислить', { exact: true }).click();
  await points.getByRole('textbox', { name: 'Сколько баллов' }).fill('200');
  await points.getByRole('textbox', { name: 'Причина' }).fill('Долго везли');
  const after = new Intl.NumberFormat('ru-RU').format(before + 200);
  await expect(points.getByRole('definition').last()).toHaveText(after);
  await expectAccessible(page);
  await points.getByRole('button', { name: 'Начислить 200 баллов' }).click();
  await expect(points).toBeHidden();
  await expect(page.getByText('Изменил сотрудник: Долго везли')).toBeVisible();
  expect(await balanceOf(id)).toBe(before + 200);

  const { authData } = await renew(shopper);
  await page.getByRole('button', { name: /^Завершить вход/ }).click();
  const ending = page.getByRole('alertdialog', { name: 'Завершить вход на этом устройстве?' });
  await expectAccessible(page);
  await ending.getByRole('button', { name: 'Завершить', exact: true }).click();
  await expect(page.getByText('Сейчас вход нигде не выполнен.')).toBeVisible();
  await expect(renew({ ...shopper, authData })).rejects.toThrow('UNAUTHORIZED');

  await page.getByRole('button', { name: 'Заблокировать' }).click();
  const blocking = page.getByRole('dialog', { name: 'Заблокировать покупателя?' });
  await blocking.getByRole('textbox', { name: 'Причина' }).fill('Платит чужой картой');
  await expectAccessible(page);
  await blocking.getByRole('button', { name: 'Заблокировать' }).click();
  await expect(page.getByText(/^Заблокирован с .*: Платит чужой картой$/)).toBeVisible();
  await page.getByRole('button', { name: 'Разблокировать' }).click();
  const unblocking = page.getByRole('dialog', { name: 'Разблокировать покупателя?' });
  await unblocking.getByRole('textbox', { name: 'Причина' }).fill('Карта мужа, всё в порядке');
  await unblocking.getByRole('button', { name: 'Разблокировать' }).click();
  await expect(page.getByRole('button', { name: 'Заблокировать' })).toBeVisible();

  await page.goto(`${DESK}/people/trail?entity=SHOPPER&subject=${id}`);
  const deeds = page.getByRole('table', { name: 'Журнал' }).getByRole('rowheader');
  await expect(deeds).toHaveText([
    'Покупатель разблокирован',
    'Покупатель заблокирован',
    'Вход завершён',
    'Изменены баллы',
    'Записана заметка',
  ]);
  await expectAccessible(page);
  await deeds.getByRole('link', { name: 'Изменены баллы' }).click();
  const deed = page.getByRole('dialog', { name: 'Изменены баллы' });
  await expect(deed.getByText(`${before} → ${before + 200}`)).toBeVisible();
  await expect(deed.getByText('Долго везли')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(deed).toBeHidden();
  await page.getByRole('link', { name: 'Убрать фильтр «Одна вещь»' }).click();
  await expect(page).toHaveURL(/\/people\/trail\?entity=SHOPPER$/);
});

test('an operator corrects the mailbox of a shopper, which stays unconfirmed', async ({ page }) => {
  const { user } = await anna('[]');
  const corrected = `anna-${randomInt(1e9)}@sandbox.example`;
  await enterDesk(page, `/people/${user.id}`);
  await page.getByRole('button', { name: 'Изменить', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Изменить имя или контакты' });
  await expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Почта' }).fill(corrected);
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Ошиблась в букве');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(corrected).first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
});

test('an operator creates a promo code that the shop accepts, and conflicting edits show both values', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const code = `ВЕСНА${randomInt(1e6, 1e7)}`;
  const { authData } = await anna('[]');
  await enterDesk(page, '/people/codes');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Новый промокод' }).click();
  const discount = page.getByRole('textbox', { name: 'Скидка, %' });
  await page.getByRole('textbox', { name: 'Промокод' }).fill(code.toLowerCase());
  await discount.fill('150');
  // What was typed is there again after the page was left.
  await page.reload();
  await expect(discount).toHaveValue('150');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(discount).toHaveAttribute('aria-invalid', 'true');
  await expect(discount).toBeFocused();
  await expectAccessible(page);
  await discount.fill('15');
  await page.getByRole('textbox', { name: 'Последний день' }).fill('31.12.2030');
  await page.getByRole('checkbox', { name: 'Действует и на товары со скидкой' }).check();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await expect(page.getByText(/^Действует · Заказов с ним: 0/)).toBeVisible();

  const { items } = await asShopper<{ items: { item: { id: string } }[] }>(
    '{ filteredProducts(dto: { categories: ["sneakers"], deliverySpeed: [FAST] }) { items { item { id } } } }',
    {},
  );
  const { authData: fresh } = await renew({ user: { id: '', email: '' }, authData });
  await asShopper(
    'mutation ($id: ID!) { addToProductCart(dto: { id: $id }) { userId } }',
    { id: items[0]!.item.id },
    fresh.accessToken,
  );
  const { cart } = await asShopper<{ cart: { promocode: string; discountValue: number } }>(
    'mutation ($code: String!) { validatePromocode(dto: { code: $code }) { cart { promocode discountValue } } }',
    { code },
    fresh.accessToken,
  );
  expect(cart.promocode).toBe(code);
  expect(cart.discountValue).toBeGreaterThan(0);

  const found = await asOperator<{ items: { id: string }[] }>(
    'query ($search: String!) { promocodes(dto: { search: $search }) { items { id } } }',
    { search: code },
  );
  await asOperator('mutation ($dto: EditPromocodeInput!) { editPromocode(dto: $dto) { id } }', {
    dto: { id: found.items[0]!.id, percent: 20 },
  });
  await discount.fill('10');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  const conflict = page.getByRole('status').filter({ hasText: 'промокод изменил кто-то другой' });
  await expect(conflict.getByRole('definition')).toHaveText(['10', '20']);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Записать моё' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Сохранено' })).toBeVisible();
  await page.getByRole('switch', { name: 'Промокод включён' }).uncheck();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/^Выключен · /)).toBeVisible();

  await page.getByRole('link', { name: 'Все промокоды' }).click();
  await page.getByRole('link', { name: 'Выключенные' }).click();
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: code })).toContainText('10');
  await expectAccessible(page);
});

test('an operator with few permissions cannot see the people pages, and the server refuses their data', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const role = `Склад ${randomInt(1e6, 1e7)}`;
  const { user } = await anna('[]');
  await enterDesk(page, '/people/roles');
  await expect(page.getByRole('table').getByRole('rowheader', { name: 'ADMIN' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Новая роль' }).click();
  await page.getByRole('textbox', { name: 'Название' }).fill(role);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Выберите хотя бы одно право.' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Видеть заказы, адреса и цифры продаж' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('heading', { level: 1, name: role })).toBeVisible();
  await expect(page.getByText('Пока ни у кого.')).toBeVisible();

  await page.goto(`${DESK}/people/${user.id}`);
  await page.getByRole('combobox', { name: 'Роль' }).selectOption(role);
  await page.getByRole('button', { name: 'Сменить роль' }).click();
  const asked = page.getByRole('alertdialog', { name: `Дать роль «${role}»?` });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Сменить роль' }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByText(role, { exact: true }).first()).toBeVisible();
  // An operator is not blocked.
  await expect(page.getByRole('button', { name: 'Заблокировать' })).toHaveCount(0);

  const context = awaitHydration(await browser.newContext({ locale: 'ru-RU', timezoneId: 'Europe/Moscow' }));
  const theirs = await context.newPage();
  await enterDesk(theirs, '/orders', DESK, await signInLink(user.email));
  await expect(theirs.getByRole('link', { name: 'Заказы', exact: true })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Люди', exact: true })).toHaveCount(0);
  for (const place of ['/people', '/people/codes', '/people/roles', '/people/trail', `/people/${user.id}`]) {
    await theirs.goto(`${DESK}${place}`);
    await expect(theirs.getByRole('heading', { name: 'Эта страница не для вашей роли' })).toBeVisible();
  }
  await expectAccessible(theirs);
  const refused = await theirs.evaluate(async () => {
    const ask = async (query: string) => {
      const answer = await fetch('/admin/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-meet-desk': '1' },
        body: JSON.stringify({ query }),
      });
      const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
      return errors?.[0]?.extensions.code;
    };
    return Promise.all([
      ask('{ shoppersConnection(first: 1) { nodes { id } } }'),
      ask('{ promocodes { items { id } } }'),
      ask('{ roles { id } }'),
      ask('{ operatorActions { items { id } } }'),
    ]);
  });
  expect(refused).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);

  await page.getByRole('combobox', { name: 'Роль' }).selectOption('Покупатель, без роли');
  await page.getByRole('button', { name: 'Сменить роль' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Сменить роль' }).click();
  await expect(page.getByRole('button', { name: 'Заблокировать' })).toBeVisible();
  await theirs.goto(`${DESK}/orders`);
  await expect(theirs.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible();
  await context.close();

  await page.goto(`${DESK}/people/roles`);
  await page.getByRole('table').getByRole('link', { name: role }).click();
  await page.getByRole('button', { name: 'Удалить роль' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить роль' }).click();
  await expect(page).toHaveURL(/\/people\/roles$/);
  await expect(page.getByRole('table').getByRole('rowheader', { name: 'MANAGER' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('link', { name: role })).toHaveCount(0);
});

test('every people page of the desk fits the width of a phone, a tablet and a desktop', async ({ page }) => {
  test.setTimeout(240_000);
  const { user } = await anna();
  await enterDesk(page, '/people');
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [820, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const [place, heading] of [
      ['/people', 'Люди'],
      [`/people/${user.id}`, 'Анна Пробная'],
      ['/people/codes', 'Люди'],
      ['/people/new-code', 'Новый промокод'],
      ['/people/roles', 'Люди'],
      ['/people/new-role', 'Новая роль'],
      ['/people/trail', 'Люди'],
    ] as const) {
      await page.goto(`${DESK}${place}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      if (heading === 'Люди') await expect(parts(page).getByRole('link')).toHaveCount(4);
      await expectAccessible(page);
      await expectNoOverflow(page);
    }
  }
});
