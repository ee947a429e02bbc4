import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf, CREATE, guest, orderOf } from '../../testing/orders.js';
import { authenticate, freshCode, signIn, somePhone, type Shopper } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';

let api: TestApi;
let database: pg.Pool;
let manager: Operator;
let item: string;
beforeAll(async () => {
  api = await startTestApi([feedProduct('cap', { items: [{ size: '42', price: 100_000, stock: 50 }] })]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  manager = await operator(api, 'MANAGER');
  item = (await database.query<{ id: string }>(`SELECT "id" FROM "product_item"`)).rows[0]!.id;
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const call = (name: string, dto: object, fields = '{ __typename }', by = manager): Promise<Answer> =>
  by.admin(
    `mutation ($dto: ${{ endShopperSession: 'ShopperSessionInput', endShopperSessions: 'ShopperInput', addShopperNote: 'AddShopperNoteInput' }[name] ?? 'BlockShopperInput'}!) { ${name}(dto: $dto) ${fields} }`,
    { dto },
  );
const read = async <T>(name: string, userId: string, fields: string): Promise<T> => {
  const { data, errors } = await manager.admin(`query ($id: ID!) { ${name}(dto: { userId: $id }) { ${fields} } }`, {
    id: userId,
  });
  if (!data) throw new Error(JSON.stringify(errors));
  return data[name] as T;
};
const block = (userId: string, by = manager) =>
  call('blockShopper', { userId, reason: 'Чужие карты' }, '{ blockedAt blockReason }', by);
const ME = '{ user { id } }';
const order = () => orderOf([{ id: item, price: 100_000 }]);

async function someone(): Promise<Shopper & { phone: string }> {
  const phone = somePhone();
  return { ...(await signIn(api, phone)), phone };
}
/** A code as the shopper gets it who asks again later. */
async function laterCode(phone: string): Promise<string> {
  await database.query(`UPDATE "one_time_code" SET "cooldownUntil" = now()`);
  return freshCode(api, phone);
}

describe('sessions of a shopper', () => {
  it('the sessions of a shopper are listed and ended one by one or all at once', async () => {
    const shopper = await someone();
    const other = await authenticate(api, shopper.phone, await laterCode(shopper.phone));
    expect(other.errors).toBeUndefined();
    const sessions = await read<{ id: string }[]>('shopperSessions', shopper.id, 'id createdAt lastUsedAt address');
    expect(sessions).toHaveLength(2);
    const end = (sessionId: string) => call('endShopperSession', { userId: shopper.id, sessionId }, '');
    expect((await end(shopper.sessionId)).data).toEqual({ endShopperSession: true });
    expect((await end(shopper.sessionId)).data).toEqual({ endShopperSession: false });
    expect(codeOf(await shopper.ask(ME))).toBe('UNAUTHORIZED');
    expect(await read('shopperSessions', shopper.id, 'id')).toHaveLength(1);
    const endAll = () => call('endShopperSessions', { userId: shopper.id }, '');
    expect((await endAll()).data).toEqual({ endShopperSessions: true });
    expect((await endAll()).data).toEqual({ endShopperSessions: false });
    const { rows } = await database.query(`SELECT DISTINCT "endReason" FROM "session" WHERE "userId" = $1`, [
      shopper.id,
    ]);
    expect(rows).toEqual([{ endReason: 'BY_OPERATOR' }]);
  });

  it('the sessions of an operator are ended only by a caller with the permission ROLES', async () => {
    const admin = await operator(api, 'ADMIN');
    const dto = { userId: admin.id };
    expect((await call('endShopperSessions', dto, '')).errors![0]!.extensions).toMatchObject({
      code: 'FORBIDDEN',
      permission: 'ROLES',
    });
    const [other] = [await operator(api, 'ADMIN')];
    expect((await call('endShopperSessions', dto, '', other)).data).toEqual({ endShopperSessions: true });
    expect(codeOf(await admin.admin('{ me { role } }'))).toBe('UNAUTHORIZED');
  });
});

describe('a note on a shopper', () => {
  it('a note on a shopper is stored once per idempotency key, and the audit log omits its text', async () => {
    const shopper = await someone();
    const dto = { userId: shopper.id, text: 'Просит звонить после шести', idempotencyKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 6 }, () => call('addShopperNote', dto, '{ id }')));
    expect(answers.map(codeOf)).toEqual(Array(6).fill(undefined));
    expect(await read('shopperNotes', shopper.id, 'id text authorId byProgram')).toEqual([
      { id: dto.idempotencyKey, text: dto.text, authorId: manager.id, byProgram: false },
    ]);
    expect(codeOf(await call('addShopperNote', { ...dto, text: 'Другое' }))).toBe('IDEMPOTENCY_CONFLICT');
    const { rows } = await database.query<{ row: string }>(
      `SELECT a::text AS "row" FROM "operator_action" a WHERE "action" = 'addShopperNote' AND "entityId" = $1`,
      [shopper.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.row).not.toContain('после шести');
  });

  it('a note on a shopper is deleted together with the account', async () => {
    const shopper = await someone();
    await call('addShopperNote', { userId: shopper.id, text: 'Пожилой человек' });
    await database.query(`UPDATE "one_time_code" SET "cooldownUntil" = now()`);
    const code = await freshCode(api, shopper.phone, shopper.accessToken);
    const remove = `mutation ($dto: DeleteAccountInput!) { deleteAccount(dto: $dto) }`;
    await shopper.ask(remove, { dto: { code, emailOrPhone: shopper.phone } });
    const { rowCount } = await database.query(`SELECT FROM "shopper_note" WHERE "userId" = $1`, [shopper.id]);
    expect(rowCount).toBe(0);
  });
});

describe('a blocked shopper', () => {
  it('a blocked shopper is signed out and can neither sign in nor refresh until unblocked', async () => {
    const shopper = await someone();
    expect((await block(shopper.id)).data!.blockShopper).toEqual({
      blockedAt: expect.any(String),
      blockReason: 'Чужие карты',
    });
    expect(codeOf(await shopper.ask(ME))).toBe('UNAUTHORIZED');
    const refresh = `mutation ($token: String!) { refreshTokens(dto: { refreshToken: $token }) { registered } }`;
    expect(codeOf(await api.ask(refresh, { token: shopper.refreshToken }))).toBe('UNAUTHORIZED');

    const code = await laterCode(shopper.phone);
    // Who does not know the code learns nothing: a wrong one is answered as anybody's.
    expect(codeOf(await authenticate(api, shopper.phone, code === '0000' ? '1111' : '0000'))).toBe('CODE_INVALID');
    expect(codeOf(await authenticate(api, shopper.phone, code))).toBe('ACCOUNT_BLOCKED');

    const dto = { userId: shopper.id, reason: 'Разобрались' };
    expect((await call('unblockShopper', dto, '{ blockedAt blockReason }')).data!.unblockShopper).toEqual({
      blockedAt: null,
      blockReason: null,
    });
    expect(codeOf(await authenticate(api, shopper.phone, code))).toBeUndefined();
  });

  it('a blocked shopper cannot order, not even as a guest with the same phone number', async () => {
    const shopper = await someone();
    await block(shopper.id);
    const orderBy = async (by: Pick<Shopper, 'ask'>, dto: object) => codeOf(await by.ask(CREATE, { dto }));
    expect(await orderBy(shopper, order())).toBe('UNAUTHORIZED');
    const contact = { ...order().contact, phone: shopper.phone };
    expect(await orderBy(guest(api), { ...order(), contact })).toBe('TOO_MANY_REQUESTS');
    expect(await orderBy(guest(api), order())).toBeUndefined();
  });

  it('a blocked shopper gets no session from a sign-in at the moment of blocking', async () => {
    for (let n = 0; n < 10; n += 1) {
      const shopper = await someone();
      const code = await laterCode(shopper.phone);
      await Promise.all([authenticate(api, shopper.phone, code), block(shopper.id)]);
      const { rowCount } = await database.query(`SELECT FROM "session" WHERE "userId" = $1 AND "endedAt" IS NULL`, [
        shopper.id,
      ]);
      expect(rowCount).toBe(0);
    }
  });

  it('an operator cannot be blocked as a shopper', async () => {
    const admin = await operator(api, 'ADMIN');
    expect(codeOf(await block(admin.id))).toBe('SHOPPER_IS_OPERATOR');
    expect(codeOf(await admin.ask(ME))).toBeUndefined();
  });
});

it.each<[string, object, string]>([
  ['blockShopper', { userId: 'x', reason: 'Причина' }, 'BAD_USER_INPUT'],
  ['blockShopper', { userId: randomUUID(), reason: 'ой' }, 'BAD_USER_INPUT'],
  ['blockShopper', { userId: randomUUID(), reason: 'Причина' }, 'SHOPPER_NOT_FOUND'],
  ['unblockShopper', { userId: randomUUID(), reason: 'Причина' }, 'SHOPPER_NOT_FOUND'],
  ['endShopperSessions', { userId: randomUUID() }, 'SHOPPER_NOT_FOUND'],
  ['endShopperSession', { userId: randomUUID(), sessionId: 'x' }, 'BAD_USER_INPUT'],
  ['addShopperNote', { userId: randomUUID(), text: 'Заметка' }, 'SHOPPER_NOT_FOUND'],
  ['addShopperNote', { userId: randomUUID(), text: ' ' }, 'BAD_USER_INPUT'],
  ['addShopperNote', { userId: randomUUID(), text: 'а'.repeat(2001) }, 'BAD_USER_INPUT'],
])('the operation %s refuses the input %j', async (name, dto, code) => {
  expect(codeOf(await call(name, dto, name.startsWith('end') ? '' : undefined))).toBe(code);
});
