import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ParseOptions, type ValidationContext, type ValidationRule } from 'graphql';

/**
 * Maximum size of a GraphQL document: several times that of the shop's own storefront queries, but far below what would
 * do harm. Validated documents are cached by their text, so the limits cost nothing for a known query.
 */
export const QUERY_LIMITS = {
  tokens: 2000,
  depth: 12,
  aliases: 15,
  directives: 20,
  operations: 10,
  fragments: 50,
  /** Maximum number of fields with the same response key in one selection set, including those of fragments. */
  equalKeys: 10,
  fields: 4000,
  /** Maximum cost of one request in points; see `query-budget/query-cost.ts`. */
  points: 400,
};

/** Number of errors after which validation stops. */
export const MOST_FAULTS = 10;

/** Faults of variables are found by `check-variables.ts`; if a fault remains, coercion stops at it. */
export const executionOptions = { maxCoercionErrors: 1 };

export const parseOptions: ParseOptions = { maxTokens: QUERY_LIMITS.tokens };

/**
 * Makes the validation rules of graphql-armor collect errors instead of throwing the first one, so the client gets
 * GRAPHQL_VALIDATION_FAILED with all of them.
 */
const reporting = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/**
 * Reports a kind of operation that the schema does not have. graphql-js would notice it only during execution, and its
 * error has no code.
 */
const knownOperationTypes: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (!context.getSchema().getRootType(node.operation))
      context.reportError(new GraphQLError(`The schema has no ${node.operation}s`, { nodes: node }));
  },
});

/** Reports subscriptions that come over HTTP. graphql-js would execute them as if they were queries. */
const noSubscriptions: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === 'subscription')
      context.reportError(
        new GraphQLError(
          'Subscriptions are answered over a WebSocket at this address, with the protocol graphql-transport-ws',
          { nodes: node },
        ),
      );
  },
});

/** The cast is needed because the visitors of graphql-armor declare `Record<string, any>` for operations. */
export const limitRules = [
  knownOperationTypes,
  maxDepthRule({ n: QUERY_LIMITS.depth, flattenFragments: true, ...reporting }),
  maxAliasesRule({ n: QUERY_LIMITS.aliases, ...reporting }),
  maxDirectivesRule({ n: QUERY_LIMITS.directives, ...reporting }),
] as unknown as ValidationRule[];

/** The rules for requests over HTTP. */
export const httpRules = [noSubscriptions, ...limitRules];
