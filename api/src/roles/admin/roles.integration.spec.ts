import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createApp } from '../../create-app.js';
import { askAdmin, operator, type Operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { runAdmin } from '../../testing/run-admin.js';
import { freshCode } from '../../testing/shoppers.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
beforeAll(async () => {
  api = await startTestApi([]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  admin = await operator(api, 'ADMIN');
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

interface Role {
  id: string;
  name: string;
  permissions: string[];
  people: number;
}

const SAVE = `mutation ($dto: SaveRoleInput!) { saveRole(dto: $dto) { id name level permissions requiresSecondFactor people } }`;
const SET = `mutation ($dto: SetRoleInput!) { setRole(dto: $dto) { id accessLevel roleId role } }`;
const REMOVE = `mutation ($id: ID!) { removeRole(dto: { id: $id }) }`;
const ORDERS = '{ orders { items { uuid } } }';
const PRODUCTS = '{ products { items { id } } }';

const save = async (dto: object, by = admin): Promise<Role> => {
  const { data, errors } = await by.admin(SAVE, { dto });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.saveRole as Role;
};
let count = 0;
const newRole = (permissions: string[], by = admin) => save({ name: `Роль ${(count += 1)}`, permissions }, by);
const give = (userId: string, roleId: string | null, by = admin) => by.admin(SET, { dto: { userId, roleId } });
const rolesNow = async () =>
  (await admin.admin('{ roles { id name level permissions people } }')).data!.roles as Role[];
const levelRole = async (name: string) => (await rolesNow()).find((role) => role.name === name)!.id;

/** Somebody with a new role of these permissions. */
async function personWith(permissions: string[]): Promise<Operator & { roleId: string }> {
  const [someone, role] = [await operator(api, 'USER'), await newRole(permissions)];
  await give(someone.id, role.id);
  return { ...someone, roleId: role.id };
}

async function otherProcess() {
  const app = await createApp();
  await app.listen(0, '127.0.0.1');
  return { origin: (await app.getUrl()).replace('[::1]', '127.0.0.1'), close: () => app.close() };
}

describe('a role', () => {
  it('setRole without a role is refused and leaves the person’s role unchanged', async () => {
    const someone = await personWith(['READ_ORDERS']);
    const { errors } = await admin.admin(SET, { dto: { userId: someone.id } });
    expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'dto.roleId' }] });
    expect(codeOf(await someone.admin(ORDERS))).toBeUndefined();
  });

  it('a role allows the calls of its permissions and no others', async () => {
    const someone = await personWith(['READ_ORDERS']);
    expect(codeOf(await someone.admin(ORDERS))).toBeUndefined();
    const { errors } = await someone.admin(PRODUCTS);
    expect(errors![0]!.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'READ_CATALOGUE' });
    const { data } = await someone.admin('{ me { role permissions account { accessLevel roleId } } }');
    expect(data!.me).toEqual({
      role: expect.stringMatching(/^Роль/),
      permissions: ['READ_ORDERS'],
      account: { accessLevel: 'MANAGER', roleId: someone.roleId },
    });
  });

  it('a permission removed from a role is refused from the next call on in every process', async () => {
    const someone = await personWith(['READ_ORDERS', 'READ_CATALOGUE']);
    const other = await otherProcess();
    try {
      const ask = (origin: string) => askAdmin({ ...api, origin }, ORDERS, {}, someone.accessToken);
      for (const { origin } of [api, other]) expect(codeOf(await ask(origin))).toBeUndefined();
      await save({ id: someone.roleId, permissions: ['READ_CATALOGUE'] });
      for (const { origin } of [api, other]) expect(codeOf(await ask(origin))).toBe('FORBIDDEN');
      await give(someone.id, null);
      for (const { origin } of [api, other])
        expect(codeOf(await askAdmin({ ...api, origin }, PRODUCTS, {}, someone.accessToken))).toBe('FORBIDDEN');
    } finally {
      await other.close();
    }
  });

  it('saving a role keeps its name and permissions when the input leaves them out', async () => {
    const role = await newRole(['READ_ORDERS']);
    expect(await save({ id: role.id, name: 'Упаковка' })).toMatchObject({ permissions: ['READ_ORDERS'] });
    expect(await save({ id: role.id, permissions: ['RETURNS'] })).toMatchObject({ name: 'Упаковка' });
    expect(await save({ id: role.id, requiresSecondFactor: true })).toMatchObject({ permissions: ['RETURNS'] });
  });

  it('a role shows the number of its people and cannot be removed while assigned', async () => {
    const someone = await personWith(['READ_ORDERS']);
    expect((await rolesNow()).find(({ id }) => id === someone.roleId)).toMatchObject({ people: 1 });
    const refused = await admin.admin(REMOVE, { id: someone.roleId });
    expect(refused.errors![0]!.extensions).toMatchObject({ code: 'STILL_USED', people: 1 });
    await give(someone.id, null);
    expect((await admin.admin(REMOVE, { id: someone.roleId })).data).toEqual({ removeRole: true });
    expect(codeOf(await admin.admin(REMOVE, { id: someone.roleId }))).toBe('NOT_FOUND');
  });

  it('a role that is assigned and removed at the same time is either assigned or removed', async () => {
    for (let n = 0; n < 10; n += 1) {
      const [someone, role] = [await operator(api, 'USER'), await newRole(['READ_ORDERS'])];
      const [given, removed] = await Promise.all([give(someone.id, role.id), admin.admin(REMOVE, { id: role.id })]);
      expect([codeOf(given), codeOf(removed)]).toContain(undefined);
      const outcome = [codeOf(given) ?? 'done', codeOf(removed) ?? 'done'].join();
      expect(['done,STILL_USED', 'NOT_FOUND,done']).toContain(outcome);
    }
  });

  it('the audit log records changes of a role with the permissions before and after', async () => {
    const role = await newRole(['READ_ORDERS']);
    await save({ id: role.id, permissions: ['RETURNS'] });
    const { rows } = await database.query(
      `SELECT "action", "before"->'permissions' AS "before", "after"->'permissions' AS "after" FROM "operator_action"
       WHERE "entity" = 'ROLE' AND "entityId" = $1 ORDER BY "id"`,
      [role.id],
    );
    expect(rows).toEqual([
      { action: 'saveRole', before: null, after: ['READ_ORDERS'] },
      { action: 'saveRole', before: ['READ_ORDERS'], after: ['RETURNS'] },
    ]);
    const someone = await operator(api, 'USER');
    await give(someone.id, role.id);
    const { rows: given } = await database.query(
      `SELECT "action", "after"->>'role' AS "role" FROM "operator_action" WHERE "entity" = 'SHOPPER' AND "entityId" = $1`,
      [someone.id],
    );
    expect(given).toEqual([{ action: 'setRole', role: role.name }]);
  });
});

