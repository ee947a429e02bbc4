import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import type { Logger } from 'pino';
import { Metrics } from '../../platform/observability/metrics.js';
import { createApp } from '../../create-app.js';
import { LOGGER } from '../../platform/observability/logger.js';
import { makeProgramToken } from '../index.js';
import { operator, type Operator } from '../../testing/operators.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';
import { committed } from '../../testing/unaccounted-calls.js';
import { FindProducts } from '../../catalog/admin/find-products.js';

const FIELDS = 'id name scopes expiresAt lastUsedAt previousTokenUntil revokedAt';
const SAVE = `mutation ($dto: SaveProgramInput!) { saveProgram(dto: $dto) { token program { ${FIELDS} } } }`;
const ROTATE = `mutation ($dto: RotateProgramTokenInput!) { rotateProgramToken(dto: $dto) { token program { ${FIELDS} } } }`;
const END = `mutation ($dto: ProgramInput!) { endPreviousProgramToken(dto: $dto) { ${FIELDS} } }`;
const REVOKE = `mutation ($dto: ProgramInput!) { revokeProgram(dto: $dto) { ${FIELDS} } }`;
const PRODUCTS = '{ products { items { items { id priceSetBy } } } }';
const SET_STOCK = `mutation ($id: ID!) { setStock(dto: { items: [{ id: $id, stock: 7 }] }) { stock } }`;
const HOUR_MS = 3_600_000;

interface Shown {
  id: string;
  previousTokenUntil: string | null;
  revokedAt: string | null;
}
interface Saved {
  token: string;
  program: Shown;
}

let api: TestApi;
let admin: Operator;
let database: pg.Pool;
let item: string;

beforeAll(async () => {
  api = await startTestApi([feedProduct('shoe', { items: [{ size: '42', price: 1_000_000, stock: 5 }] })]);
  admin = await operator(api, 'ADMIN');
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  const { rows } = await database.query<{ id: string }>('SELECT "id" FROM "product_item"');
  item = rows[0]!.id;
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});
afterEach(() => jest.restoreAllMocks());

async function run<T>(query: string, dto: object): Promise<T> {
  const { data, errors } = await admin.admin(query, { dto });
  if (!data) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as T;
}

let count = 0;
const newProgram = (scopes = ['READ_CATALOGUE'], dto: object = {}) =>
  run<Saved>(SAVE, { name: `Программа ${(count += 1)}`, scopes, ...dto });

async function call(
  token: string,
  query = PRODUCTS,
  { origin = api.origin, path = '/admin/graphql', variables = {} as object } = {},
) {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as Answer;
  const { code, ...extensions } = (errors?.[0]?.extensions ?? {}) as { code?: string; scope?: string | null };
  return { status: answer.status, headers: answer.headers, data, code, extensions };
}
const OK = { status: 200, code: undefined };
const REFUSED = { status: 401, code: 'UNAUTHORIZED', data: undefined };

/** Another process of the API, with a database connection and memory of its own. */
async function otherProcess(settings: Record<string, string> = {}) {
  const former = { ...process.env };
  Object.assign(process.env, settings);
  let app: NestFastifyApplication;
  try {
    app = await createApp();
  } finally {
    Object.assign(process.env, former);
  }
  await app.listen(0, '127.0.0.1');
  return { origin: (await app.getUrl()).replace('[::1]', '127.0.0.1'), close: () => app.close() };
}

