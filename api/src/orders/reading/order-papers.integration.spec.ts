import pg from 'pg';
import { PaymentSweeps } from '../../payment/index.js';
import { operator, type Operator } from '../../testing/operators.js';
import { atTheSandbox, codeOf, guest, orderOf, place } from '../../testing/orders.js';
import { signIn, somePhone, type Shopper } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';
import { MoveItems } from '../index.js';
import type { OrderStatus } from '../changing/order-lifecycle.js';

const PAPERS = `query ($uuid: ID!) { orderPapers(dto: { uuid: $uuid }) {
  seller { name legalName inn ogrn address phone email } vat { rate amount }
  receipts { kind issuedAt total lines { description quantity price } } } }`;
const UNITS = `query ($uuid: ID!) { getOrderByUUID(dto: { uuid: $uuid }) {
  totalPrice orderProductItems { id price discountValue bonuses soldPrice } } }`;

interface Papers {
  seller: Record<string, string | null>;
  vat: { rate: number; amount: number } | null;
  receipts: { kind: string; total: number; lines: { description: string; price: number }[] }[];
}
interface Placed {
  totalPrice: number;
  orderProductItems: { id: string; price: number; discountValue: number; bonuses: number; soldPrice: number }[];
}

let api: TestApi;
let database: pg.Pool;
let manager: Operator;
let offers: { id: string; price: number }[];

