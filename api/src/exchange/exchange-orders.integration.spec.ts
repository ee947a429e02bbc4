import iconv from 'iconv-lite';
import { PaymentSweeps } from '../payment/index.js';
import { childText, xmlElements, type XmlElement } from '../platform/files/xml-elements.js';
import { CATALOGUE, OFFERS, requisite } from '../testing/feeds/commerceml-files.js';
import { makeZip } from '../testing/feeds/make-workbook.js';
import { OneC } from '../testing/one-c.js';
import { operator, type Operator } from '../testing/operators.js';
import { atTheSandbox, guest, orderOf, place, type Placed } from '../testing/orders.js';
import { createPrisma, type PrismaClient } from '../testing/prisma-client.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';

const CREDENTIALS = { login: 'exchange', password: 'kolokol-7-zvenit-ranit' };

let api: TestApi;
let prisma: PrismaClient;
let admin: Operator;
let oneC: OneC;
let offers: Map<string, string>;
beforeAll(async () => {
  api = await startTestApi([], {
    EXCHANGE_LOGIN: CREDENTIALS.login,
    EXCHANGE_PASSWORD: CREDENTIALS.password,
    SOURCE_POLL_SECONDS: '0.2',
    PAYMENT_PROVIDER: 'sandbox',
  });
  prisma = createPrisma(api.databaseUrl, 2);
  admin = await operator(api, 'ADMIN');
  oneC = new OneC(api.origin, CREDENTIALS);
  await oneC.begin('catalog');
  await oneC.send('catalog', 'v8.zip', makeZip({ 'import.xml': CATALOGUE, 'offers.xml': OFFERS }));
  expect(await oneC.import('import.xml')).toMatch(/^success/);
  await prisma.productItem.updateMany({ data: { stock: 50, maxPerOrder: 5 } });
  offers = new Map((await prisma.productItem.findMany()).map(({ id, externalId }) => [externalId!, id]));
  await oneC.begin('sale');
});
afterAll(async () => {
  await prisma.$disconnect();
  await api.close();
});
/** Each test begins with orders of its own: 1С has taken all others. */
beforeEach(async () => {
  await query();
  await oneC.call('sale', 'success');
});

async function query(): Promise<XmlElement[]> {
  const response = await oneC.fetch('sale', 'query');
  const bytes = Buffer.from(await response.arrayBuffer());
  const encoding = /encoding="([\w-]+)"/.exec(bytes.toString('latin1'))![1]!;
  const found: XmlElement[] = [];
  for await (const element of xmlElements(textOf(iconv.decode(bytes, encoding)), new Set(['Документ'])))
    found.push(element);
  return found;
}
async function* textOf(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}
const numbers = async () => (await query()).map((document) => Number(childText(document, 'Номер')));
const child = (element: XmlElement, name: string): XmlElement => element.children.find((one) => one.name === name)!;
const requisitesOf = (element: XmlElement): Record<string, string> =>
  Object.fromEntries(
    child(element, 'ЗначенияРеквизитов').children.map((one) => [
      childText(one, 'Наименование'),
      childText(one, 'Значение'),
    ]),
  );

async function order(
  paid: boolean,
  items: { offer: string; price: number; quantity?: number }[] = [{ offer: 'boots#a', price: 699_000 }],
): Promise<Placed> {
  const placed = await place(
    guest(api),
    orderOf(items.map(({ offer, ...line }) => ({ id: offers.get(offer)!, ...line }))),
  );
  if (paid) await pay(placed);
  return placed;
}
async function pay({ paymentLink }: Placed): Promise<void> {
  await atTheSandbox(api, paymentLink!, 'PAY');
  await api.app.get(PaymentSweeps, { strict: false }).run();
}
const statusOf = async ({ uuid }: Placed) => (await prisma.order.findUniqueOrThrow({ where: { uuid } })).status;

