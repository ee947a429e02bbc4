import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ParseOptions, type ValidationContext, type ValidationRule } from 'graphql';

/**
 * The most that a document may ask for: several times what our own storefront asks, far below what would hurt. Checked
 * documents are cached by their text, so the limits cost a known query nothing.
 */
export const QUERY_LIMITS = {
  tokens: 2000,
  depth: 12,
  aliases: 15,
  directives: 20,
  cost: 2500,
  operations: 10,
  fragments: 50,
  /** Fields with the same response key in one selection set, fragments included. */
  equalKeys: 10,
  fields: 4000,
  /** Points of one request, see `query-budget/query-cost.ts`. */
  points: 400,
};

/** Validation stops after so many errors. */
export const MOST_FAULTS = 10;

export const parseOptions: ParseOptions = { maxTokens: QUERY_LIMITS.tokens };

/** Reports errors instead of throwing the first: the answer is GRAPHQL_VALIDATION_FAILED with all of them. */
const reporting = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** Reports an operation that the schema does not have. graphql-js notices it only on execution, without a code. */
const knownOperationTypes: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (!context.getSchema().getRootType(node.operation))
      context.reportError(new GraphQLError(`The schema has no ${node.operation}s`, { nodes: node }));
  },
});

/** The cast is needed because the visitors of graphql-armor declare `Record<string, any>` for operations. */
export const limitRules = [
  knownOperationTypes,
  maxDepthRule({ n: QUERY_LIMITS.depth, flattenFragments: true, ...reporting }),
  maxAliasesRule({ n: QUERY_LIMITS.aliases, ...reporting }),
  maxDirectivesRule({ n: QUERY_LIMITS.directives, ...reporting }),
  costLimitRule({ maxCost: QUERY_LIMITS.cost, flattenFragments: true, ...reporting }),
] as unknown as ValidationRule[];
