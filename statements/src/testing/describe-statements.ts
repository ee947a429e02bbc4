import { createGenerator, type GenerateResult, type ResolvedTarget } from '@ts-safeql/generate';
import postgres from 'postgres';
import type { Statement } from '../statement.js';
import { jsonType, sqlType, type Enums } from './typescript-types.js';

/** A statement as PostgreSQL describes it, in TypeScript's words. */
export interface StatementDescription {
  name: string;
  /** `name: type` of each parameter. */
  parameters: [name: string, type: string][];
  /** `name: type` of each column; null for a statement that returns nothing. */
  columns: [name: string, type: string][] | null;
}

export interface Descriptions {
  enums: Enums;
  statements: StatementDescription[];
}

/** A statement that PostgreSQL refuses, e.g. for a column that it does not have. */
export class RefusedStatementError extends Error {
  constructor(name: string, reason: string) {
    super(`The statement «${name}» is refused by the database: ${reason}`);
  }
}

const JSON_OIDS = [114, 3802];

/**
 * Prepares every statement against a database of the current data model and returns the types of its parameters and
 * columns. Types come from PostgreSQL. Whether a column may be null, and what is inside JSON, comes from SafeQL's reading
 * of the text; a column that it cannot judge may be null.
 * Throws RefusedStatementError.
 */
export async function describeStatements(
  databaseUrl: string,
  statements: Iterable<Statement<object, unknown>>,
): Promise<Descriptions> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const types = await readTypes(sql);
    const enums = await readEnums(sql);
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
      described.push({
        name: statement.name,
        parameters: statement.parameters.map((name, index) => [
          name,
          withNull(sqlType(types.get(stmt.types[index]!)!, 'parameter', enums), statement.optional.has(name)),
        ]),
        columns: output && columnsOf(answer.right, types, enums),
      });
    }
    return { enums, statements: described.sort((a, b) => (a.name < b.name ? -1 : 1)) };
  } finally {
    await sql.end();
  }
}

function columnsOf({ stmt, output }: GenerateResult, types: Map<number, string>, enums: Enums): [string, string][] {
  const inferred = new Map(output!.value);
  return stmt.columns.map(({ name, type }) => {
    const target = inferred.get(name);
    const nullable = !target || mayBeNull(target);
    if (target && JSON_OIDS.includes(type)) return [name, withNull(jsonType(withoutNull(target), enums), nullable)];
    const literals = target && literalsOf(target);
    return [name, withNull(literals ?? sqlType(types.get(type)!, 'column', enums), nullable)];
  });
}

function mayBeNull(target: ResolvedTarget): boolean {
  if (target.kind === 'union') return target.value.some(mayBeNull);
  return target.kind === 'type' && (target.value === 'null' || target.value === 'unknown');
}

function withoutNull(target: ResolvedTarget): ResolvedTarget {
  if (target.kind !== 'union') return target;
  const value = target.value.filter((part) => !(part.kind === 'type' && part.value === 'null'));
  return value.length === 1 ? value[0]! : { kind: 'union', value };
}

/** The values of a column that can only have these, e.g. of a CASE; null for others and for enums. */
function literalsOf(target: ResolvedTarget): string | undefined {
  const parts = target.kind === 'union' ? target.value.filter((part) => !mayBeNull(part)) : [target];
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

async function readEnums(sql: postgres.Sql): Promise<Enums> {
  const labels = await sql<{ name: string; labels: string[] }[]>`
    SELECT t.typname AS name, array_agg(e.enumlabel::text ORDER BY e.enumsortorder) AS labels
    FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid GROUP BY t.typname ORDER BY t.typname`;
  return new Map(labels.map(({ name, labels }) => [name, labels]));
}
