import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { awaitHydration } from './hydrated-pages.js';
import {
  codeFor,
  codesFor,
  cookieOf,
  expectGuest,
  expectSignedIn,
  freshEmail,
  freshPhone,
  outliveAccessToken,
  readThePage,
  signIn,
  test,
  wrongCodeFor,
} from './shopper.js';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Авторизация' });
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Код из сообщения' });
const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
const roleOf = (page: Page) => page.evaluate(() => localStorage.getItem('role'));

const messages = (page: Page) => page.getByRole('region', { name: /Уведомления/ }).getByRole('group');

/** Stops the clock of a page that was read. Its time since the load begins anew, and must not be that of a bot. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
}

/**
 * Lets the time of a stopped page pass in short steps, until it has one message with these words, or none. All steps
 * together take less than the 4000 ms after which a message goes by itself.
 */
const expectMessage = (page: Page, words: string | null) =>
  expect(async () => {
    await page.clock.runFor(30);
    expect(await messages(page).allTextContents()).toEqual(words ? [expect.stringContaining(words)] : []);
  }).toPass({ intervals: [100, 100, 100, 100, 100, 100, 300], timeout: 30_000 });

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

/** Returns the seconds left on the resend button, which shows them as m:ss. */
async function secondsLeft(page: Page): Promise<number> {
  const words = await page.getByRole('button', { name: /^Отправить код ещё раз через \d:\d\d$/ }).innerText();
  const [, minutes, seconds] = /(\d):(\d\d)$/.exec(words)!;
  return Number(minutes) * 60 + Number(seconds);
}