const answer = (
  orders: ReadonlyArray<{ placed: Pick<Placed, 'uuid' | 'number'>; says: Record<string, string> }>,
): string =>
  `<?xml version="1.0" encoding="windows-1251"?><КоммерческаяИнформация ВерсияСхемы="2.08" ДатаФормирования="2026-11-26">${orders
    .map(
      ({ placed, says }) =>
        `<Документ><Ид>${placed.uuid}</Ид><Номер>${placed.number}</Номер><Дата>2026-11-26</Дата><ХозОперация>Заказ товара</ХозОперация>
         <Роль>Продавец</Роль><ЗначенияРеквизитов>${Object.entries({
           'Номер по 1С': 'ТД00-000007',
           'Дата по 1С': '2026-11-26',
           ...says,
         })
           .map(([name, value]) => requisite(name, value))
           .join('')}</ЗначенияРеквизитов></Документ>`,
    )
    .join('')}</КоммерческаяИнформация>`;
const tell = (placed: Pick<Placed, 'uuid' | 'number'>, says: Record<string, string>, name = 'orders.xml') =>
  sendOnce(name, iconv.encode(answer([{ placed, says }]), 'windows-1251'));
/** Each file is of a session of its own, as in 1С. */
async function sendOnce(name: string, content: Buffer): Promise<string> {
  await oneC.begin('sale');
  return oneC.send('sale', name, content);
}

