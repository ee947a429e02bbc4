import { expect, type Page } from '@playwright/test';
import { awaitHydration } from './hydrated-pages.js';
import { codeFor, cookieOf, expectGuest, expectSignedIn, freshPhone, readThePage, test } from './shopper.js';

async function askFor(page: Page, phone: string): Promise<void> {
  await page.goto('/auth?by=phone');
  await readThePage(page);
  await page.getByRole('textbox', { name: 'Номер телефона' }).pressSequentially(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
}

async function enterCodeOf(page: Page, phone: string, nth: number): Promise<void> {
  await page.getByRole('textbox', { name: 'Код из сообщения' }).pressSequentially(await codeFor(`+7${phone}`, nth));
  await expect(page).toHaveURL(/\/account$/);
  await expectSignedIn(page);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Выйти', exact: true }).click();
  await expectGuest(page);
}

test('a device that signed in before gets its code while other people’s devices must wait', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const phone = freshPhone();
  await askFor(page, phone);
  await enterCodeOf(page, phone, 1);
  const device = await cookieOf(context, 'device');
  expect(device).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
  expect(Math.round((device!.expires - Date.now() / 1000) / 86_400)).toBe(180);
  await signOut(page);

  // The stranger's browser is also a known device, but of another account.
  const theirs = { baseURL: baseURL!, extraHTTPHeaders: { 'x-forwarded-for': '10.251.7.7' } };
  const elsewhere = awaitHydration(await browser.newContext(theirs));
  const stranger = await elsewhere.newPage();
  const own = freshPhone();
  await askFor(stranger, own);
  await enterCodeOf(stranger, own, 1);
  await signOut(stranger);
  await askFor(stranger, phone);
  await expect(stranger.getByText(/^Новый код можно запросить через/)).toBeVisible();
  await elsewhere.close();

  await askFor(page, phone);
  await enterCodeOf(page, phone, 2);
});