test('sign-in dialog: a shopper signs in by an e-mail code after a cooldown and a wrong code', async ({
  page,
  context,
}) => {
  const email = freshEmail();
  await page.goto('/catalog/any/sneakers');
  await openDialog(page);
  await expect(page.getByRole('textbox', { name: 'Почта' })).toBeFocused();
  await expect(dialogOf(page).getByRole('link', { name: 'политикой конфиденциальности' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  await expect(dialogOf(page).getByRole('link', { name: 'лицензионное соглашение' })).toHaveAttribute(
    'href',
    '/licence',
  );
  await expectAccessible(page);

  await readThePage(page);
  await page.getByRole('textbox', { name: 'Почта' }).fill(email);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByText('Код отправлен на ваш email')).toBeVisible();
  await expect(codeField(page)).toBeFocused();

  const first = await secondsLeft(page);
  expect(first).toBeGreaterThan(30);
  await expect.poll(() => secondsLeft(page)).toBeLessThan(first);
  await expect.poll(async () => Date.parse((await stored(page, 'cooldownUntil')) ?? '')).toBeGreaterThan(Date.now());
  await expectAccessible(page);

  const code = await codeFor(email);
  await expect(dialogOf(page).getByRole('button', { name: 'Войти', exact: true })).toBeDisabled();
  await page.keyboard.type(wrongCodeFor(code));
  await expect(page.getByRole('region', { name: /Уведомления/ }).getByText('Введенный код неверен')).toBeVisible();
  await expect(codeField(page)).toHaveValue('');

  // A shopper who closes the dialog to look for the code returns to its second step.
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await openDialog(page);

  await codeField(page).focus();
  await page.keyboard.insertText(code);
  await expect(dialogOf(page)).toBeHidden();
  await expectSignedIn(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Личный кабинет' })).toBeFocused();
  await expect(page).toHaveURL(/\/catalog\/any\/sneakers$/);
  await expect.poll(() => roleOf(page)).toBe('USER');
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/access|refresh/);
  for (const [name, days] of [
    ['access', 7],
    ['refresh', 30],
  ] as const) {
    const cookie = await cookieOf(context, name);
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(days);
  }

  await page.getByRole('banner').getByRole('link', { name: 'Личный кабинет' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText(email)).toBeVisible();
});

test('sign-in dialog: a shopper signs in by an SMS code, with one message that closes after its time', async ({
  page,
}) => {
  const phone = freshPhone();
  await page.goto('/');
  await openDialog(page);
  await readThePage(page);
  await page.getByRole('tab', { name: 'Номер телефона' }).click();
  const field = page.getByRole('textbox', { name: 'Номер телефона' });
  await expect(field).toHaveAttribute('placeholder', /^\+7/);
  await field.pressSequentially(`8${phone}`);

  // The message stays as long as nothing is answered. An answer takes its place, and goes after 4000 ms.
  let end: (how: 'lost' | 'sent') => void = () => undefined;
  await page.route('**/api/send-sms', async (route) => {
    const how = await new Promise((resolve: typeof end) => (end = resolve));
    await (how === 'lost' ? route.abort() : route.continue());
  });
  const ask = page.getByRole('button', { name: 'Получить код' });
  await stopClock(page);
  await ask.click();
  await expectMessage(page, 'Отправляем код…');
  await page.clock.runFor(60_000);
  await expect(messages(page)).toContainText('Отправляем код…');
  end('lost');
  await expectMessage(page, 'Ошибка отправки кода');
  await page.clock.runFor(3000);
  await expect(messages(page)).toHaveCount(1);
  await page.clock.runFor(1500);
  await expect(messages(page)).toHaveCount(0);

  const asked = page.waitForRequest('**/api/send-sms');
  await ask.click();
  expect((await asked).postDataJSON()).toEqual({
    phone: `+7${phone}`,
    honeypot: '',
    pageLoadTime: expect.any(Number),
    clientFp: expect.stringMatching(/^[\da-f]{64}$/),
  });
  await expectMessage(page, 'Отправляем код…');
  end('sent');
  await expectMessage(page, 'Код отправлен на ваш номер');
  await page.clock.resume();
  await codeField(page).pressSequentially(await codeFor(`+7${phone}`));
  await expectSignedIn(page);
});

test('sign-in dialog: a bot that is too fast or fills the hidden field gets no code', async ({ page }) => {
  const email = freshEmail();
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  // Stop the page's clock just before two seconds have passed since the page load: the shop takes requests before that
  // for those of a bot.
  await page.addInitScript(() => {
    performance.now = () => ((window as { aged?: boolean }).aged === true ? 10_000 : 1999);
  });
  await page.goto('/');
  await openDialog(page);
  await page.getByRole('textbox', { name: 'Почта' }).fill(email);
  await page.getByRole('button', { name: 'Получить код' }).click();
  const refused = page.locator('[data-message]').filter({ hasText: 'Ошибка отправки кода' });
  await expect(refused).toBeVisible();
  await refused.getByRole('button', { name: 'Закрыть' }).click();
  await expect(refused).toBeHidden();

  await page.evaluate(() => ((window as { aged?: boolean }).aged = true));
  await page
    .locator('[role="dialog"] input[name="website"]')
    .first()
    .evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(refused).toBeVisible();
  expect(calls).toEqual([]);
  expect(await codesFor(email)).toEqual([]);
});

test('sign-in pages: a shopper signs in by an SMS code after a wrong code and another number', async ({ page }) => {
  const [first, second] = [freshPhone(), freshPhone()];
  await page.goto('/auth?by=phone');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
  await readThePage(page);
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill(first);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page).toHaveURL(/\/enter-code$/);
  await expect(page.getByText('Код отправлен на ваш номер')).toBeVisible();
  expect(await secondsLeft(page)).toBeGreaterThan(30);
  await expectAccessible(page);

  // A reload resets neither the cooldown nor the second step.
  await page.reload();
  expect(await secondsLeft(page)).toBeGreaterThan(20);

  // What was said of a wrong code is taken back by a new one, and by the right one, before its time.
  const code = await codeFor(`+7${first}`);
  await readThePage(page);
  await stopClock(page);
  await codeField(page).pressSequentially(wrongCodeFor(code));
  await expectMessage(page, 'Введенный код неверен');
  await page.getByRole('link', { name: 'Изменить номер' }).click();
  // A link is followed after the paint that answers the press, and the clock stands still.
  await page.clock.runFor(100);
  await page.getByRole('tab', { name: 'Номер телефона' }).click();
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill(second);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page).toHaveURL(/\/enter-code$/);
  await expectMessage(page, 'Код отправлен на ваш номер');
  const other = await codeFor(`+7${second}`);
  await codeField(page).pressSequentially(wrongCodeFor(other));
  await expectMessage(page, 'Введенный код неверен');
  await codeField(page).pressSequentially(other);
  await expect(page).toHaveURL(/\/account$/);
  await expectMessage(page, null);
  await page.clock.resume();
  await expectSignedIn(page);
});

test('the e-mail sign-in form for the checkout leads to the checkout once', async ({ page }) => {
  const email = freshEmail();
  await page.goto('/auth?returnTo=checkout');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect.poll(() => stored(page, 'returnTo')).toBe('checkout');
  await readThePage(page);
  await page.getByRole('textbox', { name: 'Почта' }).fill(email);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page).toHaveURL(/\/enter-code$/);
  const code = await codeFor(email);
  await codeField(page).pressSequentially(wrongCodeFor(code));
  await expect(page.getByRole('region', { name: /Уведомления/ }).getByText('Введенный код неверен')).toBeVisible();
  await codeField(page).pressSequentially(code);
  await expect(page).toHaveURL(/\/checkout$/);
  await expect.poll(() => stored(page, 'returnTo')).toBeNull();
});

test('the e-mail sign-in form leads to the account when the stored return target is gone', async ({ page }) => {
  const email = freshEmail();
  await page.goto('/auth?returnTo=checkout');
  await readThePage(page);
  await expect.poll(() => stored(page, 'returnTo')).toBe('checkout');
  await page.evaluate(() => sessionStorage.removeItem('returnTo'));
  await page.getByRole('textbox', { name: 'Почта' }).fill(email);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await codeField(page).pressSequentially(await codeFor(email));
  await expect(page).toHaveURL(/\/account$/);
});

