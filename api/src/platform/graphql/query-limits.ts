import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ParseOptions, type ValidationContext, type ValidationRule } from 'graphql';

/**
 * What a document may ask at most: several times what our own storefront asks, far below what would hurt. A document is
 * checked once and remembered by its text, so the limits cost a known query nothing.
 */
export const QUERY_LIMITS = {
  tokens: 2000,
  depth: 12,
  aliases: 15,
  directives: 20,
  cost: 2500,
  operations: 10,
  fragments: 50,
  /** Fields of one selection set, fragments with it, that are answered under one name. */
  equalKeys: 10,
  fields: 4000,
  /** Points of one request, see `query-budget/query-cost.ts`. */
  points: 400,
};

/** Looking for more faults than that is work for nobody. */
export const MOST_FAULTS = 10;

export const parseOptions: ParseOptions = { maxTokens: QUERY_LIMITS.tokens };

/** Reported like any fault of a document, not thrown: the answer is GRAPHQL_VALIDATION_FAILED with all of them. */
const reporting = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** graphql-js finds out that a schema has no subscriptions when it runs one, and says so without a code. */
const knownOperationTypes: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (!context.getSchema().getRootType(node.operation))
      context.reportError(new GraphQLError(`The schema has no ${node.operation}s`, { nodes: node }));
  },
});

/** The rules visit operations as graphql-js asks; their types say only `Record<string, any>` of it, hence the cast. */
export const limitRules = [
  knownOperationTypes,
  maxDepthRule({ n: QUERY_LIMITS.depth, flattenFragments: true, ...reporting }),
  maxAliasesRule({ n: QUERY_LIMITS.aliases, ...reporting }),
  maxDirectivesRule({ n: QUERY_LIMITS.directives, ...reporting }),
  costLimitRule({ maxCost: QUERY_LIMITS.cost, flattenFragments: true, ...reporting }),
] as unknown as ValidationRule[];
