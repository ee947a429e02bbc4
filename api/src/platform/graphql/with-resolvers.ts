import { isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';

type Resolve = GraphQLFieldResolver<unknown, unknown>;

/** What resolvers of Nest give, by the names of types and fields. Of a subscription it is an object. */
export type Resolvers = Record<string, Record<string, Resolve | { subscribe: Resolve; resolve?: Resolve }>>;

/**
 * Gives fields their resolvers, in place, and returns the schema. Nest prints the schema, parses and checks its text,
 * makes a second schema of it for the resolvers, and copies them from there: a third of what the schema costs a start.
 */
export function withResolvers(schema: GraphQLSchema, resolvers: Resolvers): GraphQLSchema {
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`Resolvers are for object types, and ${typeName} is none.`);
    for (const [name, resolver] of Object.entries(fields)) {
      const field = type.getFields()[name];
      if (!field) throw new Error(`${typeName} has no field ${name} to resolve.`);
      Object.assign(field, typeof resolver === 'function' ? { resolve: resolver } : resolver);
    }
  }
  return schema;
}
