import { expect, type Page } from '@playwright/test';
import { DESK, enterDesk } from './enter-desk.js';
import { expectAccessible } from './expect-accessible.js';
import { awaitHydration } from './hydrated-pages.js';
import { asOperator } from './operator.js';
import { signInByPhone } from './purchase.js';
import { test } from './shopper.js';

const questions = (page: Page) => page.getByRole('region', { name: /^Вопросы и ответы/ });

const waiting = async (text: string) => {
  const { nodes } = await asOperator<{ nodes: { id: string; text: string }[] }>(
    'query ($text: String!) { questions(first: 10, dto: { state: PENDING, search: $text }) { nodes { id text } } }',
    { text },
  );
  return nodes.find((question) => question.text === text)!.id;
};

test('a question is asked by the keyboard, seen by its author only, answered in the desk and then shown to everybody', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await page.goto('/catalog/any/sneakers');
  const product = (await page.getByRole('main').getByRole('article').getByRole('link').first().getAttribute('href'))!;
  await page.goto(product);
  await expect(questions(page).getByRole('link', { name: 'Войти и задать вопрос' })).toBeVisible();
  await expectAccessible(page);

  await signInByPhone(page);
  await page.goto(product);
  const ask = questions(page).getByRole('button', { name: 'Задать вопрос' });
  await ask.press('Enter');
  const field = questions(page).getByRole('textbox', { name: /^Ваш вопрос/ });
  await expect(field).toBeFocused();
  await page.keyboard.type('Коротко');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(questions(page).getByText('Напишите подробнее: не меньше 10 знаков')).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  const text = `Подойдут ли они на широкую стопу (${Date.now()})?`;
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    questions(page).getByRole('status').filter({ hasText: 'Ответ появится здесь после проверки' }),
  ).toBeVisible();
  await expect(ask).toBeFocused();
  await expect(questions(page).getByText('Ваш вопрос на проверке')).toBeVisible();
  await expectAccessible(page);

  const guest = await awaitHydration(await browser.newContext({ baseURL: baseURL! })).newPage();
  await guest.goto(product);
  await expect(questions(guest)).toBeVisible();
  await expect(guest.getByText(text)).toHaveCount(0);

  const operator = await (await browser.newContext({ baseURL: DESK, locale: 'ru-RU' })).newPage();
  await enterDesk(operator, `/queue/${await waiting(text)}?kind=QUESTION`);
  await expect(operator.getByText(text)).toBeVisible();
  await operator.getByRole('textbox', { name: 'Ответ магазина' }).fill('Да, колодка широкая: берите свой размер.');
  await expectAccessible(operator);
  await operator.getByRole('button', { name: 'Ответить' }).click();
  await expect(operator.getByText(/ответ опубликован$/)).toBeVisible();
  await expectAccessible(operator);

  // The page is kept for a few seconds.
  await expect(async () => {
    await guest.reload();
    await expect(questions(guest).getByRole('article').filter({ hasText: text })).toContainText(
      'Ответ магазинаДа, колодка широкая: берите свой размер.',
      { timeout: 1000 },
    );
  }).toPass({ timeout: 90_000 });
  await expectAccessible(guest);
  await page.reload();
  await expect(questions(page).getByText('Ваш вопрос на проверке')).toHaveCount(0);
});
