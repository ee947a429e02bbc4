import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { awaitHydration } from './hydrated-pages.js';
import { API, asOperator, runAdmin, signInLink } from './operator.js';
import { test } from './shopper.js';

// By name: a passkey belongs to a domain, and an IP address is none.
const DESK = API.replace(/graphql$/, 'admin').replace('127.0.0.1', 'localhost');

async function signIn(page: Page, name: string): Promise<void> {
  const [, token] = (await signInLink(name)).split('#');
  await page.goto(`${DESK}/sign-in#${token}`);
  await page.getByRole('button', { name: 'Войти' }).click();
}

/** A page whose browser has a device that checks the person, and the way to make it refuse. */
async function pageWithDevice(browser: Browser) {
  const context = await browser.newContext({ locale: 'ru-RU', timezoneId: 'Europe/Moscow' });
  const page = await awaitHydration(context).newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const checksPerson = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { page, context, checksPerson };
}

test('an operator adds a passkey, signs in with it, and cannot remove the last one that the role requires', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const role = `Склад ${randomUUID()}`;
  const name = `store-${randomUUID()}@meet.example`;
  await asOperator('mutation ($dto: SaveRoleInput!) { saveRole(dto: $dto) { id } }', {
    dto: { name: role, permissions: ['READ_ORDERS'], requiresSecondFactor: true },
  });
  await runAdmin('grant', name, role);

  const { page: desk, context, checksPerson } = await pageWithDevice(browser);
  await signIn(desk, name);
  await expect(desk.getByRole('heading', { level: 1, name: 'Защитите вход' })).toBeVisible();
  await desk.getByLabel('Название ключа').fill('Рабочий ноутбук');
  await desk.getByRole('button', { name: 'Добавить ключ доступа' }).click();
  await desk.getByRole('button', { name: 'Коды сохранены, войти' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Сегодня' })).toBeVisible();

  await context.clearCookies();
  await signIn(desk, name);
  await expect(desk.getByRole('heading', { level: 1, name: 'Второй шаг' })).toBeVisible();
  await expectAccessible(desk);
  await checksPerson(false);
  await desk.getByRole('button', { name: 'Войти ключом доступа' }).click();
  await expect(desk.getByRole('alert')).toContainText('Ключ не ответил');
  await checksPerson(true);
  await desk.getByRole('button', { name: 'Войти ключом доступа' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Сегодня' })).toBeVisible();

  await desk.getByRole('button', { name: /^Кто вошёл/ }).click();
  await desk.getByRole('menuitem', { name: 'Ваш вход' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Ваш вход' })).toBeVisible();
  await expect(desk.getByText('Рабочий ноутбук', { exact: true })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByLabel('Название ключа').fill('Ещё один');
  await desk.getByRole('button', { name: 'Добавить ключ доступа' }).click();
  await expect(desk.getByText('Ключ этого устройства уже добавлен.')).toBeVisible();
  await desk.getByRole('button', { name: 'Удалить ключ «Рабочий ноутбук»' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(desk.getByText('сначала добавьте другой')).toBeVisible();
  await expect(desk.getByText('Рабочий ноутбук', { exact: true })).toBeVisible();
});
