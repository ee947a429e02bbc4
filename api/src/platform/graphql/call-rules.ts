import { TypeMetadataStorage } from '@nestjs/graphql';
import type { GraphQLSchema } from 'graphql';
import type { Access } from '../auth/access.js';
import { pointsOf, STANDARD_POINTS } from '../query-budget/query-cost.js';
import { secondsCached } from './cached-for.js';
import { accessOf } from './own-calls.js';

/** Access rule and cost of a query, mutation or subscription. */
export interface CallRule {
  kind: 'query' | 'mutation' | 'subscription';
  name: string;
  /** The resolver method that handles the call, such as `CatalogResolver.product`. */
  handler: string;
  /** Who may make the call; undefined if no decorator declares it. The guard then refuses every call. */
  access: Access | undefined;
  /** Cost of the call itself in points, without the cost of its result. */
  points: number | 'by its arguments';
  /** Seconds for which caches may store a guest's answer; undefined if they may not. */
  cached: number | undefined;
}

/** Returns the rules of all calls of a schema: queries, then mutations, then subscriptions, each sorted by name. */
export function callRules(schema: GraphQLSchema): CallRule[] {
  const handlers = new Map(
    [
      ...TypeMetadataStorage.getQueriesMetadata(),
      ...TypeMetadataStorage.getMutationsMetadata(),
      ...TypeMetadataStorage.getSubscriptionsMetadata(),
    ].map((handler) => [handler.schemaName, handler]),
  );
  const types = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  return (['query', 'mutation', 'subscription'] as const).flatMap((kind) =>
    Object.values(types[kind]?.getFields() ?? {})
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map((field) => {
        const handler = handlers.get(field.name)!;
        const points = pointsOf(field, STANDARD_POINTS[kind]);
        return {
          kind,
          name: field.name,
          handler: `${(handler.target as { name: string }).name}.${handler.methodName}`,
          access: accessOf(handler),
          points: typeof points === 'function' ? 'by its arguments' : points,
          cached: secondsCached(field.name),
        };
      }),
  );
}
