import { isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';

/**
 * Removes, in place, all resolvers that only read the property with the field's name, and returns the schema. Nest adds
 * such a resolver to every field. Without it graphql-js reads the property itself, which is faster in responses with
 * thousands of fields.
 */
export function withPlainFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) if (readsItsProperty(field)) delete field.resolve;
  }
  return schema;
}

/**
 * Returns whether a resolver only reads the property with the field's name. To find out, calls it with an object that
 * records which properties are read.
 */
function readsItsProperty({ name, resolve }: GraphQLField<unknown, unknown>): boolean {
  if (resolve?.name !== 'rootFieldResolver') return false;
  const read: PropertyKey[] = [];
  const probe = new Proxy({}, { get: (_, key) => void read.push(key) });
  const value: unknown = (resolve as (root: unknown) => unknown)(probe);
  return value === undefined && read.length === 1 && read[0] === name;
}
