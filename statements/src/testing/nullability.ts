import type { Node, ParseResult, SelectStmt } from '@pgsql/types';
import { isAggregate, isNeverNull, isStrict, keepsList } from './functions.js';
import { innerJoins, withProofs } from './proofs.js';
import {
  fromItem,
  relation,
  star,
  withRelations,
  type Column,
  type Context,
  type NotNullColumns,
  type Relation,
  type Shape,
} from './relations.js';
import { kindOf, names, textOf } from './syntax-tree.js';

const NULLABLE: Shape = { nullable: true };
const PRESENT: Shape = { nullable: false };

/**
 * For each column of a statement, and for each field of JSON that it builds, decides whether it can be null. It counts
 * as nullable unless the opposite can be proved.
 */
export function columnsOfStatement(tree: ParseResult, tables: NotNullColumns, optional: ReadonlySet<number>): Column[] {
  const nothing = { ctes: new Map(), relations: [], proved: new Set<string>(), grouped: false };
  return columnsOf(tree.stmts![0]!.stmt!, { tables, optional, judge: { columnsOf, shapeOf }, ...nothing });
}

/** Columns of a SELECT, or of the RETURNING clause of an INSERT, UPDATE or DELETE. */
function columnsOf(node: Node, outer: Context): Column[] {
  const { SelectStmt, InsertStmt, UpdateStmt, DeleteStmt } = kindOf(node);
  if (SelectStmt) return columnsOfSelect(SelectStmt, outer);
  const writing = InsertStmt ?? UpdateStmt ?? DeleteStmt;
  if (!writing?.returningList || !writing.relation) return [];
  const context = withCtes(writing.withClause?.ctes ?? [], outer);
  const target = relation(writing.relation, context);
  const others = UpdateStmt?.fromClause ?? DeleteStmt?.usingClause ?? [];
  const beside = others.flatMap((item) => fromItem(item, context));
  const before = withRelations([target, ...beside], context);
  const conditions = [UpdateStmt?.whereClause ?? DeleteStmt?.whereClause, ...innerJoins(others)];
  const found = withProofs(conditions, before);
  const set = new Map((UpdateStmt?.targetList ?? []).map((column) => written(column, found)));
  const columns = target.columns.map((column) => (set.get(column.name) ? { ...column, nullable: false } : column));
  const proved = [...found.proved].filter(
    (column) => ![...set.keys()].some((name) => column === `${target.name}.${name}`),
  );
  const after = withRelations([{ ...target, columns }, ...beside], context);
  return targets(writing.returningList, { ...after, proved: new Set([...after.proved, ...proved]) });
}

/** The name of a column that an UPDATE sets, and whether its new value can never be null. */
function written(column: Node, context: Context): [name: string, isPresent: boolean] {
  const { name, val } = kindOf(column).ResTarget!;
  return [name!, !shapeOf(val!, context).nullable];
}

function columnsOfSelect(select: SelectStmt, outer: Context): Column[] {
  const context = withCtes(select.withClause?.ctes ?? [], outer);
  if (select.larg && select.rarg) {
    const right = columnsOfSelect(select.rarg, context);
    return columnsOfSelect(select.larg, context).map((column, index) => either(column, right[index]));
  }
  if (select.valuesLists?.length) {
    const rows = select.valuesLists.map((row) => kindOf(row).List?.items ?? []);
    return rows[0]!.map((_, index) => ({
      name: `column${index + 1}`,
      nullable: rows.some((row) => shapeOf(row[index]!, context).nullable),
    }));
  }
  const relations = (select.fromClause ?? []).reduce<Relation[]>(
    // An item of FROM may refer to the items on its left (LATERAL).
    (left, item) => [...left, ...fromItem(item, withRelations(left, context))],
    [],
  );
  const inner = { ...withRelations(relations, context), grouped: !!select.groupClause?.length };
  const found = withProofs([select.whereClause, ...innerJoins(select.fromClause ?? [])], inner);
  const columns = targets(select.targetList ?? [], found);
  // With GROUPING SETS, ROLLUP or CUBE, columns outside the current set are null.
  const hasSets = select.groupClause?.some((item) => kindOf(item).GroupingSet);
  return hasSets ? columns.map((column) => ({ ...column, nullable: true })) : columns;
}

function withCtes(ctes: Node[], outer: Context): Context {
  return ctes.reduce((context, node) => {
    const { ctename, ctequery, aliascolnames } = kindOf(node).CommonTableExpr!;
    const given = names(aliascolnames);
    const knowing = (columns: Column[]): Context => {
      const renamed = columns.map((column, index) => ({ ...column, name: given[index] ?? column.name }));
      return { ...context, ctes: new Map([...context.ctes, [ctename!, renamed]]) };
    };
    const { SelectStmt: query } = kindOf(ctequery!);
    if (!query?.larg) return knowing(columnsOf(ctequery!, context));
    const again = (known: Column[]): Column[] => {
      const columns = columnsOf(ctequery!, knowing(known));
      return columns.every(({ nullable }, index) => nullable === known[index]?.nullable) ? columns : again(columns);
    };
    // A recursive query: its columns are first judged by the non-recursive part, then again until no more of them
    // become nullable.
    return knowing(again(columnsOfSelect(query.larg, context)));
  }, outer);
}

