import pg from 'pg';
import { SendNotices } from './favourites/send-notices.js';
import { PrintedMessages, type Message } from './messaging/index.js';
import { OutboxWorker } from './platform/outbox/outbox-worker.js';
import { InviteReviewers } from './reviews/invite-reviewers.js';
import { delivered, offersOf, type Offer } from './testing/delivered.js';
import { agreeOn, askForPrice } from './testing/meet-price.js';
import { operator } from './testing/operators.js';
import { atTheSandbox, guest, orderOf, place } from './testing/orders.js';
import { freshCode, signIn, somePhone } from './testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from './testing/test-api.js';

const NAME = 'Кедровка';
const MAIL = 'buyer@example.com';
const SHOP_MAIL = 'office@kedrovka.example';

let api: TestApi;
let database: pg.Pool;
let boots: Offer[];
const pairOf = ({ id }: Offer) => ({ id, price: 1_000_000 });

beforeAll(async () => {
  const items = ['41', '42'].map((size, stock) => ({ size, price: 1_000_000, stock: stock * 20 }));
  api = await startTestApi([feedProduct('boots', { name: 'Ботинки', items })], {
    SHOP_NAME: NAME,
    PAYMENT_PROVIDER: 'sandbox',
    REQUESTS_MAIL: SHOP_MAIL,
  });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  boots = (await offersOf(database)).boots!;
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const messages = async (): Promise<Message[]> => {
  while (await api.app.get(OutboxWorker).run());
  return api.app.get(PrintedMessages).messages;
};
/** What anybody reads of the software’s name, or of a setting that is not there. */
const UNWANTED = /\bmeet\b(?!\.example)|\[[а-яё][^\]]*\]/i;

it('e-mails and SMS of every kind contain the shop name from the settings', async () => {
  const shopper = await signIn(api, MAIL);
  const phone = somePhone();
  const code = await freshCode(api, phone, shopper.accessToken);
  const added = await shopper.ask('mutation ($dto: AddPhoneInput!) { addPhone(dto: $dto) { id } }', {
    dto: { phone, code },
  });
  expect(added.errors).toBeUndefined();

  const contact = { name: 'Мария', phone, email: MAIL };
  const { paymentLink } = await place(shopper, orderOf([pairOf(boots[1]!)], { contact }));
  await atTheSandbox(api, paymentLink!, 'PAY');

  const { rows: sizes } = await database.query<{ id: string }>(`SELECT "id" FROM "size" WHERE "name" = '41'`);
  const NOTICE = 'mutation ($dto: CreateStockNoticeInput!) { createStockNotice(dto: $dto) { id } }';
  const dto = { productId: boots[0]!.productId, sizeId: sizes[0]!.id };
  expect((await shopper.ask(NOTICE, { dto })).errors).toBeUndefined();
  await database.query(`UPDATE "product_item" SET "stock" = 5 WHERE "id" = $1`, [boots[0]!.id]);
  await api.app.get(SendNotices).run();

  await delivered(database, shopper, [boots[1]!], { days: 4 });
  await api.app.get(InviteReviewers).run();

  const admin = await operator(api, 'ADMIN');
  const asked = { productId: boots[0]!.productId, link: 'https://other.example/boots', text: 'Там дешевле' };
  const { id: requestId } = await askForPrice(shopper, asked);
  await agreeOn(admin, { id: requestId, itemId: boots[1]!.id, price: 800_000 });

  const partner = {
    ...{ companyName: 'Кеды оптом', companyType: 'OOO', fullName: 'Иванова Мария', inn: '7707083893' },
    ...{ email: 'partner@example.com', phone: somePhone(), description: 'Хотим продавать у вас' },
  };
  const COOPERATE = 'mutation ($dto: CreateCooperativeRequestInput!) { createCooperativeRequest(dto: $dto) { inn } }';
  expect((await guest(api).ask(COOPERATE, { dto: partner })).errors).toBeUndefined();

  const sent = await messages();
  for (const kind of [
    /ваш код/,
    /привязан новый номер телефона/,
    /Заказ \d+ .*оплачен/,
    /Снова в наличии/,
    /Как вам Ботинки\?/,
    /Новая заявка «Нашли дешевле\?»/,
    /Цена согласована/,
    /Заявка на сотрудничество получена/,
    /Новая заявка на сотрудничество/,
  ])
    expect([kind, sent.some(({ subject, text }) => kind.test(`${subject}\n${text}`))]).toEqual([kind, true]);
  for (const message of sent) {
    const whole = `${message.subject}\n${message.text}\n${message.html ?? ''}`;
    expect(whole).not.toMatch(UNWANTED);
    expect(whole).toContain(NAME);
  }
});

it('feeds, order papers and shop facts contain the shop name from the settings', async () => {
  for (const feed of ['yandex.yml', 'google.xml']) {
    const answer = await fetch(`${api.origin}/feeds/${feed}`);
    const text = await answer.text();
    expect([answer.status, text.includes(NAME)]).toEqual([200, true]);
    expect(text).not.toMatch(UNWANTED);
  }
  const buyer = await signIn(api, 'papers@example.com');
  const { uuid, paymentLink } = await place(buyer, orderOf([pairOf(boots[1]!)]));
  await atTheSandbox(api, paymentLink!, 'PAY');
  const { data } = await buyer.ask(
    `query ($uuid: ID!) { shop { name }
       orderPapers(dto: { uuid: $uuid }) { seller { name legalName } receipts { lines { description } } } }`,
    { uuid },
  );
  expect(data).toMatchObject({ shop: { name: NAME }, orderPapers: { seller: { name: NAME, legalName: null } } });
  expect(JSON.stringify(data)).not.toMatch(UNWANTED);
});