describe('a token', () => {
  it('an API program’s token allows the calls of the scopes that the program has', async () => {
    const { token, program } = await newProgram(['READ_CATALOGUE', 'STOCK']);
    expect(await call(token)).toMatchObject(OK);
    expect(await call(token, SET_STOCK, { variables: { id: item } })).toMatchObject({
      ...OK,
      data: { setStock: [{ stock: 7 }] },
    });
    const { data } = await admin.admin(`{ programs { ${FIELDS} } }`);
    expect(data!.programs).toContainEqual(
      expect.objectContaining({ id: program.id, scopes: ['READ_CATALOGUE', 'STOCK'], lastUsedAt: expect.any(String) }),
    );
  });

  it('an API program’s token is stored in no row of any database table', async () => {
    const { token, program } = await newProgram();
    const { token: next } = await run<Saved>(ROTATE, { id: program.id });
    await call(next);
    const { rows: tables } = await database.query<{ name: string }>(
      `SELECT quote_ident(tablename) AS "name" FROM pg_tables WHERE schemaname = 'public'`,
    );
    // A text in a column of bytes is shown as hexadecimal digits.
    const traces = [token, next].flatMap((text) => [text, text.slice(8, 56), Buffer.from(text).toString('hex')]);
    for (const { name } of tables) {
      const found = `SELECT 1 FROM ${name} t, unnest($1::text[]) trace WHERE position(trace IN t::text) > 0`;
      expect([name, (await database.query(found, [traces])).rowCount]).toEqual([name, 0]);
    }
  });

  it('an API program’s token appears in no log line, even when a call fails', async () => {
    const log = api.app.get<Logger>(LOGGER);
    const lines = (['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const).map((level) =>
      jest.spyOn(log, level),
    );
    jest.spyOn(FindProducts.prototype, 'page').mockRejectedValueOnce(new Error('broken'));
    const { token } = await newProgram();
    expect(await call(token)).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    await call(makeProgramToken());
    const written = JSON.stringify(lines.flatMap(({ mock }) => mock.calls));
    expect(written).toContain('broken');
    expect(written).not.toContain('meet_at_');
  });

  it('an API program’s token is refused when unknown, mistyped or of another kind', async () => {
    const { token } = await newProgram();
    const mistyped = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const wrong of [makeProgramToken(), mistyped, 'meet_at_', 'meet_pk_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'meet_'])
      expect(await call(wrong)).toMatchObject(REFUSED);
    expect((await call(mistyped)).headers.get('www-authenticate')).toBe('Bearer');
  });

  it('an API program’s token is refused by the shoppers’ API for every query', async () => {
    const { token } = await newProgram();
    for (const query of ['{ __typename }', '{ productCart { total } }'])
      expect(await call(token, query, { path: '/graphql' })).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
        extensions: { scope: null },
      });
  });

  it('an API program’s token is refused after the expiry time and works again when extended', async () => {
    const { token, program } = await newProgram(['READ_CATALOGUE'], {
      expiresAt: new Date(Date.now() + HOUR_MS).toISOString(),
    });
    expect(await call(token)).toMatchObject(OK);
    await database.query(`UPDATE "program" SET "expiresAt" = now() WHERE "id" = $1`, [program.id]);
    expect(await call(token)).toMatchObject(REFUSED);
    await run(SAVE, { id: program.id, name: 'Продлена', scopes: ['READ_CATALOGUE'], expiresAt: null });
    expect(await call(token)).toMatchObject(OK);
  });

  it('an API program’s revoked token is refused by this and every other process', async () => {
    const other = await otherProcess();
    try {
      const { token, program } = await newProgram();
      expect(await call(token, PRODUCTS, other)).toMatchObject(OK);
      const { revokedAt } = await run<Shown>(REVOKE, { id: program.id });
      for (const origin of [api.origin, other.origin])
        expect(await call(token, PRODUCTS, { origin })).toMatchObject(REFUSED);
      expect((await run<Shown>(REVOKE, { id: program.id })).revokedAt).toBe(revokedAt);
      const { errors } = await admin.admin(ROTATE, { dto: { id: program.id } });
      expect(errors![0]!.extensions.code).toBe('NOT_FOUND');
    } finally {
      await other.close();
    }
  });
});

describe('rotation', () => {
  const until = async (id: string, time: string) =>
    database.query(`UPDATE "program" SET "previousTokenUntil" = ${time} WHERE "id" = $1`, [id]);

  it('rotating a program token keeps the previous token valid for one day', async () => {
    const { token, program } = await newProgram();
    const rotated = await run<Saved>(ROTATE, { id: program.id });
    expect(rotated.token).not.toBe(token);
    const left = Date.parse(rotated.program.previousTokenUntil!) - Date.now();
    expect([left > 23.9 * HOUR_MS, left <= 24 * HOUR_MS]).toEqual([true, true]);
    for (const valid of [token, rotated.token]) expect(await call(valid)).toMatchObject(OK);
    await until(program.id, 'now()');
    expect(await call(token)).toMatchObject(REFUSED);
    expect(await call(rotated.token)).toMatchObject(OK);
  });

  it('the previous program token ends early by a call, or at once when rotated without grace', async () => {
    const { token, program } = await newProgram();
    const second = await run<Saved>(ROTATE, { id: program.id, graceHours: 168 });
    expect((await run<Shown>(END, { id: program.id })).previousTokenUntil).toBeNull();
    expect(await call(token)).toMatchObject(REFUSED);
    const third = await run<Saved>(ROTATE, { id: program.id, graceHours: 0 });
    expect(await call(second.token)).toMatchObject(REFUSED);
    expect(await call(third.token)).toMatchObject(OK);
  });

  it('simultaneous rotations of a program token leave only the last two tokens valid', async () => {
    const { token, program } = await newProgram();
    const rotated = await Promise.all(Array.from({ length: 6 }, () => run<Saved>(ROTATE, { id: program.id })));
    const tokens = [token, ...rotated.map((saved) => saved.token)];
    const answers = await Promise.all(tokens.map((each) => call(each)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 401, 401, 401, 401, 401]);
    expect(answers[0]!.status).toBe(401);
    const { rowCount } = await database.query(
      `SELECT FROM "operator_action" WHERE "entityId" = $1 AND "action" = 'rotateProgramToken'`,
      [program.id],
    );
    expect(rowCount).toBe(6);
  });
});

