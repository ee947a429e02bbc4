import { jest } from '@jest/globals';
import { getNamedType, isCompositeType, isNonNullType, isObjectType, isUnionType, type GraphQLField } from 'graphql';
import { parse } from 'libpg-query';
import pg from 'pg';
import { feedProduct, startTestApi, type FeedRecordInput, type TestApi } from '../../testing/test-api.js';
import { statement } from '../database/statement.js';
import { QueryGate } from '../query-budget/query-gate.js';
import { isRemembered } from './remembered.js';

/**
 * Asks every remembered query for all of its fields, and finds out which tables the statements read. Then it changes each
 * column of these tables and expects another state of the catalogue. Otherwise a memory would give answers from before.
 */

/** Tables and columns (`table.column`) whose changes need not be seen, with the reason. */
const UNSEEN: Record<string, string> = {
  search_document: 'The indexer gives each document that it writes a new version, which the state names.',
  picture:
    'Rows are written before their picture is shown; only the preview comes later, and an answer lives 10 seconds.',
  former_slug: 'A row comes with a changed slug, which the state names.',
  user_account: 'Guests have none.',
  loyalty_account: 'Guests have none.',
  personal_price: 'Guests have none.',
  bought_together: 'Sums are counted every hour, and an answer lives 10 seconds.',
};

/** Arguments of the remembered queries that need some, as GraphQL. */
const ARGUMENTS: Record<string, string[]> = {
  product: ['dto: { slug: "shoe-1" }', 'dto: { id: "$product" }'],
  catalogSection: ['dto: { path: ["menu"] }'],
  sizeGrid: ['dto: { productId: "$product" }'],
  productList: ['dto: { productIds: ["$product"] }'],
  sameModelProducts: ['dto: { productId: "$product" }'],
  similarProducts: ['dto: { productId: "$product" }'],
  complementaryProducts: ['dto: { productId: "$product" }'],
  promoSelection: ['dto: { type: BESTSELLERS }'],
  collectionBundle: ['dto: { slug: "autumn" }'],
  filteredProducts: ['dto: { section: "menu" }', ''],
};

const SHOP: FeedRecordInput[] = [
  ...[1, 2].map((n) =>
    feedProduct(`shoe-${n}`, {
      model: { name: 'Буря' },
      sex: 'MALE',
      brands: ['Таволга'],
      colours: [{ name: 'чёрный' }],
      items: [{ size: '42', price: 500_000, oldPrice: 600_000 }],
    }),
  ),
  {
    kind: 'directory',
    slug: 'menu',
    name: 'Кроссовки',
    position: 1,
    filters: [{ name: 'Тип', filterType: 'CATEGORY', value: 'sneakers' }],
  },
  { kind: 'sizeGrid', slug: 'shoes-male', sex: 'MALE', category: 'shoes', rows: [{ eu: '42', cm: '27' }] },
  { kind: 'collection', slug: 'autumn', title: 'Осень', position: 1, products: ['shoe-1', 'shoe-2'] },
];

/** Rows that a feed does not write. */
const MORE_ROWS = `
WITH badge AS (INSERT INTO "badge" ("slug", "title") VALUES ('new', 'Новинка') RETURNING "id"),
  field AS (
    INSERT INTO "custom_field" ("owner", "code", "name", "type", "visibility")
    SELECT owner, 'care', 'Уход', 'LIST', 'PUBLIC' FROM unnest('{PRODUCT,OFFER,COLLECTION}'::"CustomFieldOwner"[]) owner
    RETURNING "id", "owner"
  ),
  choice AS (
    INSERT INTO "custom_field_option" ("fieldId", "slug", "name", "position") SELECT "id", 'dry', 'Сухой', 1 FROM field
  ),
  entry AS (INSERT INTO "content_entry" ("kind", "slug") VALUES ('ARTICLE', 'care') RETURNING "id"),
  revision AS (
    INSERT INTO "content_revision" ("entryId", "number", "title", "tags", "goods", "markdown", "html", "renderer",
      "readingMinutes", "publishAt", "authorId")
    SELECT "id", 1, 'Уход', '{}', '{}', 'Текст', '<p>Текст</p>', 1, 1, '2026-01-01', "id" FROM entry
  ),
  video AS (INSERT INTO "product_video" ("productId", "position", "url") SELECT "id", 1, 'a.mp4' FROM "product"),
  seo AS (INSERT INTO "product_seo_tags" ("productId") SELECT "id" FROM "product"),
  properties AS (INSERT INTO "properties" ("productId") SELECT "id" FROM "product"),
  rating AS (INSERT INTO "product_rating" ("productId", "reviewCount", "ratingSum") SELECT "id", 1, 5 FROM "product"),
  badges AS (INSERT INTO "product_badge" ("productId", "badgeId") SELECT p."id", badge."id" FROM "product" p, badge),
  rules AS (
    INSERT INTO "companion_rule" ("categoryId", "companionIds") SELECT "id", ARRAY["id"] FROM "category" WHERE "slug" = 'sneakers'
  )
INSERT INTO "custom_field_value" ("ownerId", "fieldId", "owner", "type", "multiple", "option")
SELECT owner."id", field."id", field."owner", 'LIST', false, 'dry' FROM field JOIN (
  SELECT "id", 'PRODUCT' AS "kind" FROM "product" UNION ALL SELECT "id", 'OFFER' FROM "product_item"
  UNION ALL SELECT "id", 'COLLECTION' FROM "collection"
) owner ON owner."kind" = field."owner"::text`;

let api: TestApi;
let database: pg.Client;
let product: string;

