import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './expect-accessible.js';
import { awaitHydration } from './hydrated-pages.js';
import { API, asOperator, runAdmin, signInLink } from './operator.js';
import { test } from './shopper.js';

const DESK = API.replace(/graphql$/, 'admin');

async function signIn(page: Page, name: string): Promise<void> {
  const [, token] = (await signInLink(name)).split('#');
  await page.goto(`${DESK}/sign-in#${token}`);
  await page.getByRole('button', { name: 'Войти' }).click();
}

test('an operator whose role requires a second factor sets it up and enters it at the next sign-in', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const role = `Склад ${randomUUID()}`;
  const name = `store-${randomUUID()}@meet.example`;
  await asOperator('mutation ($dto: SaveRoleInput!) { saveRole(dto: $dto) { id } }', {
    dto: { name: role, permissions: ['READ_ORDERS'], requiresSecondFactor: true },
  });
  await runAdmin('grant', name, role);
  const newPage = async () =>
    awaitHydration(await browser.newContext({ locale: 'ru-RU', timezoneId: 'Europe/Moscow' })).newPage();

  const desk = await newPage();
  await signIn(desk, name);
  await expect(desk.getByRole('heading', { level: 1, name: 'Защитите вход' })).toBeVisible();
  await expect(desk.getByRole('img', { name: 'Ключ для приложения с кодами' })).toBeVisible();
  await expectAccessible(desk);
  const [secret] = /[A-Z2-7]{16,}/.exec((await desk.getByRole('main').textContent()) ?? '')!;
  const code = desk.getByLabel('Код из приложения');
  await code.fill('000000');
  await code.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await code.press('Enter');
  const kept = desk.getByRole('button', { name: 'Коды сохранены, войти' });
  await expect(kept).toBeVisible();
  await expectAccessible(desk);
  const [recovery] = /[a-z2-9]{4}(?:-[a-z2-9]{4}){2}/.exec(await desk.getByRole('main').innerText())!;
  await kept.click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Сегодня' })).toBeVisible();
  // The role reads orders alone.
  await expect(desk.getByRole('link', { name: 'Заказы', exact: true })).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Товары', exact: true })).toHaveCount(0);

  const later = await newPage();
  await signIn(later, name);
  await expect(later.getByRole('heading', { level: 1, name: 'Второй шаг' })).toBeVisible();
  await expectAccessible(later);
  await later.getByLabel('Код из приложения').fill(recovery);
  await later.keyboard.press('Enter');
  await expect(later.getByRole('heading', { level: 1, name: 'Сегодня' })).toBeVisible();
});