describe('a scope', () => {
  it('a call of an API program without the scope changes nothing and names the scope', async () => {
    const { token } = await newProgram(['READ_CATALOGUE']);
    expect(await call(token, SET_STOCK, { variables: { id: item } })).toMatchObject({
      status: 200,
      code: 'FORBIDDEN',
      extensions: { scope: 'STOCK' },
      data: null,
    });
    expect(await call(token, '{ orders { items { uuid } } }')).toMatchObject({ extensions: { scope: 'READ_ORDERS' } });
  });

  it('the scopes of an API program are checked for each call of a request', async () => {
    const { token } = await newProgram(['READ_CATALOGUE']);
    const answer = await call(token, '{ products { items { id } } orders { items { uuid } } }');
    expect(answer).toMatchObject({ code: 'FORBIDDEN', extensions: { scope: 'READ_ORDERS' } });
  });

  it.each([
    '{ programs { id } }',
    '{ operatorActions { items { id } } }',
    `mutation { setAccessLevel(dto: { userId: "${'0'.repeat(8)}-0000-4000-8000-000000000001", accessLevel: ADMIN }) { id } }`,
    'mutation { saveProgram(dto: { name: "Ещё одна", scopes: [PRICES] }) { token } }',
  ])('an API program with any scopes is refused calls reserved for people: %s', async (query) => {
    const { token } = await newProgram(['WRITE_CATALOGUE', 'PRICES', 'READ_SHOPPERS', 'CONTENT', 'WRITE_ORDERS']);
    expect(await call(token, query)).toMatchObject({ code: 'FORBIDDEN', extensions: { scope: null } });
  });

  it('the scope DOCUMENTS lets an API program register documents but not manage front ends', async () => {
    const { id } = await run<{ id: string }>('mutation ($dto: SaveClientInput!) { saveClient(dto: $dto) { id } }', {
      name: 'Сайт',
    });
    const { token } = await newProgram(['DOCUMENTS']);
    const documents = ['query Menu { directoryList { slug } }'];
    const add = 'mutation ($dto: AddClientDocumentsInput!) { addClientDocuments(dto: $dto) { documentCount } }';
    expect(await call(token, add, { variables: { dto: { id, documents } } })).toMatchObject({
      ...OK,
      data: { addClientDocuments: { documentCount: 1 } },
    });
    expect(await call(token, '{ clients { id } }')).toMatchObject({
      code: 'FORBIDDEN',
      extensions: { scope: 'CLIENTS' },
    });
  });

  it('a scope removed from an API program is refused from the next call on', async () => {
    const { token, program } = await newProgram(['READ_CATALOGUE', 'STOCK']);
    expect(await call(token)).toMatchObject(OK);
    await run(SAVE, { id: program.id, name: 'Только остатки', scopes: ['STOCK'] });
    expect(await call(token)).toMatchObject({ code: 'FORBIDDEN', extensions: { scope: 'READ_CATALOGUE' } });
  });
});

it('the migration that divides scopes keeps everything that an API program could do', async () => {
  const { program } = await newProgram(['WRITE_CATALOGUE', 'CONTENT', 'STOCK']);
  await database.query(committed('api/prisma/migrations/20261127120100_scopes_of_programs_expand/migration.sql'));
  const { data } = await admin.admin('{ programs { id scopes } }');
  expect(data!.programs).toContainEqual({
    id: program.id,
    scopes: ['WRITE_CATALOGUE', 'CONTENT', 'STOCK', 'WRITE_ITEMS', 'MENU', 'FEEDS', 'REDIRECTS'],
  });
});

