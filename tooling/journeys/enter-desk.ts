import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { API, signInLink } from './operator.js';

/** The desk has the same origin as the API. */
export const DESK = API.replace(/graphql$/, 'admin');

/** Signs in with a link, like an operator who cannot receive a code, and opens a page of the desk. */
export async function enterDesk(page: Page, to: string, desk = DESK, link?: string): Promise<void> {
  // A new link makes the one before invalid, which may belong to a journey that runs at the same time.
  await expect(async () => {
    const token = new URL(link ?? (await signInLink())).hash;
    await page.goto(`${desk}/sign-in?to=${encodeURIComponent(to)}${token}`);
    await page.getByRole('button', { name: 'Войти' }).click();
    await page.waitForURL((url) => url.pathname + url.search === `/admin${to}`, { timeout: 10_000 });
  }).toPass();
}

/** Expects that nothing of the page is wider than the screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  // A screen that was just resized is laid out a frame later.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** Calls the storefront's API, and returns the only field of the response. */
export async function asShopper<T>(query: string, variables: object, token?: string): Promise<T> {
  const answer = await fetch(API, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data?: Record<string, T>; errors?: unknown };
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as T;
}

/** Returns an INN of a company that no other test uses. */
export function someInn(): string {
  const digits = Array.from({ length: 9 }, (_, at) => (at === 0 ? 7 : randomInt(10)));
  const weights = [2, 4, 10, 3, 5, 9, 4, 6, 8];
  const sum = digits.reduce((total, digit, at) => total + digit * weights[at]!, 0);
  return [...digits, (sum % 11) % 10].join('');
}
