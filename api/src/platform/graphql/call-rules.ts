import { TypeMetadataStorage } from '@nestjs/graphql';
import type { GraphQLSchema } from 'graphql';
import type { Access } from '../auth/access.js';
import { pointsOf, STANDARD_POINTS } from '../query-budget/query-cost.js';
import { accessOf } from './own-calls.js';

/** Who may call a query or a mutation, and what it costs. */
export interface CallRule {
  kind: 'query' | 'mutation';
  name: string;
  /** The method that answers, such as `CatalogResolver.product`. */
  handler: string;
  /** Undefined if no decorator declares it: the guard then refuses everybody. */
  access: Access | undefined;
  /** Points of the call itself, without those of its answer. */
  points: number | 'by its arguments';
}

/** The rules of every call of a schema, by name. */
export function callRules(schema: GraphQLSchema): CallRule[] {
  const handlers = new Map(
    [...TypeMetadataStorage.getQueriesMetadata(), ...TypeMetadataStorage.getMutationsMetadata()].map((handler) => [
      handler.schemaName,
      handler,
    ]),
  );
  const types = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  return (['query', 'mutation'] as const).flatMap((kind) =>
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
        };
      }),
  );
}