describe('the trail', () => {
  it('the audit log names the API program that made a change, for operators and in the table', async () => {
    const { token, program } = await newProgram(['READ_CATALOGUE', 'PRICES'], { name: 'Учёт' });
    const prices = `mutation ($id: ID!) { setPrices(dto: { items: [{ id: $id, price: 900000 }] }) { priceSetBy } }`;
    expect((await call(token, prices, { variables: { id: item } })).data).toEqual({
      setPrices: [{ priceSetBy: 'Учёт' }],
    });
    const { rows } = await database.query(
      `SELECT "actorId", "programId", "channel", "action" FROM "operator_action" WHERE "programId" = $1`,
      [program.id],
    );
    expect(rows).toEqual([{ actorId: null, programId: program.id, channel: 'PROGRAM', action: 'setPrices' }]);
    const { data } = await admin.admin(
      'query ($id: ID!) { operatorActions(dto: { actorId: $id }) { items { actorId actor channel action } } }',
      { id: program.id },
    );
    expect(data!.operatorActions).toEqual({
      items: [{ actorId: program.id, actor: 'Учёт', channel: 'PROGRAM', action: 'setPrices' }],
    });
  });

  it('the audit log records operators’ changes of API programs without tokens and hashes', async () => {
    const { program } = await newProgram(['STOCK'], { name: 'Склад' });
    await run(ROTATE, { id: program.id });
    await run(REVOKE, { id: program.id });
    const { rows } = await database.query<{ action: string; after: object }>(
      `SELECT "action", "after" FROM "operator_action" WHERE "entityId" = $1 ORDER BY "id"`,
      [program.id],
    );
    const keys = ['expiresAt', 'name', 'previousTokenUntil', 'revokedAt', 'scopes'];
    expect(rows.map(({ action, after }) => [action, Object.keys(after).sort()])).toEqual([
      ['saveProgram', keys],
      ['rotateProgramToken', keys],
      ['revokeProgram', keys],
    ]);
  });

  it('the audit log refuses a row with a wrong author or channel and any later change', async () => {
    const { program } = await newProgram();
    const insert = (actor: string | null, by: string | null, channel: string) =>
      database.query(
        `INSERT INTO "operator_action" ("actorId", "programId", "channel", "action", "entity") VALUES ($1, $2, $3, 'x', 'ORDER')`,
        [actor, by, channel],
      );
    const wrong = [
      [admin.id, program.id, 'PROGRAM'],
      [null, null, 'API'],
      [null, program.id, 'API'],
      [admin.id, null, 'PROGRAM'],
    ] as const;
    for (const [actor, by, channel] of wrong)
      await expect(insert(actor, by, channel)).rejects.toThrow(/operator_action_actor_check/);
    await insert(null, program.id, 'PROGRAM');
    await expect(database.query(`UPDATE "operator_action" SET "programId" = NULL`)).rejects.toThrow(/append-only/);
    await expect(database.query(`DELETE FROM "program" WHERE "id" = $1`, [program.id])).rejects.toThrow(/foreign key/);
  });
});

it('the last use of an API program is written once a minute for simultaneous calls', async () => {
  const { token, program } = await newProgram();
  await database.query(`
    CREATE TABLE "program_write" ("id" uuid);
    CREATE FUNCTION note_program_write() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO "program_write" VALUES (NEW."id"); RETURN NEW; END $$;
    CREATE TRIGGER "program_written" AFTER UPDATE ON "program" FOR EACH ROW EXECUTE FUNCTION note_program_write()`);
  const writes = async () =>
    (await database.query(`SELECT FROM "program_write" WHERE "id" = $1`, [program.id])).rowCount;
  await Promise.all(Array.from({ length: 20 }, () => call(token)));
  expect(await writes()).toBe(1);
  await database.query(`UPDATE "program" SET "lastUsedAt" = now() - interval '61 seconds' WHERE "id" = $1`, [
    program.id,
  ]);
  for (let n = 0; n < 3; n += 1) await call(token);
  // One of them is the test's own.
  expect(await writes()).toBe(3);
});

