import { expect, type Page } from '@playwright/test';
import { enterDesk } from './enter-desk.js';
import { expectAccessible } from './expect-accessible.js';
import { asOperator } from './operator.js';
import { test } from './shopper.js';

const REMOVE = `mutation ($dto: RemoveMessageTemplateInput!) { removeMessageTemplate(dto: $dto) { version } }`;
const SAVE = `mutation ($dto: SaveMessageTemplateInput!) { saveMessageTemplate(dto: $dto) { version } }`;
const PAID = { key: 'ORDER_PAID_LETTER', locale: 'RU' };
const restore = () => asOperator(REMOVE, { dto: PAID });

async function open(page: Page): Promise<void> {
  await enterDesk(page, '/settings/messages');
  await expect(page.getByRole('heading', { level: 2, name: 'Заказ', exact: true })).toBeVisible();
}

test.describe.configure({ mode: 'serial' });
test.beforeEach(restore);
test.afterEach(restore);

test('an operator rewrites a letter with a variable, previews it, sends a test, saves and restores the default', async ({
  page,
}) => {
  await open(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Заказ оплачен: Письмо' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Заказ оплачен' })).toBeVisible();
  await expect(page.getByText('Заказ 10002 оплачен: 12 100 ₽. Собираем заказ к отправке.')).toBeVisible();
  await expectAccessible(page);

  const text = page.getByRole('textbox', { name: 'Текст' });
  await text.fill('Спасибо! Ваш номер ');
  await expect(page.getByText('без переменной link в сообщении нет смысла')).toBeVisible();
  await page.getByRole('button', { name: 'Вставить orderNumber' }).click();
  await expect(text).toHaveValue('Спасибо! Ваш номер {{orderNumber}}');
  await expect(text).toBeFocused();
  await text.fill('Спасибо! Ваш номер {{orderNumber}}.\n\n[Мой заказ]({{link}})');
  await expect(page.getByText('Спасибо! Ваш номер 10002.')).toBeVisible();
  await page.getByRole('button', { name: 'Прислать себе' }).click();
  await expect(page.getByText('Отправлено: admin@meet.example')).toBeVisible();

  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено, действует сразу')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Все письма и СМС' }).click();
  await expect(page.getByRole('link', { name: 'Заказ оплачен: Письмо, свои слова' })).toBeVisible();

  await page.getByRole('link', { name: 'Заказ оплачен: Письмо, свои слова' }).click();
  await page.getByRole('button', { name: 'Вернуть обычные слова' }).click();
  await expect(page.getByText('Снова действуют обычные слова')).toBeVisible();
  await expect(text).toHaveValue(/Здравствуйте/);
  // Earlier words come back from the history.
  await page
    .getByRole('button', { name: /^Вернуть слова/ })
    .first()
    .click();
  await expect(text).toHaveValue('Спасибо! Ваш номер {{orderNumber}}.\n\n[Мой заказ]({{link}})');
});

test('a message text that a colleague changed in the meantime is shown beside the operator’s own', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Заказ оплачен: Письмо' }).click();
  const text = page.getByRole('textbox', { name: 'Текст' });
  await text.fill('Моё: {{orderNumber}} {{link}}');
  await asOperator(SAVE, { dto: { ...PAID, text: 'Чужое: {{orderNumber}} {{link}}' } });
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Эти слова изменил кто-то ещё')).toBeVisible();
  await expect(page.getByText('Чужое: {{orderNumber}} {{link}}').first()).toBeVisible();
  await page.getByRole('button', { name: 'Записать моё' }).click();
  await expect(page.getByText('Сохранено, действует сразу')).toBeVisible();
  await expect(text).toHaveValue('Моё: {{orderNumber}} {{link}}');
});

test('the editor of an English SMS shows as how many SMS the text is charged', async ({ page }) => {
  await enterDesk(page, '/settings/messages/CODE_SMS?locale=EN');
  await expect(page.getByText('0495 is your code for')).toBeVisible();
  await expect(page.getByText('1 СМС', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Текст' }).fill(`{{code}} ${'long '.repeat(60)}`);
  await expect(page.getByText('2 СМС', { exact: true }).or(page.getByText('3 СМС', { exact: true }))).toBeVisible();
});
