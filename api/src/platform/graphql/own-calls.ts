import { TypeMetadataStorage } from '@nestjs/graphql';
import { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { ACCESS, type Access } from '../auth/access.js';

/** Whose schema it is: what `@OperatorOnly()` guards is in the operators' and nowhere else, all the rest in the shoppers'. */
export type Audience = 'SHOPPERS' | 'OPERATORS';

/** The part of a schema with every call that this audience is to see, and the types these calls need. */
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

/** The level that a decorator of the method or of its class asks for; undefined where neither says so. */
export function accessOf({ target, methodName }: Handler): Access | undefined {
  const { prototype } = target as { prototype: Record<string, object> };
  return (Reflect.getMetadata(ACCESS, prototype[methodName]!) ?? Reflect.getMetadata(ACCESS, target)) as
    Access | undefined;
}

function audienceOf(handler: Handler): Audience {
  const access = accessOf(handler);
  return access === 'MANAGER' || access === 'ADMIN' ? 'OPERATORS' : 'SHOPPERS';
}
