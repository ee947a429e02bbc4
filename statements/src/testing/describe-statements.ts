import { createGenerator, type GenerateResult, type ResolvedTarget } from '@ts-safeql/generate';
import { parse } from 'libpg-query';
import postgres from 'postgres';
import type { Statement } from '../statement.js';
import { columnsOfStatement } from './nullability.js';
import type { Column, NotNullColumns } from './relations.js';
import { isNull, judged } from './judged-types.js';
import { jsonType, sqlType, type Enums } from './typescript-types.js';

/** A statement with its parameter and column types as TypeScript. */
export interface StatementDescription {
  name: string;
  /** Name and TypeScript type of each parameter. */
  parameters: [name: string, type: string][];
  /** Name and TypeScript type of each column; null for a statement that returns no rows. */
  columns: [name: string, type: string][] | null;
}

export interface Descriptions {
  enums: Enums;
  statements: StatementDescription[];
}

/** Thrown if PostgreSQL refuses a statement, e.g. because of an unknown column. */
export class RefusedStatementError extends Error {
  constructor(name: string, reason: string) {
    super(`The statement «${name}» is refused by the database: ${reason}`);
  }
}

/** Thrown if `nullability.ts` finds a different number of columns in a statement than PostgreSQL reports. */
class UnreadStatementError extends Error {
  constructor(name: string) {
    super(`The columns of «${name}» are not understood: write the statement otherwise, or teach nullability.ts.`);
  }
}

const JSON_OIDS = [114, 3802];

/**
 * Prepares every statement in a database of the current schema and returns the types of its parameters and columns.
 * PostgreSQL supplies the types, SafeQL the fields of JSON that the statement builds, and `nullability.ts` whether a
 * value may be null. Throws RefusedStatementError.
 */
export async function describeStatements(
  databaseUrl: string,
  statements: Iterable<Statement<object, unknown>>,
): Promise<Descriptions> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const types = await readTypes(sql);
    const enums = await readEnums(sql);
    const tables = await readNotNullColumns(sql);
    const generator = createGenerator();
    const described: StatementDescription[] = [];
    for (const statement of statements) {
      const answer = await generator.generate({
        sql,
        query: { text: statement.text, sourcemaps: [] },
        cacheMetadata: true,
        cacheKey: databaseUrl,
        fieldTransform: undefined,
      });
      if (answer._tag === 'Left') throw new RefusedStatementError(statement.name, answer.left.message);
      const { stmt, output } = answer.right;
      const optional = statement.parameters.flatMap((name, index) => (statement.optional.has(name) ? [index + 1] : []));
      const shapes = columnsOfStatement(await parse(statement.text), tables, new Set(optional));
      if (output && shapes.length !== stmt.columns.length) throw new UnreadStatementError(statement.name);
      described.push({
        name: statement.name,
        parameters: statement.parameters.map((name, index) => [
          name,
          withNull(sqlType(types.get(stmt.types[index]!)!, 'parameter', enums), statement.optional.has(name)),
        ]),
        columns: output && columnsOf(answer.right, shapes, types, enums),
      });
    }
    return { enums, statements: described.sort((a, b) => (a.name < b.name ? -1 : 1)) };
  } finally {
    await sql.end();
  }
}

function columnsOf(
  { stmt, output }: GenerateResult,
  shapes: Column[],
  types: Map<number, string>,
  enums: Enums,
): [string, string][] {
  const inferred = new Map(output!.value);
  return stmt.columns.map(({ name, type }, index) => {
    const shape = shapes[index]!;
    // Types from SafeQL are not used for a UNION, because it reads only the first query.
    const target = shape.isOfSeveral ? undefined : inferred.get(name);
    if (target && JSON_OIDS.includes(type)) return [name, jsonType(judged(target, shape), enums)];
    const literals = target && literalsOf(target);
    const bare = literals ?? sqlType(types.get(type)!, 'column', enums, shape.element?.nullable);
    return [name, withNull(bare, shape.nullable)];
  });
}

/** If a column can only have certain constant texts, as from a CASE, returns their union type; otherwise undefined. */
function literalsOf(target: ResolvedTarget): string | undefined {
  const parts = target.kind === 'union' ? target.value.filter((part) => !isNull(part)) : [target];
  const isText = (part: ResolvedTarget) =>
    part.kind === 'literal' && part.value.startsWith("'") && part.base.kind === 'type' && part.base.type === 'text';
  return parts.length && parts.every(isText) ? parts.map((part) => part.value as string).join(' | ') : undefined;
}

function withNull(type: string, nullable: boolean): string {
  return nullable && type !== 'unknown' ? `${type} | null` : type;
}

async function readTypes(sql: postgres.Sql): Promise<Map<number, string>> {
  const types = await sql<{ oid: number; name: string }[]>`SELECT oid::int, typname AS name FROM pg_type`;
  return new Map(types.map(({ oid, name }) => [oid, name]));
}

async function readNotNullColumns(sql: postgres.Sql): Promise<NotNullColumns> {
  const columns = await sql<{ table: string; column: string; notNull: boolean }[]>`
    SELECT c.relname AS "table", a.attname AS "column", a.attnotnull AS "notNull"
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind IN ('r', 'p', 'v', 'm') AND a.attnum > 0 AND NOT a.attisdropped AND pg_table_is_visible(c.oid)
    ORDER BY c.oid, a.attnum`;
  const tables = new Map<string, Map<string, boolean>>();
  for (const { table, column, notNull } of columns)
    tables.set(table, (tables.get(table) ?? new Map<string, boolean>()).set(column, notNull));
  return tables;
}

async function readEnums(sql: postgres.Sql): Promise<Enums> {
  const labels = await sql<{ name: string; labels: string[] }[]>`
    SELECT t.typname AS name, array_agg(e.enumlabel::text ORDER BY e.enumsortorder) AS labels
    FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid GROUP BY t.typname ORDER BY t.typname`;
  return new Map(labels.map(({ name, labels }) => [name, labels]));
}
