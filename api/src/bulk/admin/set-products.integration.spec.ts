import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { askAdmin, operator, type Operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';
import { WorkBulkJobs } from '../work-bulk-jobs.js';

const items = [{ size: '42', price: 1_000_000 }];
const boots = [
  { name: 'Обувь', slug: 'shoes' },
  { name: 'Ботинки', slug: 'boots' },
];

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
let ids: Record<string, string>;

beforeAll(async () => {
  api = await startTestApi([
    ...Array.from({ length: 205 }, (_, n) => feedProduct(`shoe-${n}`, { brands: ['Kedrum'], items })),
    ...['one', 'two', 'three'].map((slug) => feedProduct(slug, { items })),
    feedProduct('boot', { category: boots, items }),
  ]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  admin = await operator(api, 'ADMIN');
  await database.query(`INSERT INTO "badge" ("slug", "title") VALUES ('hit', 'Хит'), ('eco', 'Эко')`);
  const { rows } = await database.query<{ id: string; slug: string }>(`SELECT "id", "slug" FROM "product"`);
  ids = Object.fromEntries(rows.map(({ id, slug }) => [slug, id]));
});
afterAll(async () => {
  await database.end();
  await api.close();
});

const JOB =
  '{ id state total applied unchanged refused isUndoable change { active setsCategory category addBadges removeBadges } }';
const SET = `mutation ($dto: SetProductsInBulkInput!) { job: setProductsInBulk(dto: $dto) ${JOB} }`;
const UNDO = `mutation ($dto: BulkJobIdInput!) { job: undoBulkProducts(dto: $dto) { stayed job ${JOB} } }`;

interface Job {
  id: string;
  state: string;
  total: number;
  applied: number;
  unchanged: number;
  refused: number;
  change: object;
}

async function ask<Result>(document: string, dto: object): Promise<Result> {
  const { data, errors } = await admin.admin(document, { dto });
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return (data as { job: Result }).job;
}
const send = (dto: object) => ask<Job>(SET, { idempotencyKey: randomUUID(), ...dto });
const work = () => api.app.get(WorkBulkJobs, { strict: false }).run();
async function done(dto: object): Promise<Job> {
  const { id } = await send(dto);
  await work();
  return ask<Job>(`query ($dto: BulkJobIdInput!) { job: bulkJob(dto: $dto) ${JOB} }`, { id });
}
async function product(slug: string) {
  const { rows } = await database.query(
    `SELECT p."active", c."slug" AS "category", t."slug" AS "type", ARRAY(SELECT b."slug" FROM "product_badge" h
       JOIN "badge" b ON b."id" = h."badgeId" WHERE h."productId" = p."id" ORDER BY h."position") AS "badges"
     FROM "product" p LEFT JOIN "category" c ON c."id" = p."productCategoryId"
     LEFT JOIN "category" t ON t."id" = p."productTypeId" WHERE p."slug" = $1`,
    [slug],
  );
  return rows[0] as { active: boolean; category: string | null; type: string | null; badges: string[] };
}
const fieldsOf = async (dto: object) =>
  (await admin.admin(SET, { dto: { idempotencyKey: randomUUID(), ...dto } })).errors?.[0]?.extensions.fields?.map(
    ({ field }) => field,
  );

describe('a bulk job of products', () => {
  it('setProductsInBulk changes all products that match the filters, and no others', async () => {
    const job = await done({ where: { brand: 'kedrum' }, change: { active: false } });
    expect(job).toMatchObject({ state: 'DONE', total: 205, applied: 205, unchanged: 0, refused: 0 });
    expect(job.change).toEqual({ active: false, setsCategory: false, category: null, addBadges: [], removeBadges: [] });
    const { rows } = await database.query(`SELECT count(*)::int AS n FROM "product" WHERE NOT "active"`);
    expect(rows).toEqual([{ n: 205 }]);
    const again = await done({ where: { brand: 'kedrum' }, change: { active: false } });
    expect(again).toMatchObject({ applied: 0, unchanged: 205 });
  });

  it('undoBulkProducts restores sale, category and badges, except for what was changed since', async () => {
    const before = await product('one');
    const job = await done({
      ids: [ids['one'], ids['two']],
      change: { active: false, category: 'boots', addBadges: ['hit', 'eco'] },
    });
    expect(await product('one')).toEqual({ active: false, category: 'shoes', type: 'boots', badges: ['hit', 'eco'] });
    await done({ ids: [ids['two']], change: { active: true } });
    await ask(UNDO, { id: job.id });
    expect(await product('one')).toEqual(before);
    expect(await product('two')).toEqual({ ...before, active: true });
  });

  it('setProductsInBulk adds badges after those of the product, removes badges, and removes the category by null', async () => {
    await done({ ids: [ids['three']], change: { addBadges: ['eco'] } });
    await done({ ids: [ids['three']], change: { addBadges: ['hit'] } });
    expect(await product('three')).toEqual({
      active: true,
      category: 'shoes',
      type: 'sneakers',
      badges: ['eco', 'hit'],
    });
    await done({ ids: [ids['three']], change: { removeBadges: ['eco'], category: null } });
    expect(await product('three')).toMatchObject({ badges: ['hit'], category: null, type: null });
  });

  it('a category set in bulk is not derived from the name any more', async () => {
    await database.query(`UPDATE "product" SET "derived" = '{sex,category}' WHERE "slug" = 'boot'`);
    const job = await done({ ids: [ids['boot']], change: { category: 'boots' } });
    expect(job).toMatchObject({ applied: 1 });
    const { rows } = await database.query(`SELECT "derived" FROM "product" WHERE "slug" = 'boot'`);
    expect(rows).toEqual([{ derived: ['sex'] }]);
  });

  it('a bulk job refuses products that do not exist, and products whose new category is gone', async () => {
    const job = await send({ ids: [ids['one'], randomUUID()], change: { category: 'boots' } });
    await database.query(`UPDATE "category" SET "slug" = 'shafts' WHERE "slug" = 'boots'`);
    await work();
    const rows = await ask<{ items: { productId: string; refusal: string }[] }>(
      `query ($dto: BulkJobRowsInput!) { job: bulkJobRows(dto: $dto) { items { productId refusal } } }`,
      { id: job.id },
    );
    expect(rows.items.map(({ refusal }) => refusal)).toEqual(['CATEGORY_NOT_FOUND', 'PRODUCT_NOT_FOUND']);
    expect(rows.items[0]!.productId).toBe(ids['one']);
    await database.query(`UPDATE "category" SET "slug" = 'boots' WHERE "slug" = 'shafts'`);
  });

  it('setProductsInBulk refuses an empty change, unknown names, and both or none of ids and filters', async () => {
    const change = { active: true };
    expect(await fieldsOf({ change })).toEqual(['dto']);
    expect(await fieldsOf({ ids: [ids['one']], where: {}, change })).toEqual(['dto']);
    expect(await fieldsOf({ where: {}, change: {} })).toEqual(['dto.change']);
    expect(await fieldsOf({ where: {}, change: { category: 'nowhere', addBadges: ['hit', 'no'] } })).toEqual([
      'dto.change.addBadges',
      'dto.change.category',
    ]);
    expect(await fieldsOf({ where: {}, change: { addBadges: ['hit'], removeBadges: ['hit'] } })).toEqual([
      'dto.change.removeBadges',
    ]);
    expect(await fieldsOf({ where: {}, change: { active: null } })).toEqual(['dto.change.active']);
  });

  it('a repeated call of setProductsInBulk returns the same job, and another change with the key is refused', async () => {
    const dto = { idempotencyKey: randomUUID(), where: { search: 'three' }, change: { active: false } };
    const [first, second] = await Promise.all([ask<Job>(SET, dto), ask<Job>(SET, dto)]);
    expect(first.id).toBe(second.id);
    expect(codeOf(await admin.admin(SET, { dto: { ...dto, change: { active: true } } }))).toBe('IDEMPOTENCY_CONFLICT');
    await work();
  });

  it('a bulk job is done at once when no product matches its filters', async () => {
    const job = await send({ where: { search: 'there is none' }, change: { active: false } });
    expect(job).toMatchObject({ state: 'DONE', total: 0, applied: 0, isUndoable: false });
  });

  it('setProductsInBulk needs the permission to write the catalogue', async () => {
    const program = await admin.admin(`mutation ($dto: SaveProgramInput!) { saveProgram(dto: $dto) { token } }`, {
      dto: { name: 'ERP', scopes: ['PRICES', 'READ_CATALOGUE'] },
    });
    const { token } = (program.data as { saveProgram: { token: string } }).saveProgram;
    const dto = { idempotencyKey: randomUUID(), where: {}, change: { active: true } };
    expect(codeOf(await askAdmin(api, SET, { dto }, token))).toBe('FORBIDDEN');
  });
});
