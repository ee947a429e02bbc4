import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { test as base } from './hydrated-pages.js';

interface ShopperFixtures {
  network: string;
}

/** Playwright's `test` for a shopper with a separate network and browser: sign-in codes are limited by both. */
export const test = base.extend<ShopperFixtures>({
  network: async ({ browserName: _any }, use) => {
    await use(`10.${randomInt(1, 250)}.${randomInt(0, 250)}.${randomInt(1, 250)}`);
  },
  extraHTTPHeaders: async ({ network }, use) => {
    await use({ 'x-forwarded-for': network });
  },
  userAgent: async ({ network }, use) => {
    await use(
      `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 J/${network}`,
    );
  },
});

export const freshEmail = () => `shopper-${randomInt(1e9, 9e9)}@example.ru`;

/** Returns a random mobile number of ten digits, without the country code. */
export const freshPhone = () => `9${randomInt(1e8, 9e8)}`;

export async function codesFor(recipient: string, log = process.env.JOURNEY_API_LOG!): Promise<string[]> {
  const lines = (await readFile(log, 'utf8')).split('\n');
  return lines.flatMap((line) => {
    const start = `"msg":"✉ ${recipient}: `;
    const at = line.indexOf(start);
    // Messages about orders contain other numbers, so the code is found by the words around it.
    const code =
      at < 0
        ? undefined
        : /\d{4}(?= — ваш код| is your code)|(?<=(?:Ваш код|Your code): )\d{4}/.exec(
            line.slice(at + start.length),
          )?.[0];
    return code ? [code] : [];
  });
}

/**
 * Returns the number of messages to a recipient that contain these words. They are read from the API's log, like codes.
 */
export async function messagesTo(recipient: string, words: string): Promise<number> {
  const lines = (await readFile(process.env.JOURNEY_API_LOG!, 'utf8')).split('\n');
  return lines.filter((line) => line.includes(`"msg":"✉ ${recipient}: `) && line.includes(words)).length;
}

/**
 * Waits for the nth code for a recipient and returns it. Codes are read from the API's log: without an SMS or mail
 * provider the API prints its messages there.
 */
export async function codeFor(recipient: string, nth = 1, log = process.env.JOURNEY_API_LOG!): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const code = (await codesFor(recipient, log))[nth - 1];
    if (code) return code;
    await sleep(100);
  }
  throw new Error(`No code came for ${recipient}: see ${log}`);
}

export const wrongCodeFor = (code: string) => (code === '0000' ? '0001' : '0000');

/** Waits until two seconds after the page load: the shop takes earlier requests for those of a bot. */
export async function readThePage(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // The API counts from the moment at which the server rendered the page, but a busy machine sends the response late.
    return performance.now() > loaded!.responseStart + 2100;
  });
}

/** Signs in by email on the page /auth. */
export async function signIn(page: Page, email = freshEmail(), nthCode = 1, log?: string): Promise<string> {
  await page.goto('/auth');
  await readThePage(page);
  await page.getByRole('textbox', { name: 'Почта' }).fill(email);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page).toHaveURL(/\/enter-code$/);
  await page.getByRole('textbox', { name: 'Код из сообщения' }).pressSequentially(await codeFor(email, nthCode, log));
  await expect(page).toHaveURL(/\/account$/);
  await expectSignedIn(page);
  return email;
}

export const expectSignedIn = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Личный кабинет' })).toBeVisible();

export const expectGuest = (page: Page) =>
  expect(
    page
      .getByRole('banner')
      .getByRole(/\/(auth|enter-code)(\?|$)/.test(page.url()) ? 'link' : 'button', { name: 'Войти' }),
  ).toBeVisible();

export const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name);

/** Waits until the access token in the cookie has expired. */
export async function outliveAccessToken(context: BrowserContext): Promise<void> {
  const token = (await cookieOf(context, 'access'))?.value ?? '';
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
  await sleep(exp * 1000 - Date.now() + 1000);
}
