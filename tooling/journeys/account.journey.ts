import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { awaitHydration } from './hydrated-pages.js';
import {
  codeFor,
  cookieOf,
  expectGuest,
  freshEmail,
  freshPhone,
  readThePage,
  signIn,
  test,
  wrongCodeFor,
} from './shopper.js';

test('account: a shopper edits the profile, confirms a telephone, adds an address, sees devices and exports data', async ({
  page,
}) => {
  const email = await signIn(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const gift = page.getByText(/^Ещё\s5\s000\sбонусов ждут: подтвердите номер телефона/);
  await expect(gift).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Имя' }).fill('Мария');
  await page.getByRole('textbox', { name: 'Фамилия' }).fill('Иванова');
  await page.getByText('Женский', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'По SMS' }).uncheck();
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByRole('status').getByText('Сохранено')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'По SMS' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Письмом' })).toBeChecked();

  // Wherever points wait, the link leads to the place where the telephone is confirmed.
  await page.goto('/account/bonus');
  await expect(gift).toBeVisible();
  await page.getByRole('link', { name: 'подтвердите номер телефона' }).click();
  await expect(page).toHaveURL(/\/account#contacts$/);
  await expect(page.getByRole('heading', { name: 'Контакты' })).toBeInViewport();
  await readThePage(page);

  const phone = freshPhone();
  await page.getByRole('button', { name: 'Добавить: Телефон' }).click();
  await page.getByRole('textbox', { name: 'Новый номер' }).fill(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  const code = await codeFor(`+7${phone}`);
  const field = page.getByRole('textbox', { name: /^Код, отправленный на/ });
  await field.pressSequentially(wrongCodeFor(code));
  await expect(page.getByText('Введенный код неверен')).toBeVisible();
  await expectAccessible(page);
  await field.pressSequentially(code);
  await expect(gift).toBeHidden();
  await expect(page.getByText(/^5\s000\sбонусов$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Изменить: Телефон' })).toBeVisible();

  await page.getByRole('link', { name: 'Добавить адрес' }).click();
  await page.getByRole('combobox', { name: 'Город' }).pressSequentially('Казан');
  await page.getByRole('option', { name: /^Казань/ }).click();
  await expect(page.getByRole('combobox', { name: 'Город' })).toHaveValue('Казань');
  await page.getByRole('combobox', { name: 'Улица' }).fill('Баумана');
  await page.getByRole('button', { name: 'Сохранить адрес' }).click();
  await expect(page.getByRole('link', { name: 'Введите номер дома' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Дом' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('combobox', { name: 'Улица' })).toHaveValue('Баумана');
  await page.getByRole('textbox', { name: 'Дом' }).fill('5');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Сохранить адрес' }).click();
  await expect(page.getByText('Казань, Баумана, дом 5')).toBeVisible();
  const change = page.getByRole('link', { name: 'Изменить адрес: Казань, Баумана, дом 5' });
  await change.click();
  // The way back leads to the place in the page that the address names.
  await page.getByRole('link', { name: 'Отмена' }).click();
  await expect(page).toHaveURL(/\/account#addresses$/);
  await expect(page.getByRole('heading', { name: 'Адреса доставки' })).toBeInViewport();
  await change.click();
  await page.getByRole('textbox', { name: 'Квартира' }).fill('12');
  await page.getByRole('button', { name: 'Сохранить адрес' }).click();
  await expect(page.getByText('Казань, Баумана, дом 5, квартира 12')).toBeVisible();

  await expect(page.getByText(/^Это устройство/)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Скачать мои данные' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  for (const word of [email, `+7${phone}`, 'Мария', 'Баумана']) expect(file).toContain(word);

  await page.getByRole('button', { name: 'Удалить адрес: Казань, Баумана, дом 5, квартира 12' }).click();
  await expect(page.getByText('Адресов пока нет')).toBeVisible();
});

test('account: an e-mail address that belongs to another shopper is refused', async ({
  page,
  browser,
  network,
  userAgent,
  baseURL,
}) => {
  const taken = await signIn(page);
  const context = awaitHydration(
    await browser.newContext({
      baseURL: baseURL!,
      extraHTTPHeaders: { 'x-forwarded-for': network.replace(/^10/, '11') },
      userAgent: `${userAgent} other`,
    }),
  );
  const other = await context.newPage();
  await signIn(other);
  // The first shopper's device has a cooldown of its own, and gets a second code for the mailbox at once.
  await context.addCookies([(await cookieOf(page.context(), 'device'))!]);
  await other.getByRole('button', { name: 'Изменить: Почта' }).click();
  await other.getByRole('textbox', { name: 'Новая почта' }).fill(taken);
  await other.getByRole('button', { name: 'Получить код' }).click();
  const field = other.getByRole('textbox', { name: /^Код, отправленный на/ });
  await expect(field).toBeVisible();
  await field.pressSequentially(await codeFor(taken, 2));
  await expect(other.getByText(/другому аккаунту|другого аккаунта|другим аккаунтом/)).toBeVisible();
  await context.close();
});

test('account: signing out on all devices ends every session', async ({ page, context }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Выйти на всех устройствах' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expectGuest(page);
  expect(await cookieOf(context, 'refresh')).toBeUndefined();
});

test('account: a shopper deletes the account for good with a code', async ({ page }) => {
  const email = freshEmail();
  await signIn(page, email);
  await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
  const dialog = page.getByRole('dialog', { name: 'Удалить аккаунт' });
  await expectAccessible(page);
  // After signing in, the browser is a known device, whose codes have a cooldown of their own. It gets the code for the
  // deletion at once, but has to wait before the next one.
  await dialog.getByRole('button', { name: 'Получить код' }).click();
  await expect(dialog.getByRole('button', { name: /^Отправить код ещё раз через \d:\d\d$/ })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Код из сообщения' }).pressSequentially(await codeFor(email, 2));
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Аккаунт удалён' })).toBeVisible();
  await expectAccessible(page);
  await expectGuest(page);
});