beforeAll(async () => {
  const items = Array.from({ length: 2 }, (_, n) => ({ size: String(40 + n), price: 12_000, stock: 50 }));
  api = await startTestApi([feedProduct('boots', { items })], {
    PAYMENT_PROVIDER: 'sandbox',
    PAYMENT_VAT_CODE: '4',
    SHOP_LEGAL_NAME: 'ООО «Мит»',
    SHOP_INN: '7700000000',
  });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  const { rows } = await database.query<{ id: string; price: number }>(
    `SELECT i."id", r."price"::int FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id" ORDER BY i."id"`,
  );
  offers = rows;
  manager = await operator(api, 'MANAGER');
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

async function papersOf(by: Pick<Shopper, 'ask'>, uuid: string): Promise<Papers> {
  const { data, errors } = await by.ask(PAPERS, { uuid });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.orderPapers as Papers;
}

it('orderPapers returns the seller, VAT and every issued receipt', async () => {
  const maria = await signIn(api, somePhone());
  const { uuid, paymentLink } = await place(maria, orderOf(offers, { bonuses: 40 }));
  expect(await papersOf(maria, uuid)).toMatchObject({ receipts: [] });
  await atTheSandbox(api, paymentLink!, 'PAY');
  const move = (status: OrderStatus, itemIds: string[] | null = null) =>
    api.app.get(MoveItems).move({ orderUuid: uuid, itemIds, status, operatorId: manager.id });
  await api.app.get(PaymentSweeps).run();
  for (const status of ['AWAITING_SENT_FROM_MEET', 'HANDED_OVER_FOR_DELIVERY', 'DELIVERED'] as const)
    await move(status);
  await api.app.get(PaymentSweeps).run();

  const { totalPrice, orderProductItems: units } = (await maria.ask(UNITS, { uuid })).data!.getOrderByUUID as Placed;
  expect(units.map(({ price, discountValue, bonuses }) => [price, discountValue, bonuses])).toEqual([
    [12_000, 0, 20],
    [12_000, 0, 20],
  ]);
  for (const { price, discountValue, bonuses, soldPrice } of units)
    expect(soldPrice).toBe(price - discountValue - bonuses * 100);

  await move('ISSUED_REFUND', [units[0]!.id]);
  await api.app.get(PaymentSweeps).run();
  const { seller, vat, receipts } = await papersOf(maria, uuid);
  expect(seller).toEqual({
    ...{ name: 'Meet', legalName: 'ООО «Мит»', inn: '7700000000' },
    ...{ ogrn: null, address: null, phone: null, email: null },
  });
  expect(vat).toEqual({ rate: 20, amount: Math.round(totalPrice / 6) });
  expect(receipts.map(({ kind, total }) => [kind, total])).toEqual([
    ['PREPAYMENT', totalPrice],
    ['SETTLEMENT', totalPrice],
    ['REFUND', units[0]!.soldPrice],
  ]);
  const description = expect.stringMatching(/, размер 4[01]$/);
  expect(receipts[2]!.lines).toMatchObject([{ description, quantity: 1, price: units[0]!.soldPrice }]);
});

it('a receipt lists each unit separately with its price and marking code', async () => {
  await database.query(`UPDATE "product_item" SET "maxPerOrder" = 3 WHERE "id" = $1`, [offers[0]!.id]);
  const maria = await signIn(api, somePhone());
  const { uuid, paymentLink } = await place(maria, orderOf([{ ...offers[0]!, quantity: 3 }] as never, { bonuses: 40 }));
  await atTheSandbox(api, paymentLink!, 'PAY');
  const sweep = () => api.app.get(PaymentSweeps).run();
  await sweep();
  const { totalPrice, orderProductItems: units } = (await maria.ask(UNITS, { uuid })).data!.getOrderByUUID as Placed;
  const prices = units.map(({ soldPrice }) => soldPrice);
  expect(prices.map((price) => 12_000 - price).sort()).toEqual([1_300, 1_300, 1_400]);

  const MARK = 'mutation ($dto: EditOrderItemsInput!) { editOrderItems(dto: $dto) { uuid } }';
  const marked = units.map(({ id }, n) => ({ id, markingCode: `0104600000000000215mark${n}` }));
  expect((await manager.admin(MARK, { dto: { orderUuid: uuid, items: marked } })).errors).toBeUndefined();
  const move = (status: OrderStatus, itemIds: string[] | null = null) =>
    api.app.get(MoveItems).move({ orderUuid: uuid, itemIds, status, operatorId: manager.id });
  // One unit turns out to be faulty. The other two are delivered, one after another.
  await move('AWAITING_SENT_FROM_MEET', [units[0]!.id, units[2]!.id]);
  await move('PURCHASED_FROM_SELLER', [units[1]!.id]);
  await move('ISSUED_REFUND', [units[1]!.id]);
  for (const { id } of [units[0]!, units[2]!]) {
    await move('HANDED_OVER_FOR_DELIVERY', [id]);
    await move('DELIVERED', [id]);
  }
  await sweep();
  const { receipts } = await papersOf(maria, uuid);
  const linesOf = (kind: string) => receipts.filter((receipt) => receipt.kind === kind).flatMap(({ lines }) => lines);
  const goodsOf = (kind: string) => linesOf(kind).filter(({ description }) => description !== 'Доставка');
  for (const line of goodsOf('PREPAYMENT')) expect(line).toMatchObject({ quantity: 1 });
  expect(new Set(goodsOf('PREPAYMENT').map(({ description }) => description)).size).toBe(1);
  expect(goodsOf('PREPAYMENT').map(({ price }) => price)).toEqual(prices);
  expect(goodsOf('REFUND').map(({ price }) => price)).toEqual([prices[1]]);
  expect(goodsOf('SETTLEMENT').map(({ price }) => price)).toEqual([prices[0], prices[2]]);
  const sum = (kind: string) => linesOf(kind).reduce((total, { price }) => total + price, 0);
  expect([sum('PREPAYMENT'), sum('SETTLEMENT')]).toEqual([totalPrice, totalPrice - prices[1]!]);
  const { rows } = await database.query<{ code: string | null }>(
    `SELECT line->>'markingCode' AS "code" FROM "settlement_receipt" s JOIN "payment" p ON p."id" = s."paymentId",
       jsonb_array_elements(s."receipt"->'items') line WHERE p."orderUuid" = $1 AND line->>'subject' = 'COMMODITY'`,
    [uuid],
  );
  expect(rows.map(({ code }) => code).sort()).toEqual([marked[0]!.markingCode, marked[2]!.markingCode]);
});

it('orderPapers is readable by the order’s owner, or by anyone with the uuid of a guest’s order', async () => {
  const [maria, boris] = [await signIn(api, somePhone()), await signIn(api, somePhone())];
  const order = await place(maria, orderOf(offers));
  expect(codeOf(await boris.ask(PAPERS, { uuid: order.uuid }))).toBe('ORDER_NOT_FOUND');
  expect(codeOf(await guest(api).ask(PAPERS, { uuid: order.uuid }))).toBe('UNAUTHORIZED');
  const theirs = await place(guest(api), orderOf(offers));
  expect((await papersOf(guest(api), theirs.uuid)).receipts).toEqual([]);
});
