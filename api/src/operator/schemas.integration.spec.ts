import { buildSchema } from 'graphql';
import pg from 'pg';
import { isForOperators } from '../platform/auth/access.js';
import { Permission, PERMISSIONS_OF } from '../platform/auth/permissions.js';
import { callRules } from '../platform/graphql/call-rules.js';
import { printSchemas } from '../print-schema.js';
import { hashOfToken, makeProgramToken } from '../programs/index.js';
import { callsOf, leastDocument } from '../testing/least-document.js';
import { askAdmin, operator, type Operator } from '../testing/operators.js';
import { codeOf } from '../testing/orders.js';
import { startTestApi, type Answer, type TestApi } from '../testing/test-api.js';
import { committedSchema } from '../testing/unaccounted-calls.js';

const admin = buildSchema(committedSchema('api/admin-schema.graphql'));
const shoppers = buildSchema(committedSchema('api/schema.graphql'));

let api: TestApi;
let database: pg.Pool;
let people: Record<'USER' | 'MANAGER' | 'ADMIN', Operator>;

beforeAll(async () => {
  api = await startTestApi([]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  const [USER, MANAGER, ADMIN] = await Promise.all([
    operator(api, 'USER'),
    operator(api, 'MANAGER'),
    operator(api, 'ADMIN'),
  ]);
  people = { USER, MANAGER, ADMIN };
});
afterAll(async () => {
  await database.end();
  await api.close();
});

describe('the two schemas', () => {
  it('the shopper schema and the admin schema have no queries or mutations in common', async () => {
    const [mine, theirs] = [callsOf(admin), callsOf(shoppers)];
    expect(mine.filter(({ name }) => theirs.some((call) => call.name === name))).toEqual([]);
    for (const call of mine) {
      const { errors } = await people.ADMIN.ask(leastDocument(admin, call));
      expect([call.name, errors?.[0]?.message]).toEqual([call.name, expect.stringMatching(/Cannot query field/)]);
    }
    for (const { kind, name } of theirs) {
      const { errors } = await people.ADMIN.admin(`${kind} { ${name} }`);
      expect([name, errors?.[0]?.message]).toEqual([name, expect.stringMatching(/Cannot query field/)]);
    }
  });

  it('the admin schema refuses introspection, GET requests and simple content types', async () => {
    expect((await people.ADMIN.admin('{ __schema { types { name } } }')).errors).toBeDefined();
    const get = await fetch(`${api.origin}/admin/graphql?query={orders{items{uuid}}}`);
    expect(get.status).toBe(400);
  });
});

const EVERY = Object.values(Permission);

// Loads all resolvers, whose decorators hold the rules.
await printSchemas();

/** The permission that each call declares; null if each operator may make it, and whether programs may. */
const RULES = new Map(
  [...callRules(admin)].map(({ name, access }) => {
    if (!isForOperators(access)) throw new Error(`${name} declares no permission`);
    return [name, access] as const;
  }),
);

/** A program that has these scopes and no others. */
async function programWith(scopes: readonly string[]): Promise<(document: string) => Promise<Answer>> {
  const token = makeProgramToken();
  await database.query(`INSERT INTO "program" ("name", "scopes", "tokenHash") VALUES ($1, $2::"ProgramScope"[], $3)`, [
    token.slice(-40),
    scopes,
    hashOfToken(token),
  ]);
  return (document) => askAdmin(api, document, {}, token);
}

/** What one may get whom a call lets in: it is refused for what it is given, or done. */
const expectLetIn = (answer: Answer) =>
  expect(['FORBIDDEN', 'UNAUTHORIZED', 'INTERNAL_SERVER_ERROR']).not.toContain(codeOf(answer));

it('each permission is required by at least one query or mutation', () => {
  const needed = new Set([...RULES.values()].map(({ permission }) => permission));
  expect(EVERY.filter((permission) => !needed.has(permission))).toEqual([]);
});

describe.each(callsOf(admin))('$kind $name', (call) => {
  const document = leastDocument(admin, call);
  const { permission, onlyPeople } = RULES.get(call.name)!;
  const isForManagers = !permission || PERMISSIONS_OF.MANAGER.includes(permission);

  it('each call of the admin schema refuses guests and shoppers', async () => {
    expect(codeOf(await askAdmin(api, document))).toBe('UNAUTHORIZED');
    expect(codeOf(await people.USER.admin(document))).toBe('FORBIDDEN');
  });

  it(isForManagers ? 'lets managers in' : 'refuses managers', async () => {
    const answer = await people.MANAGER.admin(document);
    if (isForManagers) expectLetIn(answer);
    else expect(answer.errors![0]!.extensions).toMatchObject({ code: 'FORBIDDEN', permission });
  });

  it('each call of the admin schema is open to administrators', async () => {
    expectLetIn(await people.ADMIN.admin(document));
  });

  it(onlyPeople ? 'refuses every program' : 'lets in programs that have its permission, and no others', async () => {
    if (onlyPeople) return expect(codeOf(await (await programWith(EVERY))(document))).toBe('FORBIDDEN');
    const [without, alone] = await Promise.all([
      programWith(EVERY.filter((one) => one !== permission)),
      programWith([permission ?? EVERY[0]!]),
    ]);
    expectLetIn(await alone(document));
    if (permission)
      expect((await without(document)).errors![0]!.extensions).toMatchObject({ code: 'FORBIDDEN', scope: permission });
  });
});