test('a guest is sent from the account and the code page to the sign-in page', async ({ page }) => {
  await page.goto('/account');
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto('/enter-code');
  await expect(page).toHaveURL(/\/auth$/);
});

test.describe('after the access token’s expiry', () => {
  test('a shopper whose access token expired stays signed in', async ({ page, context }) => {
    await signIn(page);
    const before = await cookieOf(context, 'access');
    await outliveAccessToken(context);
    await page.reload();
    await expectSignedIn(page);
    await expect(page).toHaveURL(/\/account$/);
    expect((await cookieOf(context, 'access'))?.value).not.toBe(before?.value);

    await outliveAccessToken(context);
    await page.getByRole('textbox', { name: 'Имя' }).fill('Анна');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Здравствуйте, Анна' })).toBeVisible();
  });

  test('two tabs refreshing an expired token at once keep the session', async ({ page, context }) => {
    await signIn(page);
    const other = await context.newPage();
    await other.goto('/account');
    for (let round = 0; round < 3; round += 1) {
      await outliveAccessToken(context);
      await Promise.all([page.reload(), other.reload()]);
      for (const tab of [page, other]) {
        await expect(tab).toHaveURL(/\/account$/);
        await expectSignedIn(tab);
      }
    }
  });

  test('a session ended on another device makes the shopper a guest without an error', async ({
    page,
    browser,
    network,
    userAgent,
    baseURL,
  }) => {
    const email = await signIn(page);
    const elsewhere = awaitHydration(
      await browser.newContext({
        baseURL: baseURL!,
        extraHTTPHeaders: { 'x-forwarded-for': network.replace(/^10/, '11') },
        userAgent: `${userAgent} elsewhere`,
      }),
    );
    const other = await elsewhere.newPage();
    // A known device has a cooldown of its own, and gets the second code at once.
    await elsewhere.addCookies([(await cookieOf(page.context(), 'device'))!]);
    await signIn(other, email, 2);
    await other.getByRole('button', { name: /^Завершить/ }).click();
    await expect(other.getByRole('button', { name: /^Завершить/ })).toHaveCount(0);
    await elsewhere.close();

    await page.goto('/');
    await expectGuest(page);
    expect(await cookieOf(page.context(), 'refresh')).toBeUndefined();
    await expect.poll(() => roleOf(page)).toBeNull();
  });
});

test('a sign-in or sign-out in one tab is shown in the other tab', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/catalog/any/sneakers');
  await expectGuest(other);
  await signIn(page);
  await expectSignedIn(other);
  await other.goto('/account');
  await page.getByRole('button', { name: 'Выйти', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expectGuest(page);
  await expect(other).toHaveURL(/\/auth$/);
  await expectGuest(other);
  expect(await cookieOf(context, 'access')).toBeUndefined();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript: signing in, editing the profile and signing out work by forms', async ({ page }) => {
    const email = freshEmail();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
    // The time counts from the page that has the form.
    await expect(page.getByRole('textbox', { name: 'Почта' })).toBeVisible();
    await page.waitForTimeout(2100);
    await page.getByRole('textbox', { name: 'Почта' }).fill('no mail address');
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expect(page.getByText('Проверьте, нет ли в адресе опечатки')).toBeVisible();
    await page.waitForTimeout(2100);
    await page.getByRole('textbox', { name: 'Почта' }).fill(email);
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expect(page).toHaveURL(/\/enter-code$/);
    const code = await codeFor(email);
    await page.getByRole('textbox', { name: 'Код из сообщения' }).fill(wrongCodeFor(code));
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByText('Введенный код неверен')).toBeVisible();
    await page.getByRole('textbox', { name: 'Код из сообщения' }).fill(code);
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page).toHaveURL(/\/account$/);
    await page.getByRole('textbox', { name: 'Имя' }).fill('Ольга');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Здравствуйте, Ольга' })).toBeVisible();
    await page.getByRole('button', { name: 'Выйти', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible();
  });

  test('without JavaScript: signing in by an SMS code has its own form', async ({ page }) => {
    const phone = freshPhone();
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Войти по номеру телефона' }).click();
    await expect(page.getByRole('textbox', { name: 'Номер телефона' })).toBeVisible();
    await page.waitForTimeout(2100);
    await page.getByRole('textbox', { name: 'Номер телефона' }).fill(`+7 ${phone}`);
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expect(page).toHaveURL(/\/enter-code$/);
    await page.getByRole('textbox', { name: 'Код из сообщения' }).fill(await codeFor(`+7${phone}`));
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page).toHaveURL(/\/account$/);
  });
});
