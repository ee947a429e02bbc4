import { parse } from 'libpg-query';
import { columnsOfStatement } from './nullability.js';
import type { NotNullColumns, Shape } from './relations.js';

const TABLES: NotNullColumns = new Map([
  [
    'shoe',
    new Map([
      ['id', true],
      ['name', true],
      ['colour', false],
      ['brandId', false],
    ]),
  ],
  [
    'brand',
    new Map([
      ['id', true],
      ['title', true],
      ['logo', false],
    ]),
  ],
]);

/**
 * Returns the names of the columns that may be null. `json.field` stands for a field of JSON, `list[]` for the elements
 * of an array.
 */
async function nullable(sql: string, optional: number[] = []): Promise<string[]> {
  const columns = columnsOfStatement(await parse(sql), TABLES, new Set(optional));
  return columns.flatMap(({ name, ...shape }) => paths(name, shape));
}

function paths(path: string, { nullable: isNullable, fields, element }: Shape): string[] {
  return [
    ...(isNullable ? [path] : []),
    ...[...(fields ?? [])].flatMap(([name, shape]) => paths(`${path}.${name}`, shape)),
    ...(element ? paths(`${path}[]`, element) : []),
  ];
}

it.each<[rule: string, sql: string, expected: string[]]>([
  ['a column is as its table says', 'SELECT id, name, colour FROM shoe', ['colour']],
  ['a star is every column', 'SELECT s.* FROM shoe s', ['colour', 'brandId']],
  [
    'the other side of a LEFT JOIN may be missing',
    'SELECT s.id, b.title FROM shoe s LEFT JOIN brand b ON b.id = s."brandId"',
    ['title'],
  ],
  ['this side of a RIGHT JOIN may be missing', 'SELECT s.id, b.title FROM shoe s RIGHT JOIN brand b ON true', ['id']],
  [
    'both sides of a FULL JOIN may be missing',
    'SELECT s.id, b.title FROM shoe s FULL JOIN brand b ON true',
    ['id', 'title'],
  ],
  [
    'an inner join proves what it compares',
    'SELECT s."brandId", s.colour FROM shoe s JOIN brand b ON b.id = s."brandId"',
    ['colour'],
  ],
  [
    'a condition of an outer join proves nothing',
    'SELECT b.logo FROM shoe s LEFT JOIN brand b ON b.logo = s.colour',
    ['logo'],
  ],
  ['WHERE proves what it compares', 'SELECT b.title FROM shoe s LEFT JOIN brand b ON true WHERE b.title = s.name', []],
  ['WHERE … IS NOT NULL proves', 'SELECT colour FROM shoe WHERE colour IS NOT NULL AND true', []],
  ['one side of OR proves nothing', 'SELECT colour FROM shoe WHERE colour IS NOT NULL OR true', ['colour']],
  [
    'coalesce needs one that is present',
    `SELECT coalesce(colour, 'red') AS a, coalesce(colour, "brandId") AS b FROM shoe`,
    ['b'],
  ],
  ['CASE needs an ELSE', `SELECT CASE WHEN true THEN 1 END AS a, CASE WHEN true THEN 1 ELSE 2 END AS b`, ['a']],
  [
    'an operator is null with its operands',
    'SELECT colour = name AS a, name = name AS b, colour IS DISTINCT FROM name AS c FROM shoe',
    ['a'],
  ],
  ['a key may be absent', `SELECT '{}'::jsonb ->> 'a' AS a`, ['a']],
  ['a strict function is null with its arguments', 'SELECT lower(colour) AS a, lower(name) AS b FROM shoe', ['a']],
  ['a function nobody knows may be null', 'SELECT mystery(name) AS a FROM shoe', ['a']],
  ['an aggregate of no rows is null, count is not', 'SELECT count(*) AS a, max(name) AS b FROM shoe', ['b']],
  ['an aggregate of a group has rows', 'SELECT max(name) AS a, max(colour) AS b FROM shoe GROUP BY id', ['b']],
  ['FILTER may leave none', 'SELECT max(name) FILTER (WHERE true) AS a FROM shoe GROUP BY id', ['a']],
  ['a subquery may find nothing', 'SELECT (SELECT name FROM brand LIMIT 1) AS a FROM shoe', ['a']],
  ['a subquery that counts finds a number', 'SELECT (SELECT count(*) FROM brand) AS a FROM shoe', []],
  ['EXISTS and ARRAY are always there', 'SELECT EXISTS (SELECT 1) AS a, ARRAY(SELECT colour FROM shoe) AS b', ['b[]']],
  [
    'JSON is read field by field',
    `SELECT jsonb_build_object('name', name, 'colour', colour) AS shoe FROM shoe`,
    ['shoe.colour'],
  ],
  [
    'a field of JSON is null where one of two documents has it so',
    `SELECT coalesce((SELECT jsonb_build_object('name', name) FROM shoe LIMIT 1), jsonb_build_object('name', colour)) AS a
     FROM shoe`,
    ['a.name'],
  ],
  [
    'JSON of nothing is null',
    `SELECT jsonb_agg(name) AS a, coalesce(jsonb_agg(colour), '[]') AS b FROM shoe`,
    ['a', 'b[]'],
  ],
  ['WITH hands its nulls on', 'WITH s AS (SELECT id, colour AS c FROM shoe) SELECT id, c FROM s', ['c']],
  ['a subquery in FROM hands its nulls on', 'SELECT x.c FROM (SELECT colour AS c FROM shoe) AS x', ['c']],
  ['RETURNING is as the table says', 'INSERT INTO shoe (id) VALUES ($1) RETURNING id, colour', ['colour']],
  ['UPDATE … FROM joins', 'UPDATE shoe s SET name = b.logo FROM brand b RETURNING s.name, b.logo', ['logo']],
  [
    'the WHERE of an UPDATE proves what it does not set',
    `UPDATE shoe SET "brandId" = nullif("brandId", name) WHERE colour = 'red' AND "brandId" IS NOT NULL RETURNING colour, "brandId"`,
    ['brandId'],
  ],
  [
    'an UPDATE gives what it sets',
    `UPDATE shoe SET "brandId" = coalesce("brandId", name), colour = "brandId" WHERE colour IS NOT NULL RETURNING "brandId", colour`,
    ['colour'],
  ],
  [
    'the WHERE of a DELETE proves',
    'DELETE FROM shoe s USING brand b WHERE b.id = s."brandId" AND b.logo IS NOT NULL RETURNING s."brandId", b.logo, s.colour',
    ['colour'],
  ],
  [
    'the outer join of an UPDATE proves nothing',
    'UPDATE shoe s SET name = $1 FROM brand a LEFT JOIN brand b ON b.logo = a.logo WHERE a.id = s.id RETURNING a.logo, b.id',
    ['logo', 'id'],
  ],
  ['a UNION is null where one of the two is', 'SELECT name, id FROM shoe UNION SELECT colour, id FROM shoe', ['name']],
  [
    'elements of a list that is given are present',
    'SELECT u.id, u.n FROM unnest($1::uuid[]) WITH ORDINALITY AS u(id, n)',
    [],
  ],
  [
    'a proof holds for its own relation, not for one of the same name further in',
    'SELECT ARRAY(SELECT s.colour FROM shoe s) AS a FROM shoe s WHERE s.colour IS NOT NULL',
    ['a[]'],
  ],
  [
    'a proof of the query around holds further in',
    'SELECT ARRAY(SELECT s.colour FROM brand) AS a FROM shoe s WHERE s.colour IS NOT NULL',
    [],
  ],
  [
    'a proof holds for its own relation, not for one of the same name beside which a subquery stands',
    `SELECT ARRAY(SELECT x.c FROM shoe s, LATERAL (SELECT s.colour AS c) x) AS a FROM shoe s WHERE s.colour IS NOT NULL`,
    ['a[]'],
  ],
  [
    'a recursive query hands a null on from round to round',
    `WITH RECURSIVE r AS (SELECT 1 AS a, 2 AS b, 3 AS c UNION ALL SELECT r.b, r.c, s.colour::int FROM r, shoe s)
     SELECT a, b, c FROM r`,
    ['a', 'b', 'c'],
  ],
  [
    'a recursive query has the names it is given',
    'WITH RECURSIVE r (a, b) AS (SELECT 1, NULL UNION ALL SELECT r.a, r.b FROM r) SELECT a, b FROM r',
    ['b'],
  ],
  [
    'a list with a null in it is compared to null',
    'SELECT name = ANY(ARRAY[colour]) AS a, name = ALL(ARRAY(SELECT logo FROM brand)) AS b, name = ANY($1) AS c FROM shoe',
    ['a', 'b'],
  ],
  [
    'a pattern may not match, a time without an end has no text and no day',
    `SELECT substring(name from 'x+') AS a, substring(name from 1 for 2) AS b, to_char(now(), 'YYYY') AS c,
       extract(day from now()) AS d, extract(epoch from now()) AS e, date_part('day', now()) AS f FROM shoe`,
    ['a', 'c', 'd', 'f'],
  ],
  ['GROUPING SETS leave columns out', 'SELECT name, max(id) AS m FROM shoe GROUP BY ROLLUP (name)', ['name', 'm']],
  [
    'a place among nulls is a null',
    'SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY colour) AS a FROM shoe GROUP BY id',
    ['a'],
  ],
  [
    'a subquery of one row may be cut, or be a set',
    `SELECT (SELECT count(*) FROM brand LIMIT $1) AS a, (SELECT count(*) FROM brand OFFSET 1) AS b,
       (SELECT unnest(ARRAY[1])) AS c, (SELECT 1) AS d`,
    ['a', 'b', 'c'],
  ],
  [
    'a window may hold no row',
    `SELECT sum(1) OVER (ORDER BY id ROWS BETWEEN 2 PRECEDING AND 1 PRECEDING) AS a, sum(1) OVER (ORDER BY id) AS b,
       lag(id) OVER (ORDER BY id) AS c FROM shoe`,
    ['a', 'c'],
  ],
  [
    'a list hands on the nulls that are put into it',
    `SELECT array_append(ARRAY[name], colour) AS a, ARRAY[name] || ARRAY[colour] AS b, array_cat(ARRAY[name], ARRAY[colour]) AS c,
       array_remove(ARRAY[colour], NULL) AS d, array_remove(ARRAY[colour], name) AS e, array_replace(ARRAY[name], name, colour) AS f FROM shoe`,
    ['a[]', 'b[]', 'c[]', 'e[]', 'f[]'],
  ],
  [
    'the FILTER of an aggregate proves what is gathered',
    `SELECT coalesce(array_agg(colour) FILTER (WHERE colour IS NOT NULL), '{}') AS a,
       coalesce(array_agg(colour) FILTER (WHERE name IS NOT NULL), '{}') AS b FROM shoe`,
    ['b[]'],
  ],
  ['a record of JSON may lack a field', 'SELECT r.a FROM jsonb_to_recordset($1::jsonb) AS r(a int)', ['a']],
])('columnsOfStatement infers which columns may be null: %s', async (_, sql, expected) => {
  expect(await nullable(sql)).toEqual(expected);
});

it('columnsOfStatement infers a nullable column from a nullable parameter', async () => {
  expect(await nullable('SELECT $1::text AS a, $2::text AS b', [2])).toEqual(['b']);
});
