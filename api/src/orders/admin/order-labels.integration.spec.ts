import type { Logger } from 'pino';
import pg from 'pg';
import { PrintLabels } from '../../delivery/index.js';
import { json, startLocalProvider, type LocalProvider, type Reply } from '../../testing/local-provider.js';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf, guest, orderOf, place } from '../../testing/orders.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';
import { FindOrders } from './find-orders.js';
import { OrderLabels } from './order-labels.js';

const ID = '72753034-c617-46ef-b70a-8f5f520b6be4';
const PDF = '%PDF-1.5\n…';
const LABEL = 'query ($dto: ParcelLabelInput!) { parcelLabel(dto: $dto) { url expiresAt } }';
const NUMBERS = 'query ($dto: OrderInput!) { order(dto: $dto) { orderProductItems { id labelNumber } } }';

let carrier: LocalProvider;
let api: TestApi;
let database: pg.Pool;
let manager: Operator;
/** Response of the fake CDEK server to a request for a label, and its file. */
let taken: Reply;
let file: Reply;

beforeAll(async () => {
  carrier = await startLocalProvider();
  api = await startTestApi([feedProduct('boots', { items: [{ size: '40', price: 10_000, stock: 50 }] })], {
    CDEK_URL: carrier.origin,
    CDEK_ACCOUNT: 'shop',
    CDEK_PASSWORD: 'secret',
  });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  manager = await operator(api, 'MANAGER');
});
afterAll(async () => {
  await database?.end();
  await api?.close();
  await carrier?.close();
});
beforeEach(() => {
  taken = json({ entity: { uuid: ID }, requests: [{ state: 'ACCEPTED', errors: [] }] }, 202);
  file = (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end(PDF);
  carrier.answer((response, { path, body }) => {
    if (path === '/v2/oauth/token') return json({ access_token: 't', expires_in: 3600 })(response, never);
    if (path === `/v2/print/barcodes/${ID}.pdf`) return file(response, never);
    if (path === `/v2/print/barcodes/${ID}`)
      return json({ entity: { uuid: ID, statuses: [{ code: 'READY' }] } })(response, never);
    return (body.includes('cdek_number') ? taken : json({}, 500))(response, never);
  });
});
const never = undefined as never;

/** Places an order with this waybill and track number. */
async function order(numbers: { cdekWaybillId?: string; trackCode?: string } = {}): Promise<string> {
  const { rows } = await database.query<{ id: string }>(`SELECT "id" FROM "product_item"`);
  const { uuid } = await place(guest(api), orderOf([{ id: rows[0]!.id, price: 10_000 }]));
  await database.query(
    `UPDATE "order_product_item" SET "cdekWaybillId" = $2, "trackCode" = $3 WHERE "orderUuid" = $1`,
    [uuid, numbers.cdekWaybillId, numbers.trackCode],
  );
  return uuid;
}
const label = (orderUuid: string, number = '1106394409', by = manager) =>
  by.admin(LABEL, { dto: { orderUuid, number } });
const urlOf = async (uuid: string) => (await label(uuid)).data!.parcelLabel as { url: string; expiresAt: string };
const open = (url: string) => fetch(`${api.origin}${url}`, { headers: { 'accept-language': 'ru' } });

it.each([
  ['the waybill', { cdekWaybillId: '1106394409', trackCode: 'RA123456789RU' }, '1106394409'],
  ['a track number that can be CDEK’s', { trackCode: '1106394409' }, '1106394409'],
  ['nothing for a number of the post', { trackCode: '80080012345678' }, null],
  ['nothing without a number', {}, null],
])('a unit has as its labelNumber %s', async (_, numbers, expected) => {
  const { data } = await manager.admin(NUMBERS, { dto: { uuid: await order(numbers) } });
  expect(data!.order).toMatchObject({ orderProductItems: [{ labelNumber: expected }] });
});

it('a unit has no labelNumber, and parcelLabel is LABELS_OFF, when no carrier is configured', async () => {
  const off = new PrintLabels(null, {} as Logger);
  const labels = new OrderLabels(api.app.get(FindOrders), off, { SECRET_KEY: 's'.repeat(32) });
  expect(labels.numberOf({ cdekWaybillId: '1106394409', trackCode: null })).toBeNull();
  const uuid = await order({ cdekWaybillId: '1106394409' });
  await expect(labels.make(uuid, '1106394409')).rejects.toMatchObject({ extensions: { code: 'LABELS_OFF' } });
});

it('parcelLabel returns a URL that opens the PDF in a browser without an access token', async () => {
  const { url, expiresAt } = await urlOf(await order({ cdekWaybillId: '1106394409' }));
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 500_000);
  const answer = await open(url);
  expect(await answer.text()).toBe(PDF);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="label.pdf"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
});

it('the URL of a label returns 404 when it is forged', async () => {
  const { url } = await urlOf(await order({ cdekWaybillId: '1106394409' }));
  const forged = url.replace(ID, ID.replace('7', '8'));
  expect((await open(forged)).status).toBe(404);
  expect(carrier.requests.filter(({ path }) => path.endsWith('.pdf'))).toEqual([]);
});

it('the URL of a label says what to do when CDEK gives no PDF', async () => {
  const { url } = await urlOf(await order({ cdekWaybillId: '1106394409' }));
  file = (response) => response.writeHead(200).end('<html>');
  const answer = await open(url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([502, 'text/plain; charset=utf-8']);
  expect(await answer.text()).toBe('СДЭК сейчас не даёт этикетку. Попробуйте через минуту');
});

it('parcelLabel is refused for a number of another order, and CDEK is not asked', async () => {
  await order({ cdekWaybillId: '1106394409' });
  const other = await order({ cdekWaybillId: '1106394410' });
  expect(codeOf(await label(other))).toBe('LABEL_NOT_FOUND');
  expect(codeOf(await label('00000000-0000-4000-8000-000000000000'))).toBe('ORDER_NOT_FOUND');
  expect(carrier.requests.filter(({ path }) => path.startsWith('/v2/print'))).toEqual([]);
});

it('parcelLabel is refused with CDEK’s words when CDEK does not know the number', async () => {
  taken = json(
    { requests: [{ state: 'INVALID', errors: [{ code: 'v2_order_not_found', message: 'Нет заказа' }] }] },
    400,
  );
  const { errors } = await label(await order({ cdekWaybillId: '1106394409' }));
  expect(errors![0]).toMatchObject({
    message: expect.stringContaining('v2_order_not_found: Нет заказа') as string,
    extensions: { code: 'LABEL_NOT_FOUND', detail: 'v2_order_not_found: Нет заказа' },
  });
});

it('parcelLabel is refused for an operator whose role may not read orders, and for a shopper', async () => {
  const uuid = await order({ cdekWaybillId: '1106394409' });
  const [admin, editor, shopper] = await Promise.all(
    (['ADMIN', 'USER', 'USER'] as const).map((level) => operator(api, level)),
  );
  const { data } = await admin!.admin(
    'mutation { saveRole(dto: { name: "Редактор", permissions: [CONTENT] }) { id } }',
  );
  const dto = { userId: editor!.id, roleId: (data!.saveRole as { id: string }).id };
  await admin!.admin('mutation ($dto: SetRoleInput!) { setRole(dto: $dto) { id } }', { dto });
  const refused = await label(uuid, undefined, editor);
  expect(refused.errors![0]!.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'READ_ORDERS' });
  expect(codeOf(await label(uuid, undefined, shopper))).toBe('FORBIDDEN');
});
