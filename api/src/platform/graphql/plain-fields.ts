import { isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';

/**
 * Nest gives every field a resolver that reads the property of the same name, which is what happens without one, only
 * slower: a hot answer has thousands of fields. Takes those resolvers away; any other stays.
 */
export function withPlainFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) if (readsItsProperty(field)) delete field.resolve;
  }
  return schema;
}

/** Tries the resolver on an object that notes what is read. */
function readsItsProperty({ name, resolve }: GraphQLField<unknown, unknown>): boolean {
  if (resolve?.name !== 'rootFieldResolver') return false;
  const read: PropertyKey[] = [];
  const probe = new Proxy({}, { get: (_, key) => void read.push(key) });
  const value: unknown = (resolve as (root: unknown) => unknown)(probe);
  return value === undefined && read.length === 1 && read[0] === name;
}