function targets(list: Node[], context: Context): Column[] {
  return list.flatMap((node) => {
    const { name, val } = kindOf(node).ResTarget!;
    const fields = kindOf(val!).ColumnRef?.fields;
    if (fields && kindOf(fields.at(-1)!).A_Star)
      return star(textOf(fields.length > 1 ? fields[0] : undefined), context);
    return [{ ...shapeOf(val!, context), name: name ?? textOf(fields?.at(-1)) ?? '' }];
  });
}

/** Returns whether an expression can be null, and the shapes of the values inside JSON or an array that it builds. */
function shapeOf(node: Node, context: Context): Shape {
  const kind = kindOf(node);
  if (kind.ColumnRef) return columnShape(kind.ColumnRef.fields!, context);
  if (kind.A_Const) return kind.A_Const.isnull ? NULLABLE : PRESENT;
  if (kind.ParamRef) return { nullable: context.optional.has(kind.ParamRef.number!) };
  if (kind.TypeCast) return { ...shapeOf(kind.TypeCast.arg!, context), untyped: false };
  if (kind.CollateClause) return shapeOf(kind.CollateClause.arg!, context);
  if (kind.NullTest || kind.BooleanTest || kind.SQLValueFunction || kind.RowExpr) return PRESENT;
  if (kind.A_ArrayExpr) return { ...PRESENT, element: merged(shapes(kind.A_ArrayExpr.elements, context)) };
  if (kind.CoalesceExpr) return anyPresent(shapes(kind.CoalesceExpr.args, context));
  if (kind.MinMaxExpr) return anyPresent(shapes(kind.MinMaxExpr.args, context));
  if (kind.BoolExpr) return allPresent(shapes(kind.BoolExpr.args, context));
  if (kind.CaseExpr) {
    const results = (kind.CaseExpr.args ?? []).map((when) => kindOf(when).CaseWhen!.result!);
    const { defresult } = kind.CaseExpr;
    return merged([...shapes(results, context), defresult ? shapeOf(defresult, context) : NULLABLE]);
  }
  if (kind.A_Expr) return operatorShape(kind.A_Expr, context);
  if (kind.SubLink) return subqueryShape(kind.SubLink, context);
  if (kind.FuncCall) return functionShape(kind.FuncCall, context);
  return NULLABLE;
}

function columnShape(fields: Node[], context: Context): Shape {
  const [name, of] = [textOf(fields.at(-1)), fields.length > 1 ? textOf(fields[0]) : undefined];
  for (const found of context.relations) {
    if (of && found.name !== of) continue;
    const column = found.columns.find((one) => one.name === name);
    if (column) return context.proved.has(`${found.name}.${name}`) ? { ...column, nullable: false } : column;
    // A relation's name used as a column stands for the whole row.
    if (!of && found.name === name)
      return { nullable: found.outer, fields: new Map(found.columns.map((one) => [one.name, one])) };
  }
  return NULLABLE;
}

type Kind<Name extends keyof ReturnType<typeof kindOf>> = NonNullable<ReturnType<typeof kindOf>[Name]>;

