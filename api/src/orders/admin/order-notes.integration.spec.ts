import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { OrderSweeps } from '../index.js';
import { askAdmin, operator, type Operator } from '../../testing/operators.js';
import { codeOf, orderOf, place } from '../../testing/orders.js';
import { signIn, somePhone, type Shopper } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';

const ADD = `mutation ($dto: AddOrderNoteInput!) { addOrderNote(dto: $dto) { notes { id text authorId author byProgram createdAt } } }`;
const CHANGES = `query ($dto: OrderChangesInput) { orderChanges(dto: $dto) { cursor items { order { uuid notes { text } } } } }`;

interface Note {
  id: string;
  text: string;
  authorId: string;
  author: string;
  byProgram: boolean;
}

let api: TestApi;
let database: pg.Pool;
let manager: Operator;
let maria: Shopper;
let offer: { id: string; price: number };

beforeAll(async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '42', price: 10_000, stock: 100 }] })]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 3 });
  const { rows } = await database.query<{ id: string }>('SELECT "id" FROM "product_item"');
  offer = { id: rows[0]!.id, price: 10_000 };
  [manager, maria] = await Promise.all([operator(api, 'MANAGER'), signIn(api, somePhone())]);
}, 120_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const order = async () => (await place(maria, orderOf([offer]))).uuid;
const add = (orderUuid: string, text: string, dto: object = {}) =>
  manager.admin(ADD, { dto: { orderUuid, text, ...dto } });
const notesOf = ({ data }: Answer) => (data!.addOrderNote as { notes: Note[] }).notes;

it('order notes of operators and programs show their authors, oldest first', async () => {
  const uuid = await order();
  await manager.ask('mutation { editUser(dto: { name: "Ольга" }) { id } }');
  await add(uuid, '  Звонили:\nпросит после шести  ');
  const owner = await operator(api, 'ADMIN');
  const made = await owner.admin(
    'mutation { saveProgram(dto: { name: "Склад", scopes: [WRITE_ORDERS] }) { token program { id } } }',
  );
  const { token, program } = made.data!.saveProgram as { token: string; program: { id: string } };
  const notes = notesOf(await askAdmin(api, ADD, { dto: { orderUuid: uuid, text: 'Собран' } }, token));
  expect(notes).toMatchObject([
    { text: 'Звонили:\nпросит после шести', authorId: manager.id, author: 'Ольга', byProgram: false },
    { text: 'Собран', authorId: program.id, author: 'Склад', byProgram: true },
  ]);
});

it('a note counts as a change of its order, and the audit log omits the note’s text', async () => {
  const uuid = await order();
  const before = await manager.admin(CHANGES, { dto: { limit: 500 } });
  const { cursor } = before.data!.orderChanges as { cursor: string };
  await add(uuid, 'Подарок, чек не класть');
  const after = await manager.admin(CHANGES, { dto: { after: cursor } });
  expect(after.data!.orderChanges).toMatchObject({
    items: [{ order: { uuid, notes: [{ text: 'Подарок, чек не класть' }] } }],
  });
  const { rows } = await database.query<{ action: string; whole: string }>(
    `SELECT "action", to_jsonb(a)::text AS "whole" FROM "operator_action" a WHERE "entityId" = $1`,
    [uuid],
  );
  expect(rows).toMatchObject([{ action: 'addOrderNote' }]);
  expect(rows[0]!.whole).not.toContain('Подарок');
});

it('an order note is added once per idempotency key, and another note with that key is refused', async () => {
  const [uuid, other] = [await order(), await order()];
  const idempotencyKey = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(uuid, 'Раз', { idempotencyKey })));
  expect(answers.map(codeOf)).toEqual(Array(10).fill(undefined));
  expect(notesOf(answers[0]!)).toMatchObject([{ id: idempotencyKey, text: 'Раз' }]);
  expect(codeOf(await add(uuid, 'Два', { idempotencyKey }))).toBe('IDEMPOTENCY_CONFLICT');
  expect(codeOf(await add(other, 'Раз', { idempotencyKey }))).toBe('IDEMPOTENCY_CONFLICT');
});

it('an order note must have 1 to 2000 characters and belong to an existing order', async () => {
  const uuid = await order();
  expect(codeOf(await add(uuid, ' \n '))).toBe('BAD_USER_INPUT');
  expect(codeOf(await add(uuid, 'я'.repeat(2001)))).toBe('BAD_USER_INPUT');
  expect(codeOf(await add(uuid, 'я'.repeat(2000)))).toBeUndefined();
  expect(codeOf(await add(randomUUID(), 'Нет такого'))).toBe('ORDER_NOT_FOUND');
});

it('the database refuses to change or delete an order note', async () => {
  const uuid = await order();
  await add(uuid, 'Навсегда');
  for (const change of [
    `UPDATE "order_note" SET "text" = 'Другое' WHERE "orderUuid" = $1`,
    `UPDATE "order_note" SET "text" = '—', "createdAt" = now() WHERE "orderUuid" = $1`,
    `DELETE FROM "order_note" WHERE "orderUuid" = $1`,
  ])
    await expect(database.query(change, [uuid])).rejects.toThrow('order_note is append-only');
});

it('the text of an order note is deleted with the shopper’s account once returns are over', async () => {
  const ivan = await signIn(api, somePhone());
  const { uuid } = await place(ivan, orderOf([offer]));
  await add(uuid, 'Код домофона 12К');
  await ivan.ask('mutation ($uuid: ID!) { cancelOrder(dto: { uuid: $uuid }) { status } }', { uuid });
  const textOf = async () =>
    (await database.query<{ text: string }>(`SELECT "text" FROM "order_note" WHERE "orderUuid" = $1`, [uuid])).rows;
  await database.query(`UPDATE "user_account" SET "deletedAt" = now() WHERE "id" = $1`, [ivan.id]);
  await api.app.get(OrderSweeps).run();
  expect(await textOf()).toEqual([{ text: 'Код домофона 12К' }]);
  await database.query(`UPDATE "shop_order" SET "updatedAt" = now() - interval '1 year' WHERE "uuid" = $1`, [uuid]);
  await api.app.get(OrderSweeps).run();
  expect(await textOf()).toEqual([{ text: '—' }]);
});
