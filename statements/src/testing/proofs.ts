import type { Node } from '@pgsql/types';
import type { Context } from './relations.js';
import { kindOf, textOf } from './syntax-tree.js';

/** Returns the conditions of inner joins. Like a WHERE condition, they are true for every row. */
export function innerJoins(items: Node[]): (Node | undefined)[] {
  return items.flatMap((item) => {
    const { JoinExpr } = kindOf(item);
    if (JoinExpr?.jointype !== 'JOIN_INNER') return [];
    return [JoinExpr.quals, ...innerJoins([JoinExpr.larg!, JoinExpr.rarg!])];
  });
}

/** Returns the context extended by what these conditions prove not to be null. */
export function withProofs(conditions: (Node | undefined)[], context: Context): Context {
  const proved = conditions.flatMap((condition) => provedBy(condition, context));
  return { ...context, proved: new Set([...context.proved, ...proved]) };
}

/**
 * Returns `relation.column` of every column that cannot be null if the condition is true. Understands IS NOT NULL,
 * comparisons, and AND.
 */
function provedBy(condition: Node | undefined, context: Context): string[] {
  if (!condition) return [];
  const { BoolExpr, NullTest, A_Expr } = kindOf(condition);
  if (BoolExpr?.boolop === 'AND_EXPR') return BoolExpr.args!.flatMap((part) => provedBy(part, context));
  if (NullTest?.nulltesttype === 'IS_NOT_NULL') return named(NullTest.arg, context);
  const strict = ['AEXPR_OP', 'AEXPR_OP_ANY', 'AEXPR_IN', 'AEXPR_LIKE', 'AEXPR_ILIKE', 'AEXPR_BETWEEN'];
  if (A_Expr && strict.includes(A_Expr.kind!))
    return [...named(A_Expr.lexpr, context), ...named(A_Expr.rexpr, context)];
  return [];
}

function named(node: Node | undefined, { relations }: Context): string[] {
  const fields = node && kindOf(node).ColumnRef?.fields;
  if (!fields) return [];
  const [name, of] = [textOf(fields.at(-1)), fields.length > 1 ? textOf(fields[0]) : undefined];
  const found = relations.find((one) => (of ? one.name === of : one.columns.some((column) => column.name === name)));
  return found ? [`${found.name}.${name}`] : [];
}