describe('nobody gives what they lack', () => {
  it('an operator cannot grant or revoke permissions that the operator lacks, for people or programs', async () => {
    const keeper = await personWith(['ROLES', 'PROGRAMS', 'READ_ORDERS']);
    const forbidden = async (query: string, dto: object) =>
      (await keeper.admin(query, { dto })).errors?.[0]?.extensions as { code?: string; permission?: string };
    const lacking = { code: 'FORBIDDEN', permission: 'PRICES' };
    expect(await forbidden(SAVE, { name: 'Больше', permissions: ['READ_ORDERS', 'PRICES'] })).toMatchObject(lacking);
    expect(await forbidden(SAVE, { id: keeper.roleId, permissions: ['ROLES', 'PRICES'] })).toMatchObject(lacking);

    const priced = await newRole(['PRICES']);
    expect(await forbidden(SAVE, { id: priced.id, permissions: ['READ_ORDERS'] })).toMatchObject(lacking);
    expect(await forbidden(SET, { userId: keeper.id, roleId: priced.id })).toMatchObject(lacking);
    expect(await forbidden(SET, { userId: keeper.id, roleId: await levelRole('ADMIN') })).toMatchObject({
      code: 'FORBIDDEN',
    });
    const pricer = await personWith(['PRICES']);
    expect(await forbidden(SET, { userId: pricer.id, roleId: null })).toMatchObject(lacking);
    expect(codeOf(await keeper.admin(REMOVE, { id: priced.id }))).toBe('FORBIDDEN');

    const program = `mutation ($dto: SaveProgramInput!) { saveProgram(dto: $dto) { token program { id } } }`;
    expect(await forbidden(program, { name: 'Цены', scopes: ['PRICES'] })).toMatchObject(lacking);
    const { data } = await admin.admin(program, { dto: { name: 'Цены', scopes: ['PRICES'] } });
    const { id } = (data!.saveProgram as { program: { id: string } }).program;
    const rotate = `mutation ($dto: RotateProgramTokenInput!) { rotateProgramToken(dto: $dto) { token } }`;
    expect(await forbidden(rotate, { id })).toMatchObject(lacking);

    expect(await newRole(['READ_ORDERS'], keeper)).toMatchObject({ permissions: ['READ_ORDERS'] });
  });
});

describe('MANAGER and ADMIN', () => {
  it('the roles MANAGER and ADMIN cannot be changed or removed, except for requiring a second factor', async () => {
    for (const name of ['MANAGER', 'ADMIN']) {
      const id = await levelRole(name);
      for (const change of [{ name: 'Иначе' }, { permissions: ['READ_ORDERS'] }])
        expect(codeOf(await admin.admin(SAVE, { dto: { id, ...change } }))).toBe('ROLE_FIXED');
      expect(codeOf(await admin.admin(REMOVE, { id }))).toBe('ROLE_FIXED');
    }
    const manager = await operator(api, 'USER');
    await give(manager.id, await levelRole('MANAGER'));
    expect(codeOf(await manager.admin(ORDERS))).toBeUndefined();
    expect((await manager.admin('{ me { role account { accessLevel } } }')).data!.me).toEqual({
      role: 'MANAGER',
      account: { accessLevel: 'MANAGER' },
    });
  });
});

