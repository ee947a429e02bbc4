import pg from 'pg';
import { PERMISSIONS_OF } from '../../platform/auth/permissions.js';
import { hashOfToken, makeProgramToken } from '../../programs/index.js';
import { askAdmin, operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';

let api: TestApi;
let database: pg.Client;
beforeAll(async () => {
  api = await startTestApi([]);
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const ME = '{ me { account { id name phone } role permissions program { id name scopes } } }';

describe('me', () => {
  it.each(['MANAGER', 'ADMIN'] as const)('me returns the role and permissions of the operator %s', async (level) => {
    const someone = await operator(api, level);
    await database.query(`UPDATE "user_account" SET "name" = 'Мария' WHERE "id" = $1`, [someone.id]);
    const { data } = await someone.admin(ME);
    expect(data!.me).toEqual({
      account: { id: someone.id, name: 'Мария', phone: expect.stringMatching(/^\+7/) },
      role: level,
      permissions: PERMISSIONS_OF[level],
      program: null,
    });
  });

  it('me returns the name and scopes of an API program for its token', async () => {
    const token = makeProgramToken();
    const { rows } = await database.query<{ id: string }>(
      `INSERT INTO "program" ("name", "scopes", "tokenHash") VALUES ('Склад', '{STOCK,READ_CATALOGUE}', $1) RETURNING "id"`,
      [hashOfToken(token)],
    );
    const scopes = ['STOCK', 'READ_CATALOGUE'];
    expect((await askAdmin(api, ME, {}, token)).data!.me).toEqual({
      account: null,
      role: null,
      permissions: scopes,
      program: { id: rows[0]!.id, name: 'Склад', scopes },
    });
  });

  it('me is refused with FORBIDDEN for shoppers and UNAUTHORIZED for guests', async () => {
    const shopper = await operator(api, 'USER');
    expect(codeOf(await shopper.admin(ME))).toBe('FORBIDDEN');
    expect(codeOf(await askAdmin(api, ME))).toBe('UNAUTHORIZED');
  });
});