describe('limits', () => {
  it('query-cost points are counted for each API program, not for its IP address', async () => {
    const strict = await otherProcess({ QUERY_POINTS_PER_MINUTE: '2000' });
    try {
      const [one, other] = [await newProgram(), await newProgram()];
      const spend = async ({ token }: Saved) => {
        const { status, headers } = await call(token, PRODUCTS, strict);
        return { status, left: Number(/r=(\d+)/.exec(headers.get('ratelimit')!)![1]) };
      };
      const { left: full } = await spend(other);
      while ((await spend(one)).status === 200);
      expect((await spend(one)).status).toBe(429);
      expect((await spend(other)).left).toBeGreaterThan(full / 2);
    } finally {
      await strict.close();
    }
  });

  it('the mutation limit is counted for each API program, not for its IP address', async () => {
    const strict = await otherProcess({ MUTATIONS_PER_MINUTE: '3' });
    try {
      const [one, other] = [await newProgram(['STOCK']), await newProgram(['STOCK'])];
      const set = ({ token }: Saved) =>
        call(token, SET_STOCK, { origin: strict.origin, variables: { id: item } }).then(({ code }) => code);
      const codes = [];
      for (const by of [one, one, one, one, other, other, other]) codes.push(await set(by));
      expect(codes).toEqual([undefined, undefined, undefined, 'TOO_MANY_REQUESTS', undefined, undefined, undefined]);
    } finally {
      await strict.close();
    }
  });

  it('an IP address that guesses tokens is blocked, except for an API program with a valid token', async () => {
    const { token } = await newProgram();
    const tried = [];
    for (let n = 0; n < 40; n += 1) tried.push((await call(makeProgramToken())).status);
    expect(new Set(tried)).toEqual(new Set([401, 429]));
    expect(await call(token)).toMatchObject(OK);
  });
});

describe('/metrics', () => {
  it('metrics count the calls of API programs and the reasons of refusals', async () => {
    const { token, program } = await newProgram(['READ_CATALOGUE']);
    await call(token, PRODUCTS);
    await call(token, SET_STOCK, { variables: { id: item } });
    await call(makeProgramToken(), PRODUCTS);
    const text = await api.app.get(Metrics).text();
    expect(text).toContain(`meet_program_requests_total{program="${program.id}"} 2\n`);
    expect(text).toContain(`meet_program_refusals_total{program="${program.id}",reason="FORBIDDEN"} 1\n`);
    expect(text).toMatch(/meet_program_refusals_total\{program="unknown",reason="UNAUTHORIZED"\} \d/);
    expect(text).not.toContain('meet_at_');
  });
});

describe('administrators', () => {
  it.each([
    [{ scopes: [] }, 'dto.scopes'],
    [{ scopes: ['STOCK', 'STOCK'] }, 'dto.scopes'],
    [{ name: ' ' }, 'dto.name'],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, 'dto.expiresAt'],
  ])('an administrator cannot save an API program with the invalid fields %j', async (dto, field) => {
    const { errors } = await admin.admin(SAVE, { dto: { name: 'Не такая', scopes: ['STOCK'], ...dto } });
    expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  });

  it('an administrator cannot reuse the name of an API program or change an unknown program', async () => {
    await newProgram(['STOCK'], { name: 'Одна' });
    const again = await admin.admin(SAVE, { dto: { name: 'Одна', scopes: ['STOCK'] } });
    expect(again.errors![0]!.extensions.code).toBe('NAME_TAKEN');
    for (const query of [END, REVOKE, ROTATE]) {
      const { errors } = await admin.admin(query, { dto: { id: '00000000-0000-4000-8000-000000000000' } });
      expect(errors![0]!.extensions.code).toBe('NOT_FOUND');
    }
  });
});

it.each([
  [`('x', '{}', sha256('a'))`, 'program_scopes_check'],
  [`('x', '{STOCK}', 'a token as it is')`, 'program_token_check'],
  [`('x', '{STOCK}', NULL)`, 'program_token_check'],
])('the database refuses an API program with the invalid values %s', async (values, constraint) => {
  await expect(
    database.query(`INSERT INTO "program" ("name", "scopes", "tokenHash") VALUES ${values}`),
  ).rejects.toThrow(constraint);
});

describe('docs/programs.md', () => {
  const page = committed('docs/programs.md');
  const example = (language: string) => new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'm').exec(page)![1]!;

  it('the examples in docs/programs.md create an API program and work with its token', async () => {
    const { data } = await admin.admin(example('graphql'));
    const { token } = data!.saveProgram as Saved;
    expect(token).toMatch(/^meet_at_[0-9a-f]{56}$/);

    const [, body] = /-d '(.*)'/.exec(example('sh'))!;
    expect(await call(token, (JSON.parse(body!) as { query: string }).query)).toMatchObject(OK);

    await database.query('UPDATE "product_item" SET "stock" = 1 WHERE "id" = $1', [item]);
    const script = example('js').replaceAll('http://localhost:4000', api.origin);
    const env = { ...process.env, MEET_TOKEN: token, MEET_ITEM: item, NODE_OPTIONS: '' };
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
    const { rows } = await database.query('SELECT "stock" FROM "product_item" WHERE "id" = $1', [item]);
    expect(rows).toEqual([{ stock: 12 }]);
  });
});
