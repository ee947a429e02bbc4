import {
  astFromValue,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  valueFromASTUntyped,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

type Variables = Record<string, unknown>;

/**
 * Returns a function that adds to variables the default values of the fields that their sender has left out. Without
 * them graphql-jit reports a field of a non-nullable type as missing, although it has a default.
 */
export function inputDefaults(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): (variables: Variables) => Variables {
  const fields = new Map<GraphQLInputObjectType, InputField[]>();
  const variables = variableDefinitions.map(({ variable, type }) => {
    const input = typeFromAST(schema, type as never) as GraphQLInputType | undefined;
    return [variable.name.value, input] as const;
  });
  const fieldsOf = (type: GraphQLInputObjectType): InputField[] => {
    let known = fields.get(type);
    if (!known) fields.set(type, (known = Object.values(type.getFields()).map(inputField)));
    return known;
  };
  const withDefaults = (value: unknown, type: GraphQLInputType): unknown => {
    if (isNonNullType(type)) return withDefaults(value, type.ofType);
    if (typeof value !== 'object' || value === null) return value;
    if (isListType(type)) {
      const entry = type.ofType;
      return Array.isArray(value) ? value.map((each) => withDefaults(each, entry)) : withDefaults(value, entry);
    }
    if (!isInputObjectType(type) || Array.isArray(value)) return value;
    const filled: Variables = { ...value };
    for (const { name, type: inner, standard } of fieldsOf(type)) {
      const given = filled[name];
      if (given === undefined) {
        if (standard !== undefined) filled[name] = standard;
      } else if (typeof given === 'object') filled[name] = withDefaults(given, inner);
    }
    return filled;
  };
  return (given) => {
    const filled = { ...given };
    for (const [name, type] of variables) if (type && name in given) filled[name] = withDefaults(given[name], type);
    return filled;
  };
}

interface InputField {
  name: string;
  type: GraphQLInputType;
  /** The default value; undefined if there is none. */
  standard: unknown;
}

const inputField = ({ name, type, defaultValue }: GraphQLInputField): InputField => ({
  name,
  type,
  standard: defaultValue === undefined ? undefined : written(defaultValue, type),
});

/** Returns a default value as a sender writes it: for an enum the name. */
function written(value: unknown, type: GraphQLInputType): unknown {
  const node = astFromValue(value, type);
  return node ? valueFromASTUntyped(node) : value;
}
