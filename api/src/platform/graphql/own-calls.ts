import { TypeMetadataStorage } from '@nestjs/graphql';
import { GraphQLObjectType, GraphQLSchema, isInterfaceType } from 'graphql';
import { ACCESS, isForOperators, type Access } from '../auth/access.js';
import { metadataOf, type Handler } from './call-metadata.js';

/**
 * The users of a schema. Calls with `@Needs(…)` or `@ForOperators()` are only in the operators' schema, all others only
 * in the shoppers'.
 */
export type Audience = 'SHOPPERS' | 'OPERATORS';

/** Descriptions of the root types, for which Nest has no option. */
const ROOTS = {
  Query: 'Calls that read data. docs/calls.md lists who may use each call and its cost.',
  Subscription:
    'Events over a WebSocket with the protocol `graphql-transport-ws`, at the same URL as this API (docs/subscriptions.md).',
  Mutation: 'Calls that change data. They run one after another, in the order of the request.',
};

/** Returns the part of a schema that contains the calls for this audience and the types they need. */
export function withOwnCalls(schema: GraphQLSchema, audience: Audience): GraphQLSchema {
  const calls = [
    ...TypeMetadataStorage.getQueriesMetadata(),
    ...TypeMetadataStorage.getMutationsMetadata(),
    ...TypeMetadataStorage.getSubscriptionsMetadata(),
  ];
  const own = new Set(calls.filter((call) => audienceOf(call) === audience).map(({ schemaName }) => schemaName));
  const cut = (type?: GraphQLObjectType | null) => {
    if (!type) return null;
    const { fields, ...config } = type.toConfig();
    const kept = Object.entries(fields).filter(([name]) => own.has(name));
    const description = ROOTS[config.name as keyof typeof ROOTS];
    return kept.length ? new GraphQLObjectType({ ...config, description, fields: Object.fromEntries(kept) }) : null;
  };
  const { query, mutation, subscription, ...config } = schema.toConfig();
  const roots = { query: cut(query), mutation: cut(mutation), subscription: cut(subscription) };
  const reached = new GraphQLSchema({ ...config, ...roots, types: [] });
  // No field has the type of an object that implements an interface, so these types must be added by name.
  const types = Object.values(reached.getTypeMap()).flatMap((type) =>
    isInterfaceType(type) && !reached.getImplementations(type).objects.length
      ? schema.getImplementations(type).objects
      : [],
  );
  return types.length ? new GraphQLSchema({ ...config, ...roots, types }) : reached;
}

/** Returns the access rule that is declared on the method, or otherwise on its class; undefined if there is none. */
export function accessOf(handler: Handler): Access | undefined {
  return metadataOf(handler, ACCESS) as Access | undefined;
}

function audienceOf(handler: Handler): Audience {
  return isForOperators(accessOf(handler)) ? 'OPERATORS' : 'SHOPPERS';
}
