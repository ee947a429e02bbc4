import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { awaitHydration } from './hydrated-pages.js';
import { signInLink } from './operator.js';
import { cookieOf, expectGuest, expectSignedIn, test } from './shopper.js';

test('a sign-in link created on the shop’s machine signs an operator in once', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const link = await signInLink();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url(), request.headers()['referer'] ?? ''));
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Вход по ссылке' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expectSignedIn(page);
  expect(await cookieOf(context, 'device')).toBeDefined();
  const token = link.split('#')[1]!;
  expect(requests.filter((url) => url.includes(token) && !url.endsWith(`#${token}`))).toEqual([]);
  expect(await readFile(process.env.JOURNEY_API_LOG!, 'utf8')).not.toContain(token);

  const other = awaitHydration(await browser.newContext({ baseURL: baseURL! }));
  const late = await other.newPage();
  await late.goto(link);
  await late.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(late.getByText('Ссылка уже использована или устарела. Попросите новую.')).toBeVisible();
  await expectGuest(late);
  await expectAccessible(late);
  await late.goto('/sign-in');
  await expect(late.getByText(/^Ссылка неполная/)).toBeVisible();
  await other.close();
});
