import { valueFromASTUntyped, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { AskedField, WeighedDocument } from './weigh-document.js';

type Variables = Record<string, unknown>;

/** Argument of a call's `complexity` function (option of `@Query`), which returns its points. */
export interface CallArguments {
  args: Record<string, unknown>;
}

/** Values of an answer that cost one point. */
const VALUES_A_POINT = 400;
/** Tokens that cost one point in a document new to this process: they are parsed and validated. */
const NEW_TOKENS_A_POINT = 50;
const BYTES_OF_VARIABLES_A_POINT = 10_000;
/** Points of a call that declares none. */
export const STANDARD_POINTS = { query: 1, mutation: 5 };
/** Entries of a page without a `limit`. */
const PAGE = 24;

/** Points for parsing and validating a new document. */
export function costOfReading({ tokens }: Pick<WeighedDocument, 'tokens'>): number {
  return tokens / NEW_TOKENS_A_POINT;
}

/**
 * Returns the points of a request, about a millisecond of processor each: one for the request, those that each call
 * declares (`complexity`), and those of the answer's values, where pages count with their size. A whole number, 1 at
 * least.
 */
export function costOfRequest(
  { operations }: WeighedDocument,
  schema: GraphQLSchema,
  operationName: unknown,
  variables: Variables,
): number {
  const operation = operations.length > 1 ? operations.find(({ name }) => name === operationName) : operations[0];
  if (!operation) return 1;
  const type = operation.kind === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  const standard = operation.kind === 'mutation' ? STANDARD_POINTS.mutation : STANDARD_POINTS.query;
  const calls = operation.fields.map((field) => {
    const args = argumentsOf(field, variables);
    return ownCost(type, field.name, { args }, standard) + valuesOf(field, variables) / VALUES_A_POINT;
  });
  return Math.ceil(calls.reduce((sum, points) => sum + points, 1));
}

export function costOfVariables(bytes: number): number {
  return bytes / BYTES_OF_VARIABLES_A_POINT;
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

/** What a call costs before its answer is counted: a number, or a function of its arguments. */
export function pointsOf(
  call: { extensions: Readonly<Record<string, unknown>> } | undefined,
  standard: number,
): number | ((call: CallArguments) => number) {
  const complexity = call?.extensions['complexity'];
  if (typeof complexity === 'function') return complexity as (call: CallArguments) => number;
  return typeof complexity === 'number' ? complexity : standard;
}

function valuesOf(field: AskedField, variables: Variables): number {
  const below = field.below.reduce((sum, child) => sum + valuesOf(child, variables), 0);
  return 1 + below * pageSize(argumentsOf(field, variables));
}

/** Entries that a field answers. A field without pagination counts as one: lists without pages are short. */
function pageSize(args: Record<string, unknown>): number {
  if (!('pagination' in args)) return 1;
  const { limit } = (args['pagination'] ?? {}) as { limit?: unknown };
  return typeof limit === 'number' && limit > 0 ? Math.min(limit, 1000) : PAGE;
}

function argumentsOf({ args }: AskedField, variables: Variables): Record<string, unknown> {
  return Object.fromEntries(args.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]));
}
