import pg from 'pg';
import { PrintedMessages } from '../messaging/index.js';
import { OutboxWorker } from '../platform/outbox/outbox-worker.js';
import { delivered, offersOf, type Offer } from '../testing/delivered.js';
import { openConnections } from '../testing/open-connections.js';
import { freshCode, signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { InviteReviewers } from './invite-reviewers.js';

let api: TestApi;
let database: pg.Pool;
let offers: Record<string, Offer[]>;
let mailboxes = 0;

beforeAll(async () => {
  const items = [{ size: '42', price: 10_000, stock: 100 }];
  api = await startTestApi([
    feedProduct('boots', { name: 'Ботинки', items }),
    feedProduct('shoes', { name: 'Кеды <b>«Юг»</b>', items }),
  ]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  offers = await offersOf(database);
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});
beforeEach(async () => {
  await database.query('TRUNCATE "throttle_counter", "one_time_code"');
  await database.query(`UPDATE "outbox_event" SET "doneAt" = now()`);
});

const invite = () => api.app.get(InviteReviewers).run();
const letters = async (to: string) => {
  while (await api.app.get(OutboxWorker).run());
  return api.app
    .get(PrintedMessages)
    .messages.filter((message) => message.to === to && /Как вам/.test(message.subject));
};

async function withMailbox(): Promise<{ shopper: Shopper; email: string }> {
  const email = `buyer${(mailboxes += 1)}@example.com`;
  return { shopper: await signIn(api, email), email };
}

it('buyers get one review invitation per order, three days after delivery, despite concurrent workers', async () => {
  const { shopper, email } = await withMailbox();
  await delivered(database, shopper, [offers.boots![0]!, offers.shoes![0]!], { days: 2 });
  expect(await invite()).toBe(0);
  await database.query(`UPDATE "order_product_item" SET "deliveredAt" = "deliveredAt" - interval '2 days'`);
  const added = await Promise.all(Array.from({ length: 10 }, invite));
  expect(added.reduce((sum, one) => sum + one, 0)).toBe(1);
  const [letter, ...others] = await letters(email);
  expect(others).toEqual([]);
  expect(letter!.text).toContain('Ботинки\nКеды <b>«Юг»</b>');
  expect(letter!.text).toContain('За отзыв с фотографией начислим бонусы: 100.');
  expect(letter!.html).toContain('Кеды &#60;b&#62;«Юг»');
  expect(await invite()).toBe(0);
});

it('ten simultaneous workers send one review invitation for each of thirty orders', async () => {
  const { shopper } = await withMailbox();
  for (let n = 0; n < 30; n += 1) await delivered(database, shopper, [offers.boots![0]!], { days: 4 });
  await openConnections(api, 10);
  const added = await Promise.all(Array.from({ length: 10 }, invite));
  expect(added.reduce((sum, one) => sum + one, 0)).toBe(30);
  const { rows } = await database.query<{ events: number; orders: number }>(
    `SELECT count(*)::int AS "events", count(DISTINCT "lane")::int AS "orders" FROM "outbox_event"
     WHERE "topic" = 'review.invitation' AND "doneAt" IS NULL`,
  );
  expect(rows).toEqual([{ events: 30, orders: 30 }]);
});

it('no review invitation is sent after opting out, a review or return, without e-mail, or long after delivery', async () => {
  const [quiet, done, back, old] = [await withMailbox(), await withMailbox(), await withMailbox(), await withMailbox()];
  const phoned = await signIn(api, somePhone());
  for (const shopper of [quiet.shopper, done.shopper, back.shopper, phoned])
    await delivered(database, shopper, [offers.boots![0]!], { days: 4 });
  await delivered(database, old.shopper, [offers.boots![0]!], { days: 40 });
  await quiet.shopper.ask('mutation { editUser(dto: { notifyByEmail: false }) { id } }');
  expect(await invite()).toBe(2);
  await done.shopper.ask('mutation ($dto: CreateReviewInput!) { createReview(dto: $dto) { id } }', {
    dto: { productId: offers.boots![0]!.productId, rating: 5 },
  });
  await database.query(
    `UPDATE "order_product_item" SET "status" = 'ISSUED_REFUND' WHERE "orderUuid" IN (SELECT "uuid" FROM "shop_order" WHERE "userId" = $1)`,
    [back.shopper.id],
  );
  for (const { email } of [quiet, done, back, old]) expect(await letters(email)).toEqual([]);
});

it('review invitations count towards message budgets and leave enough for sign-in codes', async () => {
  const { shopper, email } = await withMailbox();
  for (let n = 0; n < 7; n += 1) await delivered(database, shopper, [offers.boots![0]!], { days: 4 });
  expect(await invite()).toBe(7);
  expect(await letters(email)).toHaveLength(5);
  await database.query('TRUNCATE "one_time_code"');
  expect(await freshCode(api, email)).toMatch(/\d{4}/);
});
