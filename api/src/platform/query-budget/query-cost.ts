import { valueFromASTUntyped, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { ContentSize } from './content-size.js';
import { isConnection, type AskedField, type WeighedDocument } from './weigh-document.js';

type Variables = Record<string, unknown>;

/** Argument of a call's `complexity` function (an option of `@Query`), which returns the cost of the call in points. */
export interface CallArguments {
  args: Record<string, unknown>;
}

/** Number of values in a request or a response that cost one point together. */
export const VALUES_A_POINT = 400;
/**
 * Number of tokens that cost one point in a query that this process has not seen before, because it must be parsed and
 * validated.
 */
const NEW_TOKENS_A_POINT = 50;
const CHARACTERS_A_POINT = 10_000;
/** Cost in points of calls that do not declare it. */
export const STANDARD_POINTS = { query: 1, mutation: 5, subscription: 5 };
/** Page size if the query gives no `limit`. */
const PAGE = 24;

/**
 * Returns the cost in points of parsing and validating a new query of so many characters. Space and comments are no
 * tokens, but they are read, too.
 */
export function costOfReading({ tokens }: Pick<WeighedDocument, 'tokens'>, characters: number): number {
  return Math.max(tokens / NEW_TOKENS_A_POINT, characters / CHARACTERS_A_POINT);
}

/**
 * Returns the cost of a request in points. A point is about a millisecond of processor time. The cost is the sum of one
 * point for the request, the points that each call declares (`complexity`), and the points of the values in the
 * response, which are estimated from page sizes. It is a whole number, at least 1.
 */
export function costOfRequest(
  { operations }: WeighedDocument,
  schema: GraphQLSchema,
  operationName: unknown,
  variables: Variables,
): number {
  const operation = operations.length > 1 ? operations.find(({ name }) => name === operationName) : operations[0];
  if (!operation) return 1;
  const type = schema.getRootType(operation.kind);
  const standard = STANDARD_POINTS[operation.kind];
  const calls = operation.fields.map((field) => {
    const args = argumentsOf(field, variables);
    return ownCost(type, field.name, { args }, standard) + valuesOf(field, variables, args) / VALUES_A_POINT;
  });
  return Math.ceil(calls.reduce((sum, points) => sum + points, 1));
}

/**
 * Returns the cost in points of a request's content besides its document: the content is read, checked, and perhaps
 * quoted.
 */
export function costOfContent({ values, characters }: Omit<ContentSize, 'isTooDeep'>): number {
  return Math.max(values / VALUES_A_POINT, characters / CHARACTERS_A_POINT);
}

function ownCost(
  type: GraphQLObjectType | null | undefined,
  name: string,
  call: CallArguments,
  standard: number,
): number {
  const points = pointsOf(type?.getFields()[name], standard);
  return typeof points === 'function' ? points(call) : points;
}

/** Base cost of a call in points, without the cost of its result: a number, or a function of its arguments. */
export function pointsOf(
  call: { extensions: Readonly<Record<string, unknown>> } | undefined,
  standard: number,
): number | ((call: CallArguments) => number) {
  const complexity = call?.extensions['complexity'];
  if (typeof complexity === 'function') return complexity as (call: CallArguments) => number;
  return typeof complexity === 'number' ? complexity : standard;
}

function valuesOf(field: AskedField, variables: Variables, args = argumentsOf(field, variables)): number {
  const below = field.below.reduce((sum, child) => sum + (child.values ?? valuesOf(child, variables)), 0);
  return 1 + below * pageSize(field, args);
}

/**
 * Returns the number of entries in a field's result. A field that is no connection and has no pagination counts as one,
 * because such lists are short.
 */
function pageSize({ below }: AskedField, args: Record<string, unknown>): number {
  const inConnection = isConnection(below);
  if (!inConnection && !('pagination' in args)) return 1;
  const limit = inConnection ? args['first'] : (args['pagination'] as { limit?: unknown } | null | undefined)?.limit;
  return typeof limit === 'number' && limit > 0 ? Math.min(limit, 1000) : PAGE;
}

function argumentsOf({ args }: AskedField, variables: Variables): Record<string, unknown> {
  return Object.fromEntries(args.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]));
}