describe('the last administrator', () => {
  const toUser = (one: Operator, other: Operator) => give(other.id, null, one);

  it('the last administrator remains when two remove each other’s role at the same time', async () => {
    for (let n = 0; n < 10; n += 1) {
      await database.query(`UPDATE "user_account" SET "accessLevel" = 'USER' WHERE "accessLevel" = 'ADMIN'`);
      const [one, other] = [await operator(api, 'ADMIN'), await operator(api, 'ADMIN')];
      const codes = (await Promise.all([toUser(one, other), toUser(other, one)])).map(codeOf);
      expect(codes).toContain(undefined);
      const { rows } = await database.query(`SELECT "id" FROM "user_account" WHERE "accessLevel" = 'ADMIN'`);
      expect(rows).toHaveLength(1);
    }
    admin = await operator(api, 'ADMIN');
  });

  it('the last administrator cannot delete the account until there is another administrator', async () => {
    await database.query(`UPDATE "user_account" SET "accessLevel" = 'USER' WHERE "accessLevel" = 'ADMIN'`);
    admin = await operator(api, 'ADMIN');
    const { rows } = await database.query<{ phone: string }>(`SELECT "phone" FROM "user_account" WHERE "id" = $1`, [
      admin.id,
    ]);
    const { phone } = rows[0]!;
    // The code for signing in was sent just now.
    await database.query(`UPDATE "one_time_code" SET "cooldownUntil" = now()`);
    const code = await freshCode(api, phone, admin.accessToken);
    const remove = `mutation ($dto: DeleteAccountInput!) { deleteAccount(dto: $dto) }`;
    expect(codeOf(await admin.ask(remove, { dto: { code, emailOrPhone: phone } }))).toBe('LAST_ADMIN');
    const other = await operator(api, 'ADMIN');
    expect((await admin.ask(remove, { dto: { code, emailOrPhone: phone } })).data).toEqual({ deleteAccount: true });
    admin = other;
  });
});

it('`npm run admin -- grant` assigns a role by its name, also before the first sign-in', async () => {
  const role = await newRole(['READ_ORDERS']);
  await expect(runAdmin(api, 'grant', 'packer@example.com', 'Нет такой')).rejects.toThrow('Такой записи нет');
  expect(await runAdmin(api, 'grant', 'packer@example.com', role.name)).toMatchObject([
    { email: 'packer@example.com', role: role.name },
  ]);
  expect(await runAdmin(api, 'roles')).toContainEqual({ name: role.name, people: 1, permissions: 'READ_ORDERS' });
  expect(await runAdmin(api, 'grant', 'packer@example.com', 'USER')).toMatchObject([{ role: 'USER' }]);
});

it.each<[string, object, string, string | null]>([
  ['a new role without a name', { permissions: ['STOCK'] }, 'BAD_USER_INPUT', 'dto.name'],
  ['a new role without permissions', { name: 'Пустая' }, 'BAD_USER_INPUT', 'dto.permissions'],
  ['no permission', { name: 'Пустая', permissions: [] }, 'BAD_USER_INPUT', 'dto.permissions'],
  ['one permission twice', { name: 'Дважды', permissions: ['STOCK', 'STOCK'] }, 'BAD_USER_INPUT', 'dto.permissions'],
  ['a name of spaces', { name: '  ', permissions: ['STOCK'] }, 'BAD_USER_INPUT', 'dto.name'],
  ['a long name', { name: 'а'.repeat(61), permissions: ['STOCK'] }, 'BAD_USER_INPUT', 'dto.name'],
  ['a name that is taken', { name: 'ADMIN', permissions: ['STOCK'] }, 'NAME_TAKEN', null],
  ['a role that is not there', { id: randomUUID(), name: 'Нет' }, 'NOT_FOUND', null],
  ['an id that is none', { id: 'x', name: 'Нет' }, 'BAD_USER_INPUT', 'dto.id'],
  ['null for a name', { name: null, permissions: ['STOCK'] }, 'BAD_USER_INPUT', 'dto.name'],
])('saveRole refuses %s', async (_, dto, code, field) => {
  const { errors } = await admin.admin(SAVE, { dto });
  expect(errors![0]!.extensions.code).toBe(code);
  expect(errors![0]!.extensions.fields?.[0]?.field ?? null).toBe(field);
});

it('setRole refuses a person or role that does not exist', async () => {
  expect(codeOf(await give(randomUUID(), null))).toBe('SHOPPER_NOT_FOUND');
  expect(codeOf(await give(admin.id, randomUUID()))).toBe('NOT_FOUND');
  expect(codeOf(await give('x', null))).toBe('BAD_USER_INPUT');
});