describe('orders to 1С and back', () => {
  it('an order is sent to 1С with offers, buyer, discounts and delivery, and its status is received', async () => {
    const placed = await order(true, [
      { offer: 'boots#a', price: 699_000, quantity: 2 },
      { offer: 'boots#c', price: 749_000 },
    ]);
    const [document] = await query();
    const row = await prisma.order.findUniqueOrThrow({ where: { uuid: placed.uuid } });
    expect([childText(document!, 'Ид'), childText(document!, 'Номер')]).toEqual([placed.uuid, String(placed.number)]);
    expect(childText(document!, 'Сумма')).toBe((Number(row.totalPrice) / 100).toFixed(2));
    const goods = child(document!, 'Товары').children.map((line) => [
      childText(line, 'Ид'),
      childText(line, 'ЦенаЗаЕдиницу'),
      childText(line, 'Количество'),
    ]);
    expect(goods.slice(0, 2)).toEqual([
      ['boots#a', '6990.00', '2'],
      ['boots#c', '7490.00', '1'],
    ]);
    expect(goods[2]?.[0]).toBe(Number(row.deliveryPrice) > 0 ? 'ORDER_DELIVERY' : undefined);
    const buyer = child(child(document!, 'Контрагенты'), 'Контрагент');
    expect(childText(buyer, 'Наименование')).toBe('Иванова Мария');
    expect(requisitesOf(document!)).toMatchObject({
      'Заказ оплачен': 'true',
      Отменен: 'false',
      'Статуса заказа ИД': 'PAID_READY_TO_SEND',
      'Адрес доставки': expect.stringContaining('Лесная') as string,
    });
    await oneC.call('sale', 'success');

    expect(await tell(placed, { Проведен: 'true' })).toMatch(/^success\nmoved 1, unchanged 0, remarks 0/);
    expect(await statusOf(placed)).toBe('AWAITING_SENT_FROM_MEET');
    expect(await tell(placed, { Проведен: 'true', 'Номер отгрузки по 1С': '15' })).toMatch(/^success\nmoved 1/);
    expect(await statusOf(placed)).toBe('HANDED_OVER_FOR_DELIVERY');
    expect(await tell(placed, { Проведен: 'true', 'Номер отгрузки по 1С': '15' })).toMatch(
      /^success\nmoved 0, unchanged 1, remarks 0/,
    );
    expect(await tell(placed, { 'Статус заказа': '[F] Доставлен' })).toMatch(/^success\nmoved 1/);
    const [after] = await query();
    expect(requisitesOf(after!)).toMatchObject({ 'Статуса заказа ИД': 'DELIVERED', 'Финальный статус': 'true' });
    const trail = await prisma.operatorAction.findMany({
      where: { entityId: placed.uuid },
      include: { program: true },
    });
    expect(trail.map(({ program }) => program?.name)).toEqual(['1С', '1С', '1С']);
  });

  it('a confirmed order is not sent to 1С again, unless it changed between query and confirmation', async () => {
    const [first, second] = [await order(false), await order(false)];
    expect(await numbers()).toEqual([first.number, second.number]);
    // Until 1С says that it has them, they are given again.
    expect(await numbers()).toEqual([first.number, second.number]);
    await pay(first);
    expect(await oneC.call('sale', 'success')).toBe('success\n');
    expect(await numbers()).toEqual([first.number]);
    await oneC.call('sale', 'success');
    expect(await numbers()).toEqual([]);
  });

  it('a confirmation from 1С without a query in that session marks no order as received', async () => {
    const placed = await order(false);
    await oneC.begin('sale');
    await oneC.call('sale', 'success');
    expect(await numbers()).toEqual([placed.number]);
  });

  it('an order cancelled or deleted in 1С is cancelled, refunded and its units released', async () => {
    const [unpaid, paid] = [await order(false), await order(true)];
    expect(await tell(unpaid, { ПометкаУдаления: 'true' })).toMatch(/^success\nmoved 1/);
    expect(await tell(paid, { Отменен: 'true', Проведен: 'true' })).toMatch(/^success\nmoved 1/);
    expect([await statusOf(unpaid), await statusOf(paid)]).toEqual(['CANCEL_PURCHASE', 'CANCEL_PURCHASE']);
    const row = await prisma.order.findUniqueOrThrow({ where: { uuid: paid.uuid } });
    expect(row.refunded).toBe(row.totalPrice);
  });

  it('a forbidden change or unknown status from 1С is reported as a remark and changes nothing', async () => {
    const placed = await order(false);
    for (const [says, remark] of [
      [{ 'Номер отгрузки по 1С': '3' }, 'нельзя перейти'],
      [{ 'Дата оплаты по 1С': '2026-11-26' }, 'оплату заказа отмечает платёжная система'],
      [{ 'Статус заказа': 'На сборке' }, 'статус «На сборке» магазину неизвестен'],
      [{ 'Статус заказа': 'Возвращён' }, 'оформляет оператор'],
    ] as const)
      expect(await tell(placed, says)).toMatch(new RegExp(`^success\\nmoved 0, unchanged 1, remarks 1\\n.*${remark}`));
    const unknown = { uuid: '5a1e6f0c-0000-4000-8000-000000000000', number: 999_999 };
    expect(await tell(unknown, { Отменен: 'true' })).toMatch(/remarks 1\n999999: такого заказа в магазине нет/);
    expect(await statusOf(placed)).toBe('AWAITING_PAY');
  });

  it('an order file sent by 1С in parts is read when complete, also from a zip', async () => {
    const placed = await order(true);
    const content = Buffer.from(answer([{ placed, says: { Проведен: 'true' } }]).replace('windows-1251', 'utf-8'));
    expect(await sendOnce('half.xml', content.subarray(0, 300))).toBe('success\n');
    expect(await oneC.call('sale', 'import', {}, { filename: 'half.xml' })).toMatch(/^failure\nEXCHANGE_MALFORMED/);
    expect(await oneC.send('sale', 'half.xml', content.subarray(300))).toMatch(/^success\nmoved 1/);
    const zip = makeZip({ 'orders.xml': content });
    expect(await sendOnce('orders.zip', zip)).toMatch(/^success\nmoved 0, unchanged 1, remarks 0/);
  });
});

it('operators see the exchange as the program 1С, which has no usable token', async () => {
  const { data } = await admin.admin('{ programs { name revokedAt lastUsedAt } }');
  expect(data?.programs).toMatchObject([{ name: '1С', lastUsedAt: null }]);
});
