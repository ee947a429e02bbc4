import {
  getNamedType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

export type Call = { kind: 'query' | 'mutation'; name: string };

/** Returns all queries and mutations of a schema. */
export function callsOf(schema: GraphQLSchema): Call[] {
  const of = (kind: Call['kind'], fields: object = {}) => Object.keys(fields).map((name) => ({ kind, name }));
  return [...of('query', schema.getQueryType()?.getFields()), ...of('mutation', schema.getMutationType()?.getFields())];
}

/** Returns a minimal GraphQL document for the call: only required arguments, and as few fields as possible. */
export function leastDocument(schema: GraphQLSchema, { kind, name }: Call): string {
  const type = kind === 'query' ? schema.getQueryType()! : schema.getMutationType()!;
  const { args, type: answer } = type.getFields()[name]!;
  const given = args.filter(({ type }) => isNonNullType(type)).map(({ name, type }) => `${name}: ${least(type)}`);
  const selection = isLeafType(getNamedType(answer)) ? '' : '{ __typename }';
  return `${kind} { ${name}${given.length ? `(${given.join(', ')})` : ''} ${selection} }`;
}

function least(type: GraphQLInputType): string {
  if (isNonNullType(type)) return least(type.ofType);
  if (isListType(type)) return '[]';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) && field.defaultValue === undefined,
    );
    return `{ ${fields.map((field) => `${field.name}: ${least(field.type)}`).join(', ')} }`;
  }
  if ('getValues' in type) return type.getValues()[0]!.name;
  return (
    {
      String: '""',
      ID: '""',
      Int: '0',
      Float: '0',
      Kopecks: '0',
      Boolean: 'true',
      DateTime: '"2026-01-01T00:00:00Z"',
      DateOrTime: '"2026-01-01"',
    }[type.name] ?? 'null'
  );
}
