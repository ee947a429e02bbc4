import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql';

/** Returns the names of the calls that a document makes, including those in fragments. `__typename` does not count. */
export function rootCalls(document: DocumentNode, schema: GraphQLSchema): Set<string> {
  const types = new TypeInfo(schema);
  const calls = new Set<string>();
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name }) => {
        const parent = types.getParentType();
        if (parent !== schema.getQueryType() && parent !== schema.getMutationType()) return undefined;
        if (name.value !== '__typename') calls.add(name.value);
        return false;
      },
    }),
  );
  return calls;
}
