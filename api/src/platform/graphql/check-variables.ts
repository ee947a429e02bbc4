import type { ApolloServerPlugin } from '@apollo/server';
import {
  GraphQLError,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { badUserInput, fieldFault, type ApiError, type FieldFault } from '../../shared/api-error.js';
import { fault, type Fault } from '../../shared/messages/messages.js';

/** Maximum number of characters of a client's name that a message quotes. */
const LONGEST_NAME = 50;

/** Checks the variables of requests over HTTP before they run, compiled or not. */
export function checkedVariables(): ApolloServerPlugin {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: ({ schema, operation, request, response }) => {
          const found = operation && faultOfVariables(schema, operation, request.variables ?? {});
          if (!found) return Promise.resolve();
          response.http.status = 400;
          return Promise.reject(found);
        },
      }),
  };
}

/**
 * Returns the first fault of variables, in words that quote no value; undefined if they fit the types that the
 * operation declares. graphql-js would collect all faults, and each of its messages quotes a whole object.
 */
export function faultOfVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): ApiError | undefined {
  for (const { variable, type, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    const given = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (given === undefined && defaultValue) continue;
    const asked = typeFromAST(schema, type as never) as GraphQLInputType | undefined;
    const found = asked && faultOf(given, asked, name);
    if (found) return badUserInput([found]);
  }
  return undefined;
}

function faultOf(value: unknown, type: GraphQLInputType, path: string): FieldFault | undefined {
  const isAbsent = value === undefined || value === null;
  if (isNonNullType(type)) return isAbsent ? fieldFault(path, 'missing') : faultOf(value, type.ofType, path);
  if (isAbsent) return undefined;
  if (isListType(type)) {
    if (!Array.isArray(value)) return faultOf(value, type.ofType, path);
    return firstFault(value, (entry, n) => faultOf(entry, type.ofType, `${path}.${n}`));
  }
  if (isInputObjectType(type)) return faultOfObject(value, type.getFields(), path);
  const wrong = faultOfLeaf(value, type);
  return wrong && { field: path, message: wrong };
}

function faultOfObject(value: unknown, fields: Record<string, GraphQLInputField>, path: string) {
  if (typeof value !== 'object' || Array.isArray(value)) return fieldFault(path, 'notAnObject');
  const given = value as Record<string, unknown>;
  for (const name in given)
    if (!Object.hasOwn(fields, name)) return fieldFault(`${path}.${name.slice(0, LONGEST_NAME)}`, 'unknownField');
  return firstFault(Object.values(fields), ({ name, type, defaultValue }) =>
    given[name] === undefined && defaultValue !== undefined ? undefined : faultOf(given[name], type, `${path}.${name}`),
  );
}

function faultOfLeaf(value: unknown, type: GraphQLLeafType): Fault | undefined {
  if (isEnumType(type))
    return typeof value === 'string' && type.getValue(value) ? undefined : fault('noValueOf', { type: type.name });
  try {
    return type.parseValue(value) === undefined ? fault('notOf', { type: type.name }) : undefined;
  } catch (error) {
    // The messages of GraphQL's own scalars quote the value. The shop's own scalars say which values are right.
    const isOwn = error instanceof GraphQLError && error.extensions['code'] === 'BAD_USER_INPUT';
    return isOwn ? (error.message as Fault) : fault('notOf', { type: type.name });
  }
}

function firstFault<T>(values: readonly T[], faultAt: (value: T, n: number) => FieldFault | undefined) {
  for (const [n, value] of values.entries()) {
    const found = faultAt(value, n);
    if (found) return found;
  }
  return undefined;
}
