import type { Node, RangeVar } from '@pgsql/types';
import { kindOf, names, textOf } from './syntax-tree.js';

/**
 * Whether a value can be null, and the shapes of the values inside JSON or an array that the statement itself builds.
 */
export interface Shape {
  nullable: boolean;
  fields?: ReadonlyMap<string, Shape>;
  element?: Shape;
  /**
   * True if SafeQL would give a wrong type: for `nullif(a, b)` it gives the type of `a = b`. A cast in the statement
   * provides the type instead.
   */
  untyped?: boolean;
}

export interface Column extends Shape {
  name: string;
  /** True if the column comes from two queries (UNION, INTERSECT or EXCEPT). */
  isOfSeveral?: boolean;
}

/** A table, subquery or function in FROM. */
export interface Relation {
  name: string;
  columns: Column[];
  /** Whether an outer join may have no row for this relation, so that its columns are null. */
  outer: boolean;
}

/** For each table and view, all its columns: true if the column is declared NOT NULL. */
export type NotNullColumns = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

/** The names in scope at one place in a statement, and which values are known there not to be null. */
export interface Context {
  judge: {
    columnsOf(query: Node, context: Context): Column[];
    shapeOf(expression: Node, context: Context): Shape;
  };
  tables: NotNullColumns;
  /** Numbers of the parameters that may be null. */
  optional: ReadonlySet<number>;
  /** Columns of the WITH queries in scope, by query name. */
  ctes: ReadonlyMap<string, Column[]>;
  /** Tables and subqueries in scope, the innermost first. */
  relations: readonly Relation[];
  /** Columns, as `relation.column`, that a condition of the query proves not to be null. */
  proved: ReadonlySet<string>;
  /**
   * Whether the query has GROUP BY. Then every group has at least one row, so an aggregate is not null for lack of
   * rows.
   */
  grouped: boolean;
}

/**
 * Returns the context with more relations in scope. They hide outer relations of the same name, and what was proved
 * about those.
 */
export function withRelations(inner: Relation[], context: Context): Context {
  const hidden = inner.map(({ name }) => `${name}.`);
  const proved = [...context.proved].filter((column) => !hidden.some((name) => column.startsWith(name)));
  return { ...context, relations: [...inner, ...context.relations], proved: new Set(proved) };
}

/** Returns the relations that a FROM item adds to the scope. */
export function fromItem(item: Node, context: Context): Relation[] {
  const { RangeVar, RangeSubselect, RangeFunction, JoinExpr } = kindOf(item);
  if (RangeVar) return [relation(RangeVar, context)];
  if (RangeSubselect) {
    const columns = context.judge.columnsOf(RangeSubselect.subquery!, context);
    return [renamed(RangeSubselect.alias?.aliasname ?? '', columns, names(RangeSubselect.alias?.colnames))];
  }
  if (RangeFunction) return [functionRelation(RangeFunction, context)];
  if (JoinExpr) {
    const left = fromItem(JoinExpr.larg!, context);
    const right = fromItem(JoinExpr.rarg!, withRelations(left, context));
    const [leftOuter, rightOuter] = [
      ['JOIN_RIGHT', 'JOIN_FULL'].includes(JoinExpr.jointype!),
      ['JOIN_LEFT', 'JOIN_FULL'].includes(JoinExpr.jointype!),
    ];
    return [
      ...left.map((one) => (leftOuter ? maybeMissing(one) : one)),
      ...right.map((one) => (rightOuter ? maybeMissing(one) : one)),
    ];
  }
  return [];
}

export function relation({ relname, schemaname, alias }: RangeVar, { ctes, tables }: Context): Relation {
  const cte = schemaname ? undefined : ctes.get(relname!);
  const columns = cte ?? [...(tables.get(relname!) ?? [])].map(([name, notNull]) => ({ name, nullable: !notNull }));
  return renamed(alias?.aliasname ?? relname!, columns, names(alias?.colnames));
}

/** Returns the columns that `*` stands for: those of relation `of`, or of every relation. */
export function star(of: string | undefined, { relations, proved }: Context): Column[] {
  return relations
    .filter(({ name }) => !of || name === of)
    .flatMap(({ name: relationName, columns }) =>
      columns.map((column) => (proved.has(`${relationName}.${column.name}`) ? { ...column, nullable: false } : column)),
    );
}

function functionRelation(item: NonNullable<ReturnType<typeof kindOf>['RangeFunction']>, context: Context): Relation {
  const call = kindOf(kindOf(item.functions![0]!).List!.items![0]!).FuncCall;
  const name = item.alias?.aliasname ?? textOf(call?.funcname?.at(-1)) ?? '';
  const given = names(item.alias?.colnames);
  const defined = (item.coldeflist ?? item.alias?.colnames ?? []).map((column) => kindOf(column).ColumnDef?.colname);
  if (item.coldeflist?.length)
    return renamed(
      name,
      defined.map((column) => ({ name: column!, nullable: true })),
      [],
    );
  const columns = (call?.args ?? []).map((argument) => ({ name, ...elementOf(argument, call!, context) }));
  const values =
    textOf(call?.funcname?.at(-1)) === 'unnest' ? columns : [{ name, ...elementOf(undefined, call!, context) }];
  const numbered = item.ordinality ? [...values, { name: 'ordinality', nullable: false }] : values;
  return renamed(name, numbered, given);
}

/**
 * Returns whether an element that a function in FROM returns can be null, and the same for the values inside it. Arrays
 * passed as parameters are assumed to have no null elements.
 */
function elementOf(
  argument: Node | undefined,
  call: NonNullable<ReturnType<typeof kindOf>['FuncCall']>,
  context: Context,
): Shape {
  const name = textOf(call.funcname?.at(-1));
  if (name === 'generate_series') return { nullable: false };
  if (name !== 'unnest' || !argument) return { nullable: true };
  const { TypeCast } = kindOf(argument);
  const list = TypeCast?.arg ?? argument;
  return kindOf(list).ParamRef
    ? { nullable: false }
    : (context.judge.shapeOf(list, context).element ?? { nullable: true });
}

function renamed(name: string, columns: Column[], given: string[]): Relation {
  return {
    name,
    outer: false,
    columns: columns.map((column, index) => ({ ...column, name: given[index] ?? column.name })),
  };
}

function maybeMissing(one: Relation): Relation {
  return { ...one, outer: true, columns: one.columns.map((column) => ({ ...column, nullable: true })) };
}
