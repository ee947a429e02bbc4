import { getNamedType, isInputObjectType, isObjectType, type GraphQLSchema } from 'graphql';

/**
 * Copies, in place, the description of its input type to every argument without a description, and returns the schema.
 * Calls take one argument `dto`, whose type is defined for them, so its description is written once.
 */
export function withDescribedArguments(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const argument of Object.values(type.getFields()).flatMap(({ args }) => args)) {
      const taken = getNamedType(argument.type);
      if (isInputObjectType(taken)) argument.description ??= taken.description;
    }
  }
  return schema;
}
