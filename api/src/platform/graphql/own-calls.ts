import { TypeMetadataStorage } from '@nestjs/graphql';
import { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { ACCESS, type Access } from '../auth/access.js';

/** Whose schema it is. Calls with `@OperatorOnly()` are in the operators' schema only, all others in the shoppers'. */
export type Audience = 'SHOPPERS' | 'OPERATORS';

/** Returns the part of a schema that has the calls of this audience, and the types that they need. */
export function withOwnCalls(schema: GraphQLSchema, audience: Audience): GraphQLSchema {
  const calls = [...TypeMetadataStorage.getQueriesMetadata(), ...TypeMetadataStorage.getMutationsMetadata()];
  const own = new Set(calls.filter((call) => audienceOf(call) === audience).map(({ schemaName }) => schemaName));
  const cut = (type?: GraphQLObjectType | null) => {
    if (!type) return null;
    const { fields, ...config } = type.toConfig();
    const kept = Object.entries(fields).filter(([name]) => own.has(name));
    return kept.length ? new GraphQLObjectType({ ...config, fields: Object.fromEntries(kept) }) : null;
  };
  const { query, mutation, ...config } = schema.toConfig();
  return new GraphQLSchema({ ...config, query: cut(query), mutation: cut(mutation), types: [] });
}

/** The method of a resolver that answers a call. */
interface Handler {
  target: object;
  methodName: string;
}

/** Returns the level that the method, or else its class, declares; undefined if neither does. */
export function accessOf({ target, methodName }: Handler): Access | undefined {
  const { prototype } = target as { prototype: Record<string, object> };
  return (Reflect.getMetadata(ACCESS, prototype[methodName]!) ?? Reflect.getMetadata(ACCESS, target)) as
    Access | undefined;
}

function audienceOf(handler: Handler): Audience {
  const access = accessOf(handler);
  return access === 'MANAGER' || access === 'ADMIN' ? 'OPERATORS' : 'SHOPPERS';
}
