import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { asShopper, DESK, enterDesk } from './enter-desk.js';
import { asOperator } from './operator.js';
import { test } from './shopper.js';

const ATTACK = `"><img src=x onerror="window.attacked=1"><script>window.attacked=1</script>{{attacked}}`;

interface Order {
  uuid: string;
  number: number;
  orderProductItems: { id: string; productItem: { productId: string } }[];
}

/** A shopper with a delivered order who types an attack wherever it is possible: returns what it has made. */
async function attacker(): Promise<{ order: Order; returnNumber: number; reviewId: string; questionId: string }> {
  const { authData } = await asShopper<{ authData: { accessToken: string } }>(
    'mutation { createSandboxShopper(dto: { orders: [DELIVERED] }) { authData { accessToken } } }',
    {},
  );
  const token = authData.accessToken;
  const { nodes } = await asShopper<{ nodes: Order[] }>(
    '{ userOrdersConnection(first: 1) { nodes { uuid number orderProductItems { id productItem { productId } } } } }',
    {},
    token,
  );
  const order = nodes[0]!;
  const [{ id, productItem }] = order.orderProductItems as [Order['orderProductItems'][number]];
  const { number: returnNumber } = await asShopper<{ number: number }>(
    'mutation ($dto: CreateReturnRequestInput!) { createReturnRequest(dto: $dto) { number } }',
    { dto: { uuid: order.uuid, items: [{ id, reason: 'SIZE', comment: ATTACK }] } },
    token,
  );
  const review = await asShopper<{ id: string }>(
    'mutation ($dto: CreateReviewInput!) { createReview(dto: $dto) { id } }',
    { dto: { productId: productItem.productId, rating: 1, text: ATTACK } },
    token,
  );
  const question = await asShopper<{ id: string }>(
    'mutation ($dto: AskQuestionInput!) { askQuestion(dto: $dto) { id } }',
    { dto: { productId: productItem.productId, text: ATTACK } },
    token,
  );
  await asOperator('mutation ($dto: AddOrderNoteInput!) { addOrderNote(dto: $dto) { uuid } }', {
    dto: { orderUuid: order.uuid, text: ATTACK, idempotencyKey: crypto.randomUUID() },
  });
  return { order, returnNumber, reviewId: review.id, questionId: question.id };
}

/** Expects that what was typed is on the page as text, and has done nothing. */
async function expectHarmless(page: Page): Promise<void> {
  await expect(page.getByText('onerror="window.attacked=1"').first()).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
}

test.describe.configure({ mode: 'serial' });

test('markup typed by strangers is shown as text on every page of the desk, also in file names', async ({ page }) => {
  test.setTimeout(180_000);
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  const { order, returnNumber, reviewId, questionId } = await attacker();
  await enterDesk(page, `/orders/${order.number}`);
  await expectHarmless(page);
  await page.goto(`${DESK}/queue/${reviewId}?kind=REVIEW`);
  await expectHarmless(page);
  await page.goto(`${DESK}/queue/${questionId}?kind=QUESTION`);
  await expectHarmless(page);
  await page.goto(`${DESK}/queue?search=${returnNumber}`);
  await page.getByRole('link', { name: `Возврат ${returnNumber},` }).click();
  await expectHarmless(page);

  await page.goto(`${DESK}/import`);
  await page.locator('input[type=file]').setInputFiles({
    name: `${ATTACK.replaceAll('/', ' ')}.exe`,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ'),
  });
  await expectHarmless(page);
  // The address, too, is typed by whoever sends a link.
  await page.goto(`${DESK}/orders?search=${encodeURIComponent(ATTACK)}&city=${encodeURIComponent(ATTACK)}`);
  await expectHarmless(page);
  expect(violations).toEqual([]);
});

test('an injected script is stopped by the security policy, and another site’s page cannot frame the desk', async ({
  page,
  complaints,
}) => {
  await enterDesk(page, '/orders');
  const stopped = await page.evaluate(
    () =>
      new Promise<string>((done) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => done(effectiveDirective));
        const script = document.createElement('script');
        script.textContent = 'window.attacked = 1';
        document.body.append(script);
      }),
  );
  expect(stopped).toMatch(/^script-src/);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  const foreign = await page.evaluate(() =>
    fetch('https://attacker.example/').then(
      () => 'sent',
      () => 'stopped',
    ),
  );
  expect(foreign).toBe('stopped');

  const site = createServer((_request, reply) =>
    reply.setHeader('content-type', 'text/html').end(`<!doctype html><iframe src="${DESK}/orders"></iframe>`),
  );
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  const [, frame] = page.frames();
  await expect(async () => expect(frame!.url()).toMatch(/^chrome-error:/)).toPass({ timeout: 10_000 });
  site.close();
  // Each attack is a complaint of the browser; others would fail the test.
  expect(complaints.splice(0).filter((text) => !text.includes('Content Security Policy'))).toEqual([]);
});