beforeAll(async () => {
  api = await startTestApi(SHOP);
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
  await database.query(MORE_ROWS);
  product = (await database.query<{ id: string }>(`SELECT "id" FROM "product" WHERE "slug" = 'shoe-1'`)).rows[0]!.id;
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

type Field = GraphQLField<unknown, unknown>;

/** Returns the selection of all fields of a type, each type once on the way to it. */
function allFields({ type }: Field, above: string[] = []): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  const inner = [...above, named.name];
  if (isUnionType(named)) {
    const parts = named
      .getTypes()
      .map((one) => `... on ${one.name} ${selected(Object.values(one.getFields()), inner)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  return selected(Object.values(named.getFields()), inner);
}

const selected = (fields: Field[], above: string[]): string =>
  `{ __typename ${fields
    .filter((field) => isAsked(field, above))
    .map((field) => `${field.name} ${allFields(field, above)}`)
    .join(' ')} }`;

const isAsked = ({ type, args }: Field, above: string[]): boolean =>
  !above.includes(getNamedType(type).name) &&
  !args.some((one) => isNonNullType(one.type) && one.defaultValue === undefined);

/** Returns documents that ask each remembered query for each of its fields with all that is below it. */
function documents(): string[] {
  const queries = api.app.get(QueryGate).schemaAt('/graphql').getQueryType()!.getFields();
  return Object.values(queries)
    .filter(({ name }) => isRemembered(name))
    .flatMap((query) =>
      (ARGUMENTS[query.name] ?? ['']).flatMap((args) => {
        const call = `${query.name}${args && `(${args.replaceAll('$product', product)})`}`;
        const named = getNamedType(query.type);
        if (!isObjectType(named)) return [`{ ${call} }`];
        const above = [named.name];
        return Object.values(named.getFields())
          .filter((field) => isAsked(field, above))
          .map((field) => `{ ${call} { ${field.name} ${allFields(field, above)} } }`);
      }),
    );
}

/** Returns the texts of the statements that run meanwhile. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = query.mock.calls.map(([asked]) =>
    typeof asked === 'string' ? asked : (asked as unknown as { text: string }).text,
  );
  query.mockRestore();
  return [...new Set(texts)];
}

/** Returns the names of the tables that a statement reads. */
async function tablesOf(sql: string): Promise<string[]> {
  const names: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('RangeVar' in node) names.push((node.RangeVar as { relname: string }).relname);
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(await parse(sql));
  return names;
}

interface Column {
  table: string;
  column: string;
  /** The value that it is changed to, as SQL. */
  changed: string;
}

const COLUMNS = `
SELECT c.relname AS "table", a.attname AS "column", CASE
  WHEN t.typtype = 'e' THEN format('(SELECT e FROM unnest(enum_range(NULL::%2$s)) e WHERE e <> %1$I LIMIT 1)',
    a.attname, t.oid::regtype)
  WHEN t.typcategory = 'A' THEN format('%1$I || %1$I', a.attname)
  WHEN t.typcategory = 'B' THEN format('NOT %I', a.attname)
  WHEN t.typcategory = 'N' THEN format('%I + 1', a.attname)
  WHEN t.typcategory = 'S' THEN format('%I || ''x''', a.attname)
  WHEN t.typcategory = 'D' THEN format('%I + interval ''1 day''', a.attname)
  ELSE format('%I', a.attname) END AS "changed"
FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type t ON t.oid = a.atttypid
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname = ANY($1) AND a.attnum > 0
  AND NOT a.attisdropped AND a.attgenerated = ''
ORDER BY c.relname, a.attnum`;

const stateNow = async (): Promise<string> =>
  (await database.query<{ state: string }>(statement.declared.get('catalogue-state')!.text)).rows[0]!.state;

/** Changes the column in each row and returns what is wrong: undefined if the state is another one each time. */
async function faultOf({ table, column, changed }: Column): Promise<string | undefined> {
  const { rows } = await database.query<{ row: string }>(`SELECT ctid::text AS "row" FROM "${table}" LIMIT 10`);
  if (!rows.length) return 'the shop of this test has no row of it';
  for (const { row } of rows) {
    // A value that the database refuses is written again as it was.
    const seen =
      (await isSeen(table, row, `"${column}" = ${changed}`)) ?? (await isSeen(table, row, `"${column}" = "${column}"`));
    if (!seen) return `add "${table}" to ${PLACES}`;
  }
  return undefined;
}

/** Changes a row and returns whether the state is another one then; undefined if the database refuses the change. */
async function isSeen(table: string, row: string, change: string): Promise<boolean | undefined> {
  try {
    await database.query('BEGIN');
    const before = await stateNow();
    await database.query(`UPDATE "${table}" SET ${change} WHERE ctid = '${row}'`);
    return (await stateNow()) !== before;
  } catch (error) {
    if (error instanceof pg.DatabaseError) return undefined;
    throw error;
  } finally {
    await database.query('ROLLBACK');
  }
}

const PLACES =
  'SMALL_TABLES in api/src/search/index/catalogue-state.ts, or to the triggers of api/prisma/sql/note-product-change.sql';

it('the catalogue state changes after each change of a column that a cached query reads', async () => {
  const texts = await statementsOf(async () => {
    for (const document of documents()) {
      const { errors } = await api.ask(document);
      expect({ document, errors }).toEqual({ document, errors: undefined });
    }
  });
  const tables = new Set((await Promise.all(texts.map(tablesOf))).flat());
  expect([...tables]).toEqual(expect.arrayContaining(['product', 'search_document', 'brand', 'custom_field_value']));
  const { rows: columns } = await database.query<Column>(COLUMNS, [[...tables]]);
  const faults: string[] = [];
  for (const column of columns) {
    const name = `${column.table}.${column.column}`;
    const fault = UNSEEN[column.table] || UNSEEN[name] ? undefined : await faultOf(column);
    if (fault) faults.push(`${name}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