function operatorShape({ kind, name, lexpr, rexpr }: Kind<'A_Expr'>, context: Context): Shape {
  if (kind === 'AEXPR_DISTINCT' || kind === 'AEXPR_NOT_DISTINCT') return PRESENT;
  if (kind === 'AEXPR_NULLIF') return { ...NULLABLE, untyped: true };
  // `->` and `#>` return null if the JSON document lacks the key.
  if (kind === 'AEXPR_OP' && /^(->|#>)/.test(textOf(name?.at(-1)) ?? '')) return NULLABLE;
  const operands = [lexpr, rexpr].flatMap((operand) => (operand ? (kindOf(operand).List?.items ?? [operand]) : []));
  const given = shapes(operands, context);
  // ANY and ALL compare with each element of an array, so a null element can make the result null.
  const isOfList = kind === 'AEXPR_OP_ANY' || kind === 'AEXPR_OP_ALL';
  const shape = allPresent(isOfList ? [...given, given.at(-1)!.element ?? PRESENT] : given);
  return textOf(name?.at(-1)) === '||' ? { ...shape, element: merged(elements(given)) } : shape;
}

function subqueryShape({ subLinkType, subselect, testexpr }: Kind<'SubLink'>, context: Context): Shape {
  if (subLinkType === 'EXISTS_SUBLINK') return PRESENT;
  const [column = { name: '', ...NULLABLE }] = columnsOf(subselect!, { ...context, grouped: false });
  if (subLinkType === 'ARRAY_SUBLINK') return { ...PRESENT, element: column };
  if (subLinkType === 'ANY_SUBLINK' || subLinkType === 'ALL_SUBLINK')
    return allPresent([shapeOf(testexpr!, context), column]);
  const select = kindOf(subselect!).SelectStmt;
  return { ...column, nullable: column.nullable || !select || !hasOneRow(select) };
}

/**
 * Whether a query always returns exactly one row: an aggregate without GROUP BY, or a SELECT without FROM and WHERE.
 */
function hasOneRow({ limitCount, limitOffset, ...select }: SelectStmt): boolean {
  const { fromClause, whereClause, groupClause, havingClause, targetList, larg } = select;
  const isCut = limitOffset ?? (limitCount && !kindOf(limitCount).A_Const?.ival?.ival);
  if (isCut || groupClause?.length || havingClause || larg) return false;
  if (calls(targetList, ({ funcname }) => textOf(funcname?.at(-1)) === 'unnest')) return false;
  return (!fromClause?.length && !whereClause) || calls(targetList, isGrouping);
}

const isGrouping = ({ funcname, over }: Kind<'FuncCall'>): boolean => !over && isAggregate(textOf(funcname?.at(-1))!);

/** Whether the syntax tree contains a function call for which `such` returns true. Subqueries are not searched. */
function calls(value: unknown, such: (call: Kind<'FuncCall'>) => boolean): boolean {
  if (Array.isArray(value)) return value.some((one) => calls(one, such));
  if (!value || typeof value !== 'object' || 'SubLink' in value) return false;
  const call = kindOf(value as Node).FuncCall;
  return (call !== undefined && such(call)) || Object.values(value).some((one) => calls(one, such));
}

function functionShape({ args = [], over, ...call }: Kind<'FuncCall'>, context: Context): Shape {
  const name = textOf(call.funcname?.at(-1))!;
  const given = shapes(args, withProofs([call.agg_filter], context));
  if (/^jsonb?_build_object$/.test(name)) {
    const keys = args.filter((_, index) => index % 2 === 0).map((key) => kindOf(key).A_Const?.sval?.sval ?? '');
    return { ...PRESENT, fields: new Map(keys.map((key, index) => [key, given[index * 2 + 1]!])) };
  }
  if (/^(to_jsonb?|row_to_json)$/.test(name)) return given[0]!;
  if (name === 'unnest') return given[0]?.element ?? NULLABLE;
  if (isNeverNull(name)) return PRESENT;
  if (keepsList(name)) return listShape(name, args, given);
  if (isAggregate(name)) {
    // A window with an explicit frame clause may have no rows. Bit 1 of `frameOptions` is set for such a frame, but not
    // for the default frame.
    const inFrame = over && !over.name && !over.refname && !(over.frameOptions! & 1);
    const ofNoRows = !(over ? inFrame : context.grouped) || call.agg_filter !== undefined || call.agg_within_group;
    const list = /_agg$/.test(name) && name !== 'string_agg';
    return list
      ? { nullable: !!ofNoRows, element: given[0] }
      : { nullable: !!ofNoRows || given.some(({ nullable }) => nullable) };
  }
  return isStrict(name, args) ? allPresent(given) : NULLABLE;
}

function listShape(name: string, args: Node[], [list, ...values]: Shape[]): Shape {
  const put = { array_append: values, array_cat: elements(values), array_replace: values.slice(1) }[name] ?? [];
  const isCleared = name === 'array_remove' && kindOf(args[1]!).A_Const?.isnull;
  return { nullable: list!.nullable, element: isCleared ? PRESENT : merged([list!.element ?? PRESENT, ...put]) };
}

/** For each array, what is known about nulls in its elements. If nothing is recorded, the elements are never null. */
function elements(lists: Shape[]): Shape[] {
  return lists.map(({ element }) => element ?? PRESENT);
}

function shapes(nodes: Node[] | undefined, context: Context): Shape[] {
  return (nodes ?? []).map((node) => shapeOf(node, context));
}

function allPresent(parts: Shape[]): Shape {
  return { nullable: parts.some(({ nullable }) => nullable) };
}

function anyPresent(parts: Shape[]): Shape {
  return { ...merged(parts), nullable: parts.every(({ nullable }) => nullable) };
}

/** The merged shape of alternative values: a field or element is nullable if it is nullable in any of them. */
function merged(parts: Shape[]): Shape {
  const inside = parts.flatMap(({ fields }) => [...(fields ?? [])]);
  const elements = parts.flatMap(({ element }) => element ?? []);
  const names = [...new Set(inside.map(([name]) => name))];
  const field = (name: string) => merged(inside.filter(([of]) => of === name).map(([, shape]) => shape));
  const untyped = parts.some((part) => part.untyped);
  return {
    nullable: parts.some(({ nullable }) => nullable),
    ...(names.length > 0 && { fields: new Map(names.map((name) => [name, field(name)])) }),
    ...(elements.length > 0 && { element: merged(elements) }),
    ...(untyped && { untyped }),
  };
}

/**
 * A column of a UNION, INTERSECT or EXCEPT. Fields of JSON in it are not judged, because they may differ between the
 * queries.
 */
function either(left: Column, right: Column | undefined): Column {
  return { name: left.name, nullable: left.nullable || (right?.nullable ?? true), isOfSeveral: true };
}
