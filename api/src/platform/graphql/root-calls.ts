import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql';

/** Returns the names of the queries that a document asks, those in fragments included. `__typename` is none. */
export function rootCalls(document: DocumentNode, schema: GraphQLSchema): Set<string> {
  const types = new TypeInfo(schema);
  const calls = new Set<string>();
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name }) => {
        if (types.getParentType() !== schema.getQueryType()) return undefined;
        if (name.value !== '__typename') calls.add(name.value);
        return false;
      },
    }),
  );
  return calls;
}
